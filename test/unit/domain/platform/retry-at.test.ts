import fc from 'fast-check';
import { expect, it } from 'vitest';
import { retryAt } from '#domain/platform/retry-at.ts';

const hour = 3_600_000;
const bounds = { firstMs: hour, longestMs: 24 * hour };
const since = '2026-11-21T12:00:00.000Z';
const after = (ms: number) => new Date(Date.parse(since) + ms);

it('the pause before a retry is the time that the job has been failing so far, so it doubles with each attempt', () => {
  const attempts: number[] = [];
  for (let now = after(0); attempts.length < 7; now = new Date(retryAt(since, now, bounds)))
    attempts.push((now.getTime() - Date.parse(since)) / hour);
  expect(attempts).toEqual([0, 1, 2, 4, 8, 16, 32]);
});

it('the retry is between the shortest and the longest pause from now, at any time', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1000 * hour, max: 10_000 * hour }), (ms) => {
      const wait = Date.parse(retryAt(since, after(ms), bounds)) - after(ms).getTime();
      expect(wait).toBeGreaterThanOrEqual(bounds.firstMs);
      expect(wait).toBeLessThanOrEqual(bounds.longestMs);
    }),
  );
});
