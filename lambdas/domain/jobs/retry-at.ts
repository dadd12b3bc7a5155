export type RetryBounds = { firstMs: number; longestMs: number };

/**
 * When to try again what has failed since `since`: after as long again as it has failed already, so that the pauses
 * double without anybody counting them, within the bounds. ISO 8601 in UTC.
 */
export const retryAt = (since: string, now: Date, { firstMs, longestMs }: RetryBounds): string => {
  const failingMs = now.getTime() - Date.parse(since);
  return new Date(now.getTime() + Math.min(longestMs, Math.max(firstMs, failingMs))).toISOString();
};
