import { Agent } from 'undici';
import { JobError } from '#contracts/job-errors.ts';
import { pageFetch } from '#contracts/limits.ts';
import type { CachedPage, Clock, PageCache, PageFetcher } from '#ports';
import { readAllowHosts } from './allow-hosts.ts';
import { checkUrl, portOf } from './check-url.ts';
import { checkContent, checkContentType } from './content-type.ts';
import { statusError, toJobError } from './fetch-error.ts';
import { guardedConnector, type Resolver, systemResolver } from './guarded-connector.ts';
import { readBody } from './read-body.ts';
import { createRobots, type RobotsContext } from './robots.ts';
import { type Answer, type Bounds, letGo, redirectTarget, sendRequest } from './send-request.ts';

export type PageFetcherOptions = {
  clock: Clock;
  cache?: PageCache;
  /** Loopback hosts (`127.0.0.1:8080`, `localhost`) that may be read all the same: in the local stack only. */
  allowHosts?: readonly string[];
  resolver?: Resolver;
  bounds?: Partial<Bounds>;
};

const defaultBounds: Bounds = {
  totalMs: pageFetch.totalMs,
  headersMs: pageFetch.headersMs,
  maxBytes: pageFetch.maxBytes,
  maxRedirects: pageFetch.maxRedirects,
  robotsMs: 3000,
};

const cacheMs = pageFetch.cacheHours * 3_600_000;

const readPage = async (answer: Answer, url: URL, bounds: Bounds, context: RobotsContext) => {
  const failure = statusError(answer.status);
  const contentType = answer.header('content-type');
  try {
    if (failure) throw failure;
    checkContentType(contentType);
  } catch (error) {
    await letGo(answer);
    throw error;
  }
  const encoding = answer.header('content-encoding');
  const body = await readBody(
    answer.body,
    encoding,
    { maxBytes: bounds.maxBytes, beyond: 'fail' },
    context.signal,
  );
  checkContent(body);
  return { url: url.href, body, contentType };
};

/**
 * Reads public web pages for users without letting them reach anything else: see `checkUrl` for the address,
 * `guardedConnector` for where its name leads, `readBody` for how much is read. At most three redirects are followed,
 * each checked like the first address; robots.txt is respected. `noindex` and its kin speak of search results and
 * refuse nobody a reading. Every failure is a `JobError` with the name that says what the user can do.
 */
export const createPageFetcher = (options: PageFetcherOptions): PageFetcher => {
  const bounds = { ...defaultBounds, ...options.bounds };
  const { clock, cache, resolver: resolve = systemResolver } = options;
  const isAllowed = readAllowHosts(options.allowHosts ?? []);
  const askRobots = createRobots({ clock, bounds, isAllowed });

  const follow = async (first: URL, context: RobotsContext) => {
    let url = first;
    for (let hop = 0; hop <= bounds.maxRedirects; hop++) {
      await askRobots(url, context);
      const answer = await sendRequest(url, context.dispatcher, bounds, context.signal);
      const target = await redirectTarget(answer, url);
      if (target === null) return readPage(answer, url, bounds, context);
      url = checkUrl(target, isAllowed);
    }
    throw new JobError('PageRedirectLoop', `More than ${bounds.maxRedirects} redirects.`);
  };

  const load = async (url: URL): Promise<CachedPage> => {
    const signal = AbortSignal.timeout(bounds.totalMs);
    // One agent per page: nothing of one user's fetch, not even an open socket, is left for the next.
    const dispatcher = new Agent({
      connect: guardedConnector({ isAllowed, resolve, timeoutMs: bounds.headersMs }),
      maxResponseSize: bounds.maxBytes,
      connections: 1,
    });
    try {
      const page = await follow(url, { dispatcher, signal });
      return { ...page, fetchedAt: clock.now().toISOString() };
    } catch (error) {
      throw toJobError(error, signal);
    } finally {
      await dispatcher.destroy();
    }
  };

  return {
    async fetch(address) {
      const url = checkUrl(address, isAllowed);
      // What a tester serves on this machine changes between two runs; only public pages are kept.
      const store = isAllowed(url.hostname, portOf(url)) ? undefined : cache;
      const cached = await store?.get(url.href);
      if (cached) return { ...cached, fromCache: true };
      const page = await load(url);
      await store?.put(url.href, page, new Date(clock.now().getTime() + cacheMs));
      return { ...page, fromCache: false };
    },
  };
};
