/** Seconds since the epoch, the unit of the table's time to live. */
export const epochSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** The time `ms` milliseconds after another, in ISO 8601 (UTC), the form in which times are stored and compared. */
export const isoAfter = (time: Date, ms: number): string => new Date(time.getTime() + ms).toISOString();
