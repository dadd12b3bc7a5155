/** Calendar month in UTC as `YYYY-MM`: the key under which the monthly demo run is counted. */
export const monthKey = (date: Date): string => date.toISOString().slice(0, 7);

/** Midnight UTC of the first day of the month after `date`. */
export const firstOfNextMonth = (date: Date): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));

/** True when both dates fall in the same month of the same year (UTC). */
export const isSameMonth = (a: Date, b: Date): boolean => monthKey(a) === monthKey(b);

/** The same day and time `count` months later (UTC); the last day of a shorter month where it has no such day. */
export const monthsAfter = (date: Date, count: number): Date => {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + count);
  // 31 January would become 3 March: day 0 of that month is the last of February.
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later;
};
