import { type CacheEntry, type CacheRule, isCacheEntry, isFresh, keepNewest } from './cache-entry.ts';
import { imageEditsKept, localCache as rules } from './cache-rules.ts';
import { localStore, storageKeys } from './storage.ts';

/** Owner of what is the same for everybody, such as the blog; anything else belongs to a user's id. */
export const everybody = 'public';

/** A kind of cached things. Each entry is a record of its own in local storage, so that tabs do not undo each other. */
export type CacheStore = {
  /** The data stored under this key; null when there is none, or it has expired, which removes it. */
  read(owner: string, key: string, now?: number): unknown;
  /** Stores, and drops what has expired or is beyond the store's size, the oldest first. */
  write(owner: string, key: string, data: unknown, now?: number): void;
  remove(owner: string, key: string): void;
  /** All fresh data of this owner, the newest first. */
  list(owner: string, now?: number): unknown[];
};

type Options = {
  rule: CacheRule;
  /** Written beside data and timestamp; an entry that lacks one of these is another version's, and not used. */
  mark?: (key: string) => Readonly<Record<string, unknown>>;
};

const createCacheStore = (name: string, { rule, mark = () => ({}) }: Options): CacheStore => {
  const prefixOf = (owner: string): string => `${storageKeys.cache}.${name}.${owner}.`;

  const parse = (key: string, stored: unknown): CacheEntry | null => {
    if (!isCacheEntry(stored)) return null;
    const record: Readonly<Record<string, unknown>> = { ...stored };
    return Object.entries(mark(key)).every(([field, value]) => record[field] === value) ? stored : null;
  };

  /** Removes what must not be used any more; gives what is left. */
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

  /** Makes room: removes the oldest entry of this owner; false when there is none left. */
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
      // A full storage refuses: older entries make room, and when none is left the cache does without this one.
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
 * What this browser keeps of earlier answers, so that a page can show something at once. The chosen tabs, which are
 * one more such store, are part of the interface's state (ui-state.ts) and follow `rules.tabState` there.
 */
export const localCache = {
  /** By the job's id; completed jobs alone. */
  jobResults: createCacheStore('jobs', {
    rule: rules.jobResults,
    mark: (id) => ({ id, version: 1 }),
  }),
  userPreferences: createCacheStore('preferences', { rule: rules.userPreferences }),
  blogPosts: createCacheStore('blog-posts', { rule: rules.blogPosts }),
  blogPost: createCacheStore('blog-post', { rule: rules.blogPost }),
} as const;

/** What users made of the image texts of their runs, by the job's id: kept and forgotten by the same means. */
export const imageEdits = createCacheStore('image-edits', { rule: imageEditsKept });

/** Removes what belongs to users, whoever they are; what belongs to everybody stays. */
export const clearLocalCache = (): void => {
  for (const key of localStore.keys()) {
    const [store, owner] = key.startsWith(`${storageKeys.cache}.`)
      ? key.slice(storageKeys.cache.length + 1).split('.')
      : [];
    if (store !== undefined && owner !== everybody) localStore.remove(key);
  }
};
