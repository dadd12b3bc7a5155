import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { routeRequestCode } from '#lib/edge-code.ts';

type Answer = { uri?: string; statusCode?: number; headers?: { location?: { value: string } } };
type Event = { request: { uri: string }; context?: { eventType: string }; response?: { statusCode: number } };
const handle: (event: Event) => Answer = runInNewContext(`${routeRequestCode()}\nhandler`);
const ask = (uri: string): Answer => handle({ request: { uri } });
const context = { eventType: 'viewer-response' };
/** The status of an address: CloudFront shows the second call the address as it was asked for, or as it was led on. */
const statusOf = (uri: string, statusCode = 200) => {
  const asked = handle({ context, request: { uri }, response: { statusCode } }).statusCode;
  const led = handle({ context, request: { uri: ask(uri).uri ?? '' }, response: { statusCode } }).statusCode;
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

  test.each(['/nothing', '/pricing.html', '/PRICING', '/docs', '/.env', '/404.html'])(
    '[B-005] shows the 404 page for %s, with its status',
    (uri) => {
      expect(ask(uri).uri).toBe('/404.html');
      expect(statusOf(uri)).toEqual({ asked: 404, led: 404 });
    },
  );

  test('leaves what is not the page alone: one that the browser has already, and redirections', () => {
    expect(statusOf('/nothing', 304)).toEqual({ asked: 304, led: 304 });
    expect(statusOf('/pricing', 304)).toEqual({ asked: 304, led: 304 });
  });

  test('fits the 10 kB that CloudFront allows a function', () => {
    expect(Buffer.byteLength(routeRequestCode())).toBeLessThan(10_240);
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
  ])('shows the 404 page for %j, which holds a backslash or a control character', (uri) => {
    const answer = ask(uri);
    expect([answer.uri, answer.headers]).toEqual(['/404.html', undefined]);
    expect(statusOf(uri)).toEqual({ asked: 404, led: 404 });
  });

  test.each([
    ['/pricing/', '/pricing'],
    ['//', '/'],
    ['//evil.example/', '/evil.example'],
    ['///evil.example/a/', '/evil.example/a'],
  ])('leads %s to %s, and never to another host', (uri, location) => {
    const answer = ask(uri);
    expect([answer.statusCode, answer.headers?.location?.value]).toEqual([301, location]);
  });
});
