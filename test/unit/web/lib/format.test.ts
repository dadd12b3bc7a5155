import { describe, expect, test } from 'vitest';
import { creditsText, formatDateTime, formatLongDate, formatUsd } from '#web/lib/values/format.ts';

describe('what is shown', () => {
  test.each([
    [1900, '$19'],
    [1950, '$19.50'],
    [10_900, '$109'],
    [123_456, '$1,234.56'],
    [0, '$0'],
    [5, '$0.05'],
  ])('[B-250] %i cents are %s', (cents, shown) => {
    expect(formatUsd(cents)).toBe(shown);
  });

  test('[B-249] dates have the en-US format, and a date without a time is the same in every time zone', () => {
    expect(formatLongDate('2025-08-25')).toBe('August 25, 2025');
    expect(formatLongDate('2025-01-01')).toBe('January 1, 2025');
    expect(formatDateTime('2025-08-25T12:05:00Z')).toMatch(/^Aug \d\d, 2025, \d{1,2}:05\s[AP]M$/);
  });

  test('credits are shown in whole and half credits', () => {
    expect([creditsText(2), creditsText(3), creditsText(10)]).toEqual([
      '1 credit',
      '1.5 credits',
      '5 credits',
    ]);
  });
});
