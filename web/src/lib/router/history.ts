import { isRecord } from '#contracts/is-record.ts';
/** A place in the site, as the address bar shows it. */
export type Location = {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  /** The state that the link passed. It survives a reload, so parse it. */
  readonly state: unknown;
  /** Differs from entry to entry; `default` is the entry that the visit began with. */
  readonly key: string;
};

/** Whether a link led here, or the visitor arrived, reloaded, or went back or forward. */
export type NavigationType = 'link' | 'pop';

export type NavigateOptions = { readonly replace?: boolean; readonly state?: unknown };

export type Place = { readonly location: Location; readonly type: NavigationType };

/** Where the router reads and changes the address: the browser's history, or one in memory. */
export type History = {
  readonly read: () => Place;
  /** Goes to an address of the site: a path, a query or an anchor, relative to the page. */
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** Goes back (-1) or forward (1). */
  readonly go: (steps: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export const firstKey = 'default';

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** The address that a link names, seen from the page. */
export const resolve = (
  to: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Pick<Location, 'pathname' | 'search' | 'hash'> => {
  // Only the parts of the path matter; the origin is never used.
  const url = new URL(to, `http://site${pathname}${search}`);
  return { pathname: url.pathname, search: url.search, hash: url.hash };
};

export const addressOf = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string => pathname + search + hash;

/** A set of listeners, and a way to notify them of a change. */
const announcer = () => {
  const listeners = new Set<() => void>();
  return {
    announce: (): void => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

type Entry = { readonly key: string; readonly state: unknown };

/** What we have stored with an entry of the browser's history. Another script may have stored anything else. */
const entryIn = (stored: unknown): Entry => {
  if (!isRecord(stored) || typeof stored.key !== 'string') return { key: firstKey, state: null };
  return { key: stored.key, state: stored.usr ?? null };
};

/** The history of the tab. */
export const browserHistory = (): History => {
  const { announce, subscribe } = announcer();
  let type: NavigationType = 'pop';
  const read = (): Place => {
    const { pathname, search, hash } = window.location;
    return { location: { pathname, search, hash, ...entryIn(window.history.state) }, type };
  };
  window.addEventListener('popstate', () => {
    type = 'pop';
    announce();
  });
  return {
    read,
    navigate: (to, { replace = false, state = null } = {}) => {
      type = 'link';
      const address = addressOf(resolve(to, window.location));
      window.history[replace ? 'replaceState' : 'pushState']({ usr: state, key: newKey() }, '', address);
      announce();
    },
    go: (steps) => window.history.go(steps),
    subscribe,
  };
};

/** A history without a browser, which begins at the last of its addresses: for prerendering and for tests. */
export const memoryHistory = (addresses: readonly string[]): History => {
  const { announce, subscribe } = announcer();
  const start = { pathname: '/', search: '' };
  const entries: Location[] = addresses.map((address, index) => ({
    ...resolve(address, start),
    state: null,
    key: index === 0 ? firstKey : newKey(),
  }));
  let index = entries.length - 1;
  let type: NavigationType = 'pop';
  const current = (): Location => {
    const entry = entries[index];
    if (!entry) throw new Error('A history needs an address to begin at.');
    return entry;
  };
  return {
    read: () => ({ location: current(), type }),
    navigate: (to, { replace = false, state = null } = {}) => {
      type = 'link';
      const entry = { ...resolve(to, current()), state, key: newKey() };
      entries.splice(replace ? index : index + 1, entries.length, entry);
      if (!replace) index++;
      announce();
    },
    go: (steps) => {
      type = 'pop';
      index = Math.min(Math.max(index + steps, 0), entries.length - 1);
      announce();
    },
    subscribe,
  };
};
