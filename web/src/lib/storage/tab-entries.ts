import { type CacheEntry, isCacheEntry, isFresh, keepNewest } from './cache-entry.ts';
import { localCache } from './cache-rules.ts';

/** The tab selected last in each view, with the time of the selection. */
export type TabEntries = Readonly<Record<string, CacheEntry<string>>>;

// A tab that an older version stored without a time counts from now.
const toEntry = (value: unknown, now: number): CacheEntry<string> | null => {
  if (typeof value === 'string') return { data: value, timestamp: now };
  return isCacheEntry(value) && typeof value.data === 'string' ? { ...value, data: value.data } : null;
};

/** Valid entries: those of the last day, and of these the newest 100. */
export const keepTabs = (entries: TabEntries, now: number): TabEntries =>
  keepNewest(entries, localCache.tabState, now);

export const parseTabs = (value: unknown, now: number): TabEntries => {
  const stored = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const entries = stored.flatMap(([view, tab]): [string, CacheEntry<string>][] => {
    const entry = toEntry(tab, now);
    return entry ? [[view, entry]] : [];
  });
  return keepTabs(Object.fromEntries(entries), now);
};

export const tabStatesOf = (entries: TabEntries): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).map(([view, { data }]) => [view, data]));

export const isTabFresh = (entry: CacheEntry<string> | undefined, now: number): boolean =>
  entry !== undefined && isFresh(entry, localCache.tabState, now);
