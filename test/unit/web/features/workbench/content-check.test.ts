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
    'htp:/my site',
    'https://exa mple.com/my article',
    '192.168.0.1',
    '8.8.8.8/draft',
  ])('is recognized: %s', (text) => expect(checkContent(text, false).unreadable).toBe(true));

  it.each([
    'https://example.com/article',
    'example.com:8080/article',
    'http://172.32.0.5/',
    'http://127.0.0.1:8000/page',
    'An article that names localhost:3000/foo in its text.',
    'Note: 20 loaves',
    'https://example.com/page is the page that I like best',
    'Version 1.2.3.4 of our recipe',
    '',
  ])('is not found in %s', (text) => expect(checkContent(text, false).unreadable).toBe(false));

  it('is reported as such when it has no words either', () => {
    expect(checkContent('192.168.0.1', false)).toMatchObject({ unreadable: true, message: null });
    expect(checkContent('12.5 + 3', false).message).not.toBeNull();
  });
});
