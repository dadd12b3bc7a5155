import { Agent } from 'undici';
import { imageTypes } from '#contracts/images/image-messages.ts';
import { JobError } from '#contracts/jobs/job-errors.ts';
import { imageFetch, pageFetch } from '#contracts/jobs/page-fetch.ts';
import type { CachedPage, Clock } from '#ports';
import { readAllowHosts } from './allow-hosts.ts';
import { checkUrl } from './check-url.ts';
import { acceptedTypes, checkContent, checkContentType } from './content-type.ts';
import { statusError, toJobError } from './fetch-error.ts';
import { guardedConnector, type OpenSocket, type Resolver, systemResolver } from './guarded-connector.ts';
import { createPoliteness } from './politeness.ts';
import { readBody } from './read-body.ts';
import { createRobots, type RobotsContext } from './robots.ts';
import { checkRobotsHeader, checkRobotsMeta } from './robots-meta.ts';
import { type Bounds, discardBody, type PageResponse, redirectTarget, sendRequest } from './send-request.ts';

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
  connectMs: pageFetch.connectMs,
  maxBytes: pageFetch.maxBytes,
  maxRedirects: pageFetch.maxRedirects,
  robotsMs: 3000,
};

/** The request for an address, its limits, and the parser for the response. */
type Kind<T extends object> = {
  accept: string;
  totalMs: number;
  maxBytes: number;
  read(response: PageResponse, url: URL, context: RobotsContext): Promise<T>;
};

/** Rejects a response by its status and type before its body is read. */
const checkHead = async (response: PageResponse, contentType: string | null): Promise<void> => {
  try {
    const failure = statusError(response.status);
    if (failure) throw failure;
    if (contentType !== null) checkContentType(contentType);
  } catch (error) {
    await discardBody(response);
    throw error;
  }
};

const bodyOf = (response: PageResponse, maxBytes: number, { signal }: RobotsContext): Promise<Uint8Array> =>
  readBody(response.body, response.header('content-encoding'), { maxBytes, beyond: 'fail' }, signal);

const pageKind = (bounds: Bounds): Kind<Omit<SitePage, 'fetchedAt'>> => ({
  accept: acceptedTypes,
  ...bounds,
  read: async (response, url, context) => {
    const contentType = response.header('content-type');
    await checkHead(response, contentType);
    const body = await bodyOf(response, bounds.maxBytes, context);
    checkContent(body);
    const meta = checkRobotsMeta({ robotsTags: response.headers('x-robots-tag'), body, contentType });
    const isPrivate = /\b(?:no-store|private)\b/i.test(response.header('cache-control'));
    return { url: url.href, body, contentType, mayKeep: meta.mayKeep && !isPrivate };
  },
});

/** The bytes decide what an image is, not its declared type, so the receiver inspects them. */
const imageKind: Kind<{ body: Uint8Array }> = {
  accept: Object.keys(imageTypes).join(', '),
  ...imageFetch,
  read: async (response, _, context) => {
    await checkHead(response, null);
    checkRobotsHeader(response.headers('x-robots-tag'));
    return { body: await bodyOf(response, imageFetch.maxBytes, context) };
  },
};

/**
 * Reads public web pages for users and lets them reach nothing else. `checkUrl` checks the address, `guardedConnector`
 * the IP addresses of its host, `readBody` the size. It follows at most three redirects and checks each one like the
 * first address. It obeys robots.txt and a page's robots directives, and limits the requests to one site.
 * @throws JobError with the name that tells the user what to do
 */
export const createPageFetcher = (options: PageFetcherOptions) => {
  const bounds = { ...defaultBounds, ...options.bounds };
  const { clock, resolver: resolve = systemResolver, openSocket } = options;
  const isAllowed = readAllowHosts(options.allowHosts ?? []);
  const askRobots = createRobots({ clock, bounds, isAllowed });
  const politeness = createPoliteness();

  /** Requests one address: returns what is read there, or its redirect target. */
  const visit = async <T extends object>(url: URL, kind: Kind<T>, context: RobotsContext) => {
    const { pauseMs } = await askRobots(url, context);
    await politeness.pause(url.host, pauseMs, context.signal);
    const response = await sendRequest(url, context.dispatcher, bounds, context.signal, kind.accept);
    return (await redirectTarget(response, url)) ?? kind.read(response, url, context);
  };

  const follow = async <T extends object>(first: URL, kind: Kind<T>, context: RobotsContext): Promise<T> => {
    let url = first;
    for (let hop = 0; hop <= bounds.maxRedirects; hop++) {
      const found = await politeness.inTurn(url.host, context.signal, () => visit(url, kind, context));
      if (typeof found !== 'string') return found;
      url = checkUrl(found, isAllowed);
    }
    throw new JobError('PageRedirectLoop', `More than ${bounds.maxRedirects} redirects.`);
  };

  const read = async <T extends object>(address: string, kind: Kind<T>): Promise<T> => {
    const url = checkUrl(address, isAllowed);
    const signal = AbortSignal.timeout(kind.totalMs);
    // One agent per page, so that one user's fetch leaves nothing for the next, not even an open socket.
    const dispatcher = new Agent({
      connect: guardedConnector({
        isAllowed,
        resolve,
        timeoutMs: bounds.connectMs,
        ...(openSocket && { openSocket }),
      }),
      maxResponseSize: kind.maxBytes,
      connections: 1,
    });
    try {
      return await follow(url, kind, { dispatcher, signal });
    } catch (error) {
      throw toJobError(error, signal);
    } finally {
      await dispatcher.destroy();
    }
  };

  return {
    fetch: async (address: string): Promise<SitePage> => ({
      ...(await read(address, pageKind(bounds))),
      fetchedAt: clock.now().toISOString(),
    }),
    /** The bytes of an image, read with the same guards as a page. */
    fetchImage: async (address: string): Promise<Uint8Array> => (await read(address, imageKind)).body,
  };
};
