/** A calendar month in UTC as `YYYY-MM`, the key under which the monthly demo run is counted. */
export const monthKey = (date: Date): string => date.toISOString().slice(0, 7);

/** Midnight UTC of the first day of the month after `date`. */
export const firstOfNextMonth = (date: Date): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));

/** True if both dates are in the same month of the same year (UTC). */
export const isSameMonth = (a: Date, b: Date): boolean => monthKey(a) === monthKey(b);

/** The same day and time `count` months later (UTC), or the last day of a month that is too short. */
export const monthsAfter = (date: Date, count: number): Date => {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + count);
  // January 31 would become March 3. Day 0 of that month is the last day of February.
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later;
};
