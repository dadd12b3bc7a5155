import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { routeRequestCode } from '#lib/edge-code.ts';

type Answer = { uri?: string; statusCode?: number; headers?: { location?: { value: string } } };
type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;
type Event = {
  request: { uri: string; querystring?: Query };
  context?: { eventType: string };
  response?: { statusCode: number };
};
const open = (hasContentService: boolean): ((event: Event) => Answer) =>
  runInNewContext(`${routeRequestCode({ hasContentService })}\nhandler`);
const handle = open(false);
const ask = (uri: string, querystring?: Query): Answer =>
  handle({ request: { uri, ...(querystring && { querystring }) } });
const context = { eventType: 'viewer-response' };
/** The status of an address. CloudFront passes the requested address, or the rewritten one, to the second call. */
const statusOf = (uri: string, statusCode = 200, by = handle) => {
  const asked = by({ context, request: { uri }, response: { statusCode } }).statusCode;
  const led = by({ context, request: { uri: ask(uri).uri ?? '' }, response: { statusCode } }).statusCode;
  return { asked, led };
};

describe('the edge', () => {
  test.each([
    ['/', '/index.html'],
    ['/pricing', '/pricing/index.html'],
    ['/docs/api', '/docs/api/index.html'],
    ['/blog/choose-one-keyword', '/blog/choose-one-keyword/index.html'],
    ['/dashboard', '/app.html'],
    ['/results/seo-optimizer-3', '/app.html'],
    ['/og/home.png', '/og/home.png'],
    ['/demos/gifs/seo-optimizer-hero.webp', '/demos/gifs/seo-optimizer-hero.webp'],
    ['/robots.txt', '/robots.txt'],
  ])('answers %s with %s', (uri, file) => {
    expect(ask(uri).uri).toBe(file);
    expect(statusOf(uri)).toEqual({ asked: 200, led: 200 });
  });

  test.each([
    '/nothing',
    '/pricing.html',
    '/PRICING',
    '/docs',
    '/.env',
    '/404.html',
    '/blog/a/b',
    '/blog/choose-one-keyword/x',
    '/assets/x',
    '/og/a/b',
  ])('[B-005] shows the 404 page for %s, with its status', (uri) => {
    expect(ask(uri).uri).toBe('/404.html');
    expect(statusOf(uri)).toEqual({ asked: 404, led: 404 });
  });

  test('[B-152] [B-155] leaves a post that was not built with the site to the app, which asks the content service', () => {
    expect(ask('/blog/of-the-service').uri).toBe('/post.html');
    expect(statusOf('/blog/of-the-service')).toEqual({ asked: 404, led: 404 });
    expect(statusOf('/blog/of-the-service', 200, open(true))).toEqual({ asked: 200, led: 200 });
    expect(statusOf('/nothing', 200, open(true))).toEqual({ asked: 404, led: 404 });
  });

  test('leaves non-page responses alone: a page that the browser already has, and redirects', () => {
    expect(statusOf('/nothing', 304)).toEqual({ asked: 304, led: 304 });
    expect(statusOf('/pricing', 304)).toEqual({ asked: 304, led: 304 });
  });

  test('fits the 10 kB that CloudFront allows a function', () => {
    expect(Buffer.byteLength(routeRequestCode({ hasContentService: true }))).toBeLessThan(10_240);
  });

  test.each([
    '/%5Cevil.example/',
    '/%5cevil.example/',
    '/\\evil.example/',
    '//\\evil.example/',
    '/%09/evil.example/',
    '/\t/evil.example/',
    '/%0d%0aX:y/',
    '/a%0d%0ab/',
    '/\r\nX: y/',
    '/%00/',
    '/%7f/',
    '/pricing\u0000',
    '/assets/..%5c..%5cindex.js',
  ])('shows the 404 page for %j, which contains a backslash or a control character', (uri) => {
    const response = ask(uri);
    expect([response.uri, response.headers]).toEqual(['/404.html', undefined]);
    expect(statusOf(uri)).toEqual({ asked: 404, led: 404 });
  });

  test('keeps the query when it redirects to the address without a trailing slash', () => {
    const location = (query: Query) => ask('/pricing/', query).headers?.location?.value;
    expect(location({ plan: { value: 'pro' }, utm_source: { value: 'a%20b' } })).toBe(
      '/pricing?plan=pro&utm_source=a%20b',
    );
    expect(location({ a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] } })).toBe(
      '/pricing?a=1&a=2',
    );
    expect(location({ flag: { value: '' } })).toBe('/pricing?flag');
    expect(location({ a: { value: '\r\nX: y' } })).toBe('/pricing');
    expect(location({})).toBe('/pricing');
  });

  test.each([
    ['/pricing/', '/pricing'],
    ['//', '/'],
    ['//evil.example/', '/evil.example'],
    ['///evil.example/a/', '/evil.example/a'],
  ])('redirects %s to %s, and never to another host', (uri, location) => {
    const response = ask(uri);
    expect([response.statusCode, response.headers?.location?.value]).toEqual([301, location]);
  });
});
