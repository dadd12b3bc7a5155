import { formatNumber } from '#contracts/format-number.ts';
import { nameMonth } from './sparkline-path.ts';

/** Shown when the source has no value, which is different from zero. */
export const noData = 'No data';

export const formatCount = (value: number | null): string =>
  value === null ? noData : formatNumber(Math.round(value));
export const formatDollars = (value: number | null): string => {
  if (value === null) return noData;
  const cents = Math.round(value * 100);
  return `$${formatNumber(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
};
export const formatPoints = (value: number): string => formatNumber(Math.round(value * 10) / 10);
export const outOf100 = (value: number | null): string =>
  value === null ? noData : `${formatPoints(value)} of 100`;
export const formatPercent = (value: number | null): string =>
  value === null ? noData : `${Math.round(value)}%`;

/** The month of an ISO date, as `November 2026`; null when there is none or it cannot be read. */
export const formatMonthOf = (iso: string | null): string | null => {
  const date = iso === null ? null : new Date(iso);
  if (date === null || Number.isNaN(date.getTime())) return null;
  return nameMonth(date.getUTCFullYear(), date.getUTCMonth() + 1);
};

/** A duration in words: `0.8 s`, `42 s`, `2 min 5 s`. */
export const formatDuration = (milliseconds: number): string => {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${formatPoints(seconds)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
};
