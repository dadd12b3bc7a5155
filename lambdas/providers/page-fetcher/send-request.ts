import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { product } from '#contracts/product.ts';
import { acceptedTypes } from './content-type.ts';
import { acceptedEncodings } from './read-body.ts';

/** Limits of a request, in milliseconds and bytes. */
export type Bounds = {
  /** For everything together, which `signal` enforces. A slow page may use all of it before its first byte. */
  totalMs: number;
  connectMs: number;
  maxBytes: number;
  maxRedirects: number;
  robotsMs: number;
};

export type PageResponse = {
  status: number;
  /** A header's first value, or an empty string. */
  header: (name: string) => string;
  /** All values of a header that may occur more than once. */
  headers: (name: string) => string[];
  body: Readable & { dump: Dispatcher.ResponseData['body']['dump'] };
};

/** Sends one GET with our user agent. It follows no redirect and sends no cookies or credentials. */
export const sendRequest = async (
  url: URL,
  dispatcher: Dispatcher,
  bounds: Bounds,
  signal: AbortSignal,
  accept = acceptedTypes,
): Promise<PageResponse> => {
  const { statusCode, headers, body } = await dispatcher.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method: 'GET',
    headersTimeout: bounds.totalMs,
    bodyTimeout: bounds.totalMs,
    signal,
    headers: {
      'user-agent': product.userAgent,
      accept,
      'accept-encoding': acceptedEncodings,
      'accept-language': 'en, *;q=0.5',
    },
  });
  const all = (name: string): string[] => [headers[name] ?? []].flat();
  return { status: statusCode, header: (name) => all(name)[0] ?? '', headers: all, body };
};

/**
 * Discards the rest of a response, so that the connection can be reused. A connection that keeps sending is closed.
 * Errors are ignored because nobody needs the rest.
 */
export const discardBody = (response: PageResponse): Promise<void> =>
  response.body.dump({ limit: 16_384, signal: AbortSignal.timeout(500) }).catch(() => undefined);

const redirects = new Set([301, 302, 303, 307, 308]);

/** The redirect target of a response; null if it is not a redirect. */
export const redirectTarget = async (response: PageResponse, from: URL): Promise<string | null> => {
  const location = response.header('location');
  if (!redirects.has(response.status) || location === '') return null;
  await discardBody(response);
  return URL.canParse(location, from.href) ? new URL(location, from).href : location;
};
