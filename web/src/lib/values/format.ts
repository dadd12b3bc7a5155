import { formatNumber } from '#contracts/format-number.ts';
import { toHalfCredits } from '#domain/credits/credits.ts';

// Public pages use no `Intl`: its first formatters take 10 to 25 ms of the page's start.

let dateTime: Intl.DateTimeFormat | undefined;

/** Cents as US dollars, without ".00" for whole amounts: `$19`, `$19.50`. */
export const formatUsd = (cents: number): string => {
  const dollars = formatNumber(Math.trunc(cents / 100));
  return cents % 100 === 0 ? `$${dollars}` : `$${dollars}.${String(cents % 100).padStart(2, '0')}`;
};

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `March`, for 3. */
export const monthName = (month: number): string => monthNames[month - 1] ?? '';

/**
 * An amount in the smallest unit of its currency: `$19.00`, `-$4.50`, `¥1,900`. The currency decides the decimals.
 */
export const formatMoney = (minorUnits: number, currency: string): string => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(minorUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

/** `1 credit`, `1.5 credits`. */
export const creditsText = (halfCredits: number): string =>
  `${halfCredits / 2} ${halfCredits === 2 ? 'credit' : 'credits'}`;

/** The same for an amount in whole or half credits. */
export const inCredits = (credits: number): string => creditsText(toHalfCredits(credits));

/** An ISO date as `August 25, 2025`. The time zone does not shift a date without a time. */
export const formatLongDate = (iso: string): string => {
  const date = new Date(iso);
  return `${monthName(date.getUTCMonth() + 1)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
};

/** A date and time as `Aug 25, 2025, 2:05 PM`, in the reader's time zone. */
export const formatDateTime = (iso: string): string => {
  dateTime ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return dateTime.format(new Date(iso));
};
