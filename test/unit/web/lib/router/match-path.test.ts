import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchPath } from '#web/lib/router/match-path.ts';

test.each([
  ['/', '/', {}],
  ['/pricing', '/pricing', {}],
  ['/pricing', '/Pricing/', {}],
  ['/blog/:slug', '/blog/one-keyword', { slug: 'one-keyword' }],
  ['/blog/:slug', '/blog/caf%C3%A9', { slug: 'café' }],
  ['/blog/:slug', '/blog/100%', { slug: '100%' }],
  ['*', '/anything/at/all', {}],
])('%s matches %s', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params);
});

test.each([
  ['/', '/pricing'],
  ['/blog', '/blog/one-keyword'],
  ['/blog/:slug', '/blog'],
  ['/blog/:slug', '/blog/'],
  ['/blog/:slug', '/blog/a/b'],
  ['/results/:jobId', '/shared/1'],
])('%s does not match %s', (pattern, pathname) => {
  expect(matchPath(pattern, pathname)).toBeNull();
});

test('a parameter is decoded to what was encoded into the path', () => {
  const part = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.isWellFormed());
  fc.assert(
    fc.property(part, (value) => {
      expect(matchPath('/results/:jobId', `/results/${encodeURIComponent(value)}`)).toEqual({ jobId: value });
    }),
  );
});
