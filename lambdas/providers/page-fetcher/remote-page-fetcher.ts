import { hourMs } from '#contracts/durations.ts';
import { pageFetch } from '#contracts/jobs/page-fetch.ts';
import type { Clock, PageCache, PageFetcher } from '#ports';
import { checkUrl } from './check-url.ts';
import { readFetchAnswer, toFetchCall } from './fetch-call.ts';

/** Calls the fetcher's function with a payload and gives back its answer, both as JSON values. */
export type InvokeFetcher = (call: unknown) => Promise<unknown>;

type RemoteOptions = {
  clock: Clock;
  cache: PageCache;
  invoke: InvokeFetcher;
  /** Called before a site is asked; rejects when it was asked too often of late. */
  beforeFetch?: (host: string, reader: string) => Promise<void>;
};

const cacheMs = pageFetch.cacheHours * hourMs;

/** The address as a key of the cache; null for one that no public page has, which only a tester's fetcher reads. */
const publicAddress = (address: string): URL | null => {
  try {
    return checkUrl(address, () => false);
  } catch {
    // The fetcher says what is wrong with it; here it only means that nothing is kept.
    return null;
  }
};

/**
 * Pages by way of the fetcher's own function, which alone opens sockets to where users point it. Public pages are kept
 * for a day on this side: the function has no table.
 */
export const createRemotePageFetcher = ({
  clock,
  cache,
  invoke,
  beforeFetch,
}: RemoteOptions): PageFetcher => ({
  fetch: async (address, reader) => {
    const url = publicAddress(address);
    const cached = url && (await cache.get(url.href));
    if (cached) return { ...cached, fromCache: true };
    if (url) await beforeFetch?.(url.hostname, reader);
    const { mayKeep, ...page } = await readFetchAnswer(await invoke(toFetchCall(address)));
    if (url && mayKeep) await cache.put(url.href, page, new Date(clock.now().getTime() + cacheMs));
    return { ...page, fromCache: false };
  },
});
