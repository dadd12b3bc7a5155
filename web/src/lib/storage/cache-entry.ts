/** The wrapper of every cached value, with its time in milliseconds since 1970. */
export type CacheEntry<T = unknown> = { readonly data: T; readonly timestamp: number };

/** The lifetime of entries in milliseconds, and how many of them are kept. */
export type CacheRule = { readonly expiry: number; readonly entries: number };

export const isCacheEntry = (value: unknown): value is CacheEntry =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  'timestamp' in value &&
  typeof value.timestamp === 'number';

/** False for an expired entry. Also false for one from the future: a clock was set back, so its age is unknown. */
export const isFresh = ({ timestamp }: CacheEntry, { expiry }: CacheRule, now: number): boolean =>
  timestamp <= now && now - timestamp < expiry;

/** The entries to keep: the newest of the fresh ones. */
export const keepNewest = <T>(
  entries: Readonly<Record<string, CacheEntry<T>>>,
  rule: CacheRule,
  now: number,
): Record<string, CacheEntry<T>> => {
  const fresh = Object.entries(entries).filter(([, entry]) => isFresh(entry, rule, now));
  return Object.fromEntries(fresh.sort(([, a], [, b]) => b.timestamp - a.timestamp).slice(0, rule.entries));
};
