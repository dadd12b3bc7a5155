/** Calendar month in UTC as `YYYY-MM`: the key under which the monthly demo run is counted. */
export const monthKey = (date: Date): string => date.toISOString().slice(0, 7);

/** Midnight UTC of the first day of the month after `date`. */
export const firstOfNextMonth = (date: Date): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));

/** True when both dates fall in the same month of the same year (UTC). */
export const isSameMonth = (a: Date, b: Date): boolean => monthKey(a) === monthKey(b);
