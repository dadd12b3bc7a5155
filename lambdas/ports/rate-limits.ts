/** Counts calls of a window, for all instances together. */
export interface RateLimits {
  /** Counts one more under `key`, unless `limit` were counted already. @returns how many are counted now; null if refused */
  take(key: string, window: { startsAt: Date; endsAt: Date }, limit: number): Promise<number | null>;
}
