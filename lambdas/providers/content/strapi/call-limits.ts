import { dayMs, minuteMs } from '#contracts/durations.ts';

/** Limits for calls to the content service. A blog page waits for each call. */
export const contentCalls = {
  /** An API function has 10 s in total. */
  callMs: 5000,
  /** The list holds the newest posts. */
  listPosts: 100,
  /** The time for which a response is fresh, and the time for which it is served while the service is unreachable. */
  cacheMs: 5 * minuteMs,
  graceMs: dayMs,
} as const;
