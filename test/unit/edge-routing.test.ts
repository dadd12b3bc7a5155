import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { routeRequestCode } from '#lib/edge-code.ts';

type Answer = { uri?: string; statusCode?: number; headers?: { location?: { value: string } } };
const handle: (event: { request: { uri: string } }) => Answer = runInNewContext(
  `${routeRequestCode()}\nhandler`,
);
const ask = (uri: string): Answer => handle({ request: { uri } });

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
  });

  test.each(['/nothing', '/pricing.html', '/PRICING', '/docs', '/.env'])('[B-005] says 404 for %s', (uri) => {
    expect(ask(uri).statusCode).toBe(404);
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
