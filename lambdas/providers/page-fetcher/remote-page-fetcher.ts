import { hourMs } from '#contracts/durations.ts';
import { pageFetch } from '#contracts/jobs/page-fetch.ts';
import type { Clock, PageCache, PageFetcher } from '#ports';
import { checkUrl } from './check-url.ts';
import { readFetchResponse, toFetchCall } from './fetch-call.ts';

/** Calls the fetcher's function with a payload and returns its response, both as JSON values. */
export type InvokeFetcher = (call: unknown) => Promise<unknown>;

type RemoteOptions = {
  clock: Clock;
  cache: PageCache;
  invoke: InvokeFetcher;
  /** Called before each request to a site; rejects if the site had too many recently. */
  beforeFetch?: (host: string, reader: string) => Promise<void>;
};

const cacheMs = pageFetch.cacheHours * hourMs;

/** The address as a cache key; null for an address that only a tester's fetcher may read. */
const publicAddress = (address: string): URL | null => {
  try {
    return checkUrl(address, () => false);
  } catch {
    // The fetcher reports what is wrong with the address. Here, it only means that nothing is cached.
    return null;
  }
};

/**
 * Reads pages through the fetcher's function, the only one that opens sockets to addresses that users give. Public
 * pages are cached for a day on this side, because that function has no table.
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
    const { mayKeep, ...page } = await readFetchResponse(await invoke(toFetchCall(address)));
    if (url && mayKeep) await cache.put(url.href, page, new Date(clock.now().getTime() + cacheMs));
    return { ...page, fromCache: false };
  },
});
