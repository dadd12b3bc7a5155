import { Agent } from 'undici';
import { JobError } from '#contracts/jobs/job-errors.ts';
import { pageFetch } from '#contracts/jobs/page-fetch.ts';
import type { CachedPage, Clock } from '#ports';
import { readAllowHosts } from './allow-hosts.ts';
import { checkUrl } from './check-url.ts';
import { checkContent, checkContentType } from './content-type.ts';
import { statusError, toJobError } from './fetch-error.ts';
import { guardedConnector, type OpenSocket, type Resolver, systemResolver } from './guarded-connector.ts';
import { createPoliteness } from './politeness.ts';
import { readBody } from './read-body.ts';
import { createRobots, type RobotsContext } from './robots.ts';
import { checkRobotsMeta } from './robots-meta.ts';
import { type Answer, type Bounds, discardBody, redirectTarget, sendRequest } from './send-request.ts';

export type PageFetcherOptions = {
  clock: Clock;
  /** Loopback hosts (`127.0.0.1:8080`, `localhost`) that may be read, in the local stack only. */
  allowHosts?: readonly string[];
  resolver?: Resolver;
  /** Opens a socket after its addresses are checked. */
  openSocket?: OpenSocket;
  bounds?: Partial<Bounds>;
};

/** A page as its site sent it. A page that asks not to be archived may be read but not cached. */
export type SitePage = CachedPage & { mayKeep: boolean };

const defaultBounds: Bounds = {
  totalMs: pageFetch.totalMs,
  headersMs: pageFetch.headersMs,
  maxBytes: pageFetch.maxBytes,
  maxRedirects: pageFetch.maxRedirects,
  robotsMs: 3000,
};

const readPage = async (answer: Answer, url: URL, bounds: Bounds, { signal }: RobotsContext) => {
  const failure = statusError(answer.status);
  const contentType = answer.header('content-type');
  try {
    if (failure) throw failure;
    checkContentType(contentType);
  } catch (error) {
    await discardBody(answer);
    throw error;
  }
  const encoding = answer.header('content-encoding');
  const body = await readBody(answer.body, encoding, { maxBytes: bounds.maxBytes, beyond: 'fail' }, signal);
  checkContent(body);
  const meta = checkRobotsMeta({ robotsTags: answer.headers('x-robots-tag'), body, contentType });
  const isPrivate = /\b(?:no-store|private)\b/i.test(answer.header('cache-control'));
  return { url: url.href, body, contentType, mayKeep: meta.mayKeep && !isPrivate };
};

/**
 * Reads public web pages for users and lets them reach nothing else. `checkUrl` checks the address, `guardedConnector`
 * the IP addresses of its host, `readBody` the size. It follows at most three redirects and checks each like the first
 * address. It obeys robots.txt and a page's robots directives, and limits the requests to one site.
 * @throws JobError with the name that tells the user what to do
 */
export const createPageFetcher = (options: PageFetcherOptions) => {
  const bounds = { ...defaultBounds, ...options.bounds };
  const { clock, resolver: resolve = systemResolver, openSocket } = options;
  const isAllowed = readAllowHosts(options.allowHosts ?? []);
  const askRobots = createRobots({ clock, bounds, isAllowed });
  const politeness = createPoliteness();

  /** Requests one address: returns its page or its redirect target. */
  const visit = async (url: URL, context: RobotsContext) => {
    const { pauseMs } = await askRobots(url, context);
    await politeness.pause(url.host, pauseMs, context.signal);
    const answer = await sendRequest(url, context.dispatcher, bounds, context.signal);
    const target = await redirectTarget(answer, url);
    return target ?? readPage(answer, url, bounds, context);
  };

  const follow = async (first: URL, context: RobotsContext) => {
    let url = first;
    for (let hop = 0; hop <= bounds.maxRedirects; hop++) {
      const found = await politeness.inTurn(url.host, context.signal, () => visit(url, context));
      if (typeof found !== 'string') return found;
      url = checkUrl(found, isAllowed);
    }
    throw new JobError('PageRedirectLoop', `More than ${bounds.maxRedirects} redirects.`);
  };

  return {
    fetch: async (address: string): Promise<SitePage> => {
      const url = checkUrl(address, isAllowed);
      const signal = AbortSignal.timeout(bounds.totalMs);
      // One agent per page, so that one user's fetch leaves nothing for the next, not even an open socket.
      const dispatcher = new Agent({
        connect: guardedConnector({
          isAllowed,
          resolve,
          timeoutMs: bounds.headersMs,
          ...(openSocket && { openSocket }),
        }),
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
    },
  };
};
