import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { product } from '#contracts/product.ts';
import { acceptedTypes } from './content-type.ts';
import { acceptedEncodings } from './read-body.ts';

/** What the fetcher holds a site to, in milliseconds and bytes. */
export type Bounds = {
  totalMs: number;
  headersMs: number;
  maxBytes: number;
  maxRedirects: number;
  robotsMs: number;
};

export type Answer = {
  status: number;
  /** A header's (first) value, or an empty string. */
  header: (name: string) => string;
  /** All values of a header that may stand there more than once. */
  headers: (name: string) => string[];
  body: Readable & { dump: Dispatcher.ResponseData['body']['dump'] };
};

/** One GET without following redirects, under our own name and without cookies or any credential. */
export const sendRequest = async (
  url: URL,
  dispatcher: Dispatcher,
  bounds: Bounds,
  signal: AbortSignal,
): Promise<Answer> => {
  const { statusCode, headers, body } = await dispatcher.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method: 'GET',
    headersTimeout: bounds.headersMs,
    bodyTimeout: bounds.headersMs,
    signal,
    headers: {
      'user-agent': product.userAgent,
      accept: acceptedTypes,
      'accept-encoding': acceptedEncodings,
      'accept-language': 'en, *;q=0.5',
    },
  });
  const all = (name: string): string[] => [headers[name] ?? []].flat();
  return { status: statusCode, header: (name) => all(name)[0] ?? '', headers: all, body };
};

/**
 * Leaves the rest of an answer unread, so that the connection can be used again; one that keeps sending is closed.
 * Either way nothing of it is wanted, so its errors are none of ours.
 */
export const discardBody = (answer: Answer): Promise<void> =>
  answer.body.dump({ limit: 16_384, signal: AbortSignal.timeout(500) }).catch(() => undefined);

const redirects = new Set([301, 302, 303, 307, 308]);

/** Where an answer sends on to, or null when it is no redirect. */
export const redirectTarget = async (answer: Answer, from: URL): Promise<string | null> => {
  const location = answer.header('location');
  if (!redirects.has(answer.status) || location === '') return null;
  await discardBody(answer);
  return URL.canParse(location, from.href) ? new URL(location, from).href : location;
};
