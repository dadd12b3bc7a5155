import { formatNumber } from '#contracts/format-number.ts';
import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { monthName } from '#web/lib/values/format.ts';

type Months = KeywordEntry['monthly_searches'];

/** `March 2026`. */
export const nameMonth = (year: number, month: number): string => `${monthName(month)} ${year}`;

/**
 * The line of a sparkline as SVG points in a box of `width` x `height` units, oldest month left, the highest
 * month at the top. The base line is zero, so that a steady keyword looks steady. Null with fewer than two months.
 */
export const sparklinePoints = (months: Months, width: number, height: number): string | null => {
  if (months.length < 2) return null;
  const peak = Math.max(...months.map(({ searches }) => searches), 1);
  const step = width / (months.length - 1);
  return months
    .map(({ searches }, index) => {
      const y = height - (searches / peak) * height;
      return `${(index * step).toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
};

/** The same data as a sentence for screen readers; null with fewer than two months. */
export const describeTrend = (months: Months): string | null => {
  const first = months.at(0);
  const last = months.at(-1);
  if (!first || !last || months.length < 2) return null;
  const peak = months.reduce((best, month) => (month.searches > best.searches ? month : best), first);
  return (
    `Searches a month from ${formatNumber(first.searches)} in ${nameMonth(first.year, first.month)} ` +
    `to ${formatNumber(last.searches)} in ${nameMonth(last.year, last.month)}, ` +
    `most in ${nameMonth(peak.year, peak.month)} with ${formatNumber(peak.searches)}.`
  );
};
