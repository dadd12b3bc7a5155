/** Counts calls per window across all instances. */
export interface RateLimits {
  /**
   * Counts one more call under `key`, unless `limit` is reached. @returns the number of calls counted so far; null if
   * the limit is reached
   */
  take(key: string, window: { startsAt: Date; endsAt: Date }, limit: number): Promise<number | null>;
}
