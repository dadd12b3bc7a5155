import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNumber } from '#contracts/format-number.ts';
import { creditsText, formatDateTime, formatLongDate, formatUsd } from '#web/lib/values/format.ts';

describe('displayed values', () => {
  test.each([
    [1900, '$19'],
    [1950, '$19.50'],
    [10_900, '$109'],
    [123_456, '$1,234.56'],
    [0, '$0'],
    [5, '$0.05'],
  ])('[B-250] show %i cents as %s', (cents, shown) => {
    expect(formatUsd(cents)).toBe(shown);
  });

  test('[B-249] show dates in en-US format, and a date without a time the same in every time zone', () => {
    expect(formatLongDate('2025-08-25')).toBe('August 25, 2025');
    expect(formatLongDate('2025-01-01')).toBe('January 1, 2025');
    expect(formatDateTime('2025-08-25T12:05:00Z')).toMatch(/^Aug \d\d, 2025, \d{1,2}:05\s[AP]M$/);
  });

  test('show numbers, prices and dates as the browser would write them', () => {
    const ofBrowser = new Intl.NumberFormat('en-US');
    const priceOfBrowser = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      trailingZeroDisplay: 'stripIfInteger',
    });
    const dateOfBrowser = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999, max: 999_999_999 }),
        fc.nat(99_999_999),
        fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (number, cents, date) => {
          expect(formatNumber(number)).toBe(ofBrowser.format(number));
          expect(formatNumber(number / 8)).toBe(ofBrowser.format(number / 8));
          expect(formatUsd(cents)).toBe(priceOfBrowser.format(cents / 100));
          expect(formatLongDate(date.toISOString())).toBe(dateOfBrowser.format(date));
        },
      ),
    );
  });

  test('show credits in whole and half credits', () => {
    expect([creditsText(2), creditsText(3), creditsText(10)]).toEqual([
      '1 credit',
      '1.5 credits',
      '5 credits',
    ]);
  });
});
