import { type CacheEntry, type CacheRule, isCacheEntry, isFresh, keepNewest } from './cache-entry.ts';
import { imageEditsKept, localCache as rules } from './cache-rules.ts';
import { localStore, storageKeys } from './storage.ts';

/** Owner of data that is the same for everyone, such as the blog. All other data belongs to a user id. */
export const everyone = 'public';

/**
 * One kind of cached data. Each entry is a separate record in local storage, so that tabs do not overwrite each
 * other's.
 */
export type CacheStore = {
  /** The data under this key; null when there is none or it has expired. Expired data is removed. */
  read(owner: string, key: string, now?: number): unknown;
  /** Stores data. Drops expired entries and, beyond the store's size, the oldest ones. */
  write(owner: string, key: string, data: unknown, now?: number): void;
  remove(owner: string, key: string): void;
  /** All fresh data of this owner, newest first. */
  list(owner: string, now?: number): unknown[];
};

type Options = {
  rule: CacheRule;
  /** Stored with data and timestamp. An entry that lacks a field is from another version and is not used. */
  mark?: (key: string) => Readonly<Record<string, unknown>>;
};

const createCacheStore = (name: string, { rule, mark = () => ({}) }: Options): CacheStore => {
  const prefixOf = (owner: string): string => `${storageKeys.cache}.${name}.${owner}.`;

  const parse = (key: string, stored: unknown): CacheEntry | null => {
    if (!isCacheEntry(stored)) return null;
    const record: Readonly<Record<string, unknown>> = { ...stored };
    return Object.entries(mark(key)).every(([field, value]) => record[field] === value) ? stored : null;
  };

  /** Removes entries that must no longer be used. Returns the others. */
  const sweep = (owner: string, now: number): Record<string, CacheEntry> => {
    const prefix = prefixOf(owner);
    const all = localStore.keys().filter((key) => key.startsWith(prefix));
    const readable = all.flatMap((key): [string, CacheEntry][] => {
      const entry = parse(key.slice(prefix.length), localStore.read(key));
      return entry ? [[key, entry]] : [];
    });
    const kept = keepNewest(Object.fromEntries(readable), rule, now);
    for (const key of all) if (!kept[key]) localStore.remove(key);
    return kept;
  };

  /** Makes room: removes the oldest entry of this owner. False when there is none left. */
  const dropOldest = (owner: string, now: number): boolean => {
    const oldest = Object.keys(sweep(owner, now)).at(-1);
    return oldest !== undefined && localStore.remove(oldest);
  };

  return {
    read(owner, key, now = Date.now()) {
      const address = prefixOf(owner) + key;
      const stored = localStore.read(address);
      if (stored === null) return null;
      const entry = parse(key, stored);
      if (entry && isFresh(entry, rule, now)) return entry.data;
      localStore.remove(address);
      return null;
    },
    write(owner, key, data, now = Date.now()) {
      const entry = { ...mark(key), data, timestamp: now };
      // Full storage rejects writes. Older entries make room, and when none is left, this data is not cached.
      while (!localStore.write(prefixOf(owner) + key, entry)) if (!dropOldest(owner, now)) return;
      sweep(owner, now);
    },
    remove(owner, key) {
      localStore.remove(prefixOf(owner) + key);
    },
    list(owner, now = Date.now()) {
      return Object.values(sweep(owner, now)).map(({ data }) => data);
    },
  };
};

/**
 * The browser's cache of earlier responses, so that a page can show something at once. The selected tabs are one more
 * such store, but they are part of the UI state (ui-state.ts), which applies `rules.tabState`.
 */
export const localCache = {
  /** By job id; only completed jobs. */
  jobResults: createCacheStore('jobs', {
    rule: rules.jobResults,
    mark: (id) => ({ id, version: 1 }),
  }),
  userPreferences: createCacheStore('preferences', { rule: rules.userPreferences }),
  blogPosts: createCacheStore('blog-posts', { rule: rules.blogPosts }),
  blogPost: createCacheStore('blog-post', { rule: rules.blogPost }),
} as const;

/** Users' edits of their runs' image texts, by job id. They share the cache's storage and its cleanup. */
export const imageEdits = createCacheStore('image-edits', { rule: imageEditsKept });

/** Removes all users' data. Data that is the same for everyone stays. */
export const clearLocalCache = (): void => {
  for (const key of localStore.keys()) {
    const [store, owner] = key.startsWith(`${storageKeys.cache}.`)
      ? key.slice(storageKeys.cache.length + 1).split('.')
      : [];
    if (store !== undefined && owner !== everyone) localStore.remove(key);
  }
};
