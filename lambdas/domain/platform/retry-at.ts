export type RetryBounds = { firstMs: number; longestMs: number };

/**
 * The time at which to retry something that has been failing since `since`. It waits as long as it has already failed,
 * within the bounds, so the delays double without a counter. ISO 8601 in UTC.
 */
export const retryAt = (since: string, now: Date, { firstMs, longestMs }: RetryBounds): string => {
  const failingMs = now.getTime() - Date.parse(since);
  return new Date(now.getTime() + Math.min(longestMs, Math.max(firstMs, failingMs))).toISOString();
};
