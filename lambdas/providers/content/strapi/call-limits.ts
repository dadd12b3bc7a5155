import { dayMs, minuteMs } from '#contracts/durations.ts';

/** The content service's limits: a page of the blog waits for it. */
export const contentCalls = {
  /** A function of the API has 10 s in all. */
  callMs: 5000,
  /** Posts of the list: the newest. */
  listPosts: 100,
  /** How long an answer is kept, and how long it is still served while the service is unreachable. */
  cacheMs: 5 * minuteMs,
  graceMs: dayMs,
} as const;
