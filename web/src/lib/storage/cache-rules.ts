import { dayMs, hourMs, minuteMs } from '#contracts/durations.ts';
import { resultCacheMs } from '#contracts/platform/job-times.ts';

/** A user's edits of a run's image texts. No other copy exists, so they are kept until sign-out. */
export const imageEditsKept = { expiry: 365 * dayMs, entries: 100 };

/** How long the browser keeps earlier responses, and how many entries of each kind. */
export const localCache = {
  jobResults: { expiry: resultCacheMs, entries: 50 },
  tabState: { expiry: dayMs, entries: 100 },
  userPreferences: { expiry: 30 * minuteMs, entries: 50 },
  blogPosts: { expiry: 5 * minuteMs, entries: 10 },
  blogPost: { expiry: hourMs, entries: 50 },
} as const;
