import { describe, expect, it } from 'vitest';
import { rateLimits } from '#contracts/platform/rate-limits.ts';
import { changeReport } from '#contracts/verify/change-report.ts';
import { verifyLimits } from '#contracts/verify/verify-limits.ts';
import { createMemoryRateLimits } from '#test/fakes/memory-rate-limits.ts';
import { expectFailure, openApi } from '../api-suite.ts';

const original =
  'Mara Lind sold 125 million tons of kelp to Norway. The keeper walked down to the harbor at dawn.';
const rewrite = original.replace('125', '215').replace('walked', 'went');

const verify = (api: ReturnType<typeof openApi>, body: unknown) => api.call({ route: 'verifyTexts', body });

describe('POST /api/verify', () => {
  it('tells a visitor what a rewrite changed', async () => {
    const { status, body } = await verify(openApi(), { original, rewrite });
    expect(status).toBe(200);
    const report = changeReport.parse(body);
    expect(report.passages.map(({ kind, reasons }) => [kind, ...reasons])).toEqual([
      ['changed', 'The number 125 million is now 215 million.'],
      ['reworded'],
    ]);
  });

  it.each([
    [{ original, rewrite: ' ' }, 'content_required', 'The rewrite is empty. Paste at least one sentence.'],
    [{ original: '', rewrite }, 'content_required', 'The original is empty. Paste at least one sentence.'],
    [{ original: '?!', rewrite }, 'content_not_analyzable', /The original has no words or numbers/],
    [
      { original, rewrite: 'word '.repeat(verifyLimits.words + 1) },
      'content_too_long',
      'The rewrite has 10,001 words; the limit is 10,000. Shorten it, or compare one part at a time.',
    ],
    [{ original: 'x\n\n'.repeat(6001), rewrite }, 'content_not_analyzable', /the limit is 6,000/],
    [{ original }, 'invalid_request', /rewrite/],
  ] as const)('refuses %# with the value, the limit and the remedy', async (body, code, message) => {
    expectFailure(await verify(openApi(), body), code, message);
  });

  it('accepts two texts of the maximum length in one request', async () => {
    const long = Array.from(
      { length: 1000 },
      (_, i) => `Keeper ${i} walked to harbor ${i % 7} and slept there. ok`,
    );
    const text = long.join('. ').split(' ').slice(0, verifyLimits.words).join(' ');
    expect((await verify(openApi(), { original: text, rewrite: text })).status).toBe(200);
  });

  it('refuses an address that calls too often', async () => {
    const api = openApi({ rateLimits: createMemoryRateLimits() });
    const limit = rateLimits.comparisons.visitor;
    for (let count = 0; count < limit; count++)
      expect((await verify(api, { original, rewrite })).status).toBe(200);
    expectFailure(
      await verify(api, { original, rewrite }),
      'rate_limited',
      new RegExp(`Too many comparisons: the limit is ${limit} a minute`),
    );
  });

  it('stores nothing and logs no text', async () => {
    const touched: string[] = [];
    const forbid = (port: string): object =>
      new Proxy({}, { get: (_, method) => () => touched.push(`${port}.${String(method)}`) });
    const lines: string[] = [];
    const write = (...line: unknown[]) => void lines.push(JSON.stringify(line));
    const names = ['jobs', 'ledger', 'outputs', 'outbox', 'images', 'pageCache', 'languageModel', 'content'];
    const api = openApi({
      ...Object.fromEntries(names.map((name) => [name, forbid(name)])),
      log: { info: write, warn: write, error: write },
    });
    expect((await verify(api, { original, rewrite })).status).toBe(200);
    expect((await verify(api, { original, rewrite: '' })).status).toBe(400);
    expect(touched).toEqual([]);
    expect(lines.join('\n')).not.toMatch(/Mara|kelp|harbor/);
  });
});
