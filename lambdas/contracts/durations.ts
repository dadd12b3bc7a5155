export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** A day always has 24 hours, because dates are in UTC, which has no daylight saving time. */
export const dayMs = 24 * hourMs;
/** For values in seconds, such as expiry times and cache lifetimes. */
export const hourSeconds = hourMs / 1000;
export const daySeconds = dayMs / 1000;
