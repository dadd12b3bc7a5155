import { expect, it } from 'vitest';
import { epochSeconds, isoAfter } from '#domain/platform/times.ts';

it('an expiry time is never later than the time it was computed from', () => {
  expect(epochSeconds(new Date('2026-11-21T12:00:00.999Z'))).toBe(
    Date.parse('2026-11-21T12:00:00.000Z') / 1000,
  );
});

it('times are stored as texts that sort by time, across months and into the past', () => {
  const time = new Date('2026-11-30T23:59:30.000Z');
  expect(isoAfter(time, 60_000)).toBe('2026-12-01T00:00:30.000Z');
  expect(isoAfter(time, -60_000) < time.toISOString()).toBe(true);
});
