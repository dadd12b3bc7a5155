export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** A day of 24 hours: dates are in UTC, which has no daylight saving time. */
export const dayMs = 24 * hourMs;
/** For fields in seconds: expiry times of items, ages of caches. */
export const hourSeconds = hourMs / 1000;
export const daySeconds = dayMs / 1000;
