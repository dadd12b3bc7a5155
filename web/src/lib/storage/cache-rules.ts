import { resultCacheMs } from '#contracts/platform/job-times.ts';

const minute = 60_000;

/** A user's edits of a run's image texts. No other copy exists, so they are kept until sign-out. */
export const imageEditsKept = { expiry: 365 * 24 * 60 * minute, entries: 100 };

/** How long the browser keeps earlier responses, and how many entries of each kind. */
export const localCache = {
  jobResults: { expiry: resultCacheMs, entries: 50 },
  tabState: { expiry: 24 * 60 * minute, entries: 100 },
  userPreferences: { expiry: 30 * minute, entries: 50 },
  blogPosts: { expiry: 5 * minute, entries: 10 },
  blogPost: { expiry: 60 * minute, entries: 50 },
} as const;
