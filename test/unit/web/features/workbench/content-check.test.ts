import { describe, expect, it } from 'vitest';
import { checkContent } from '#web/features/workbench/state/use-content-check.ts';

describe('an address that no server can read', () => {
  it.each([
    'http://192.168.0.1/draft',
    'http://10.1.2.3',
    'http://172.20.0.5:8080/',
    'http://[fd00::1]/',
    'http://nas.local/article',
    'localhost:3000/foo',
    'htp:/my-site.com/article',
    'ftp://example.com/file',
  ])('is recognized: %s', (text) => expect(checkContent(text, false).unreadable).toBe(true));

  it.each([
    'https://example.com/article',
    'example.com:8080/article',
    'http://172.32.0.5/',
    'http://127.0.0.1:8000/page',
    'An article that names localhost:3000/foo in its text.',
    'Note: 20 loaves',
    '',
  ])('is not found in %s', (text) => expect(checkContent(text, false).unreadable).toBe(false));
});
