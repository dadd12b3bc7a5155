import type { CachePolicy, ErrorResponse } from './description.ts';

export type StoredResponse = {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array<ArrayBuffer>;
  readonly storedAt: number;
  readonly expiresAt: number;
};

/** The most responses to cache. A real edge would keep them for hours; here, the oldest are dropped first. */
const maxEntries = 1_000;

export const createEdgeCache = (now: () => number) => {
  const stored = new Map<string, StoredResponse>();
  return {
    find(key: string): StoredResponse | null {
      const found = stored.get(key);
      if (found && found.expiresAt > now()) return found;
      stored.delete(key);
      return null;
    },
    store(key: string, response: StoredResponse): void {
      stored.delete(key);
      stored.set(key, response);
      const [oldest] = stored.keys();
      if (stored.size > maxEntries && oldest !== undefined) stored.delete(oldest);
    },
  };
};
type Directives = { readonly forbids: boolean; readonly maxAge: number | null };

const readDirectives = (headers: Headers): Directives => {
  const text = headers.get('cache-control')?.toLowerCase() ?? '';
  const seconds = /s-maxage=(\d+)/.exec(text) ?? /(?:^|[\s,])max-age=(\d+)/.exec(text);
  return {
    forbids: /(?:^|[\s,])(?:no-store|no-cache|private)(?:$|[\s,=])/.test(text),
    maxAge: seconds ? Number(seconds[1]) : null,
  };
};

/** Error statuses that CloudFront caches in any case, and those that it caches only if the origin says so. */
const alwaysKept = [404, 410, 414, 500, 501, 502, 503, 504];
const keptOnDemand = [400, 403, 405, 412, 415];
/** CloudFront heeds an origin's `no-store` only for these statuses ("Control how long CloudFront caches errors"). */
const respectsNoStore = [404, 410, 414, 501];
const defaultErrorSeconds = 10;

const errorSeconds = (
  status: number,
  { forbids, maxAge }: Directives,
  responses: readonly ErrorResponse[],
): number => {
  const minimum = responses.find((each) => each.status === status)?.cacheSeconds ?? defaultErrorSeconds;
  if (forbids && respectsNoStore.includes(status)) return 0;
  if (alwaysKept.includes(status)) return Math.max(minimum, forbids ? 0 : (maxAge ?? 0));
  return keptOnDemand.includes(status) && maxAge !== null && !forbids ? Math.max(minimum, maxAge) : 0;
};

const cacheableStatuses = [200, 203, 206, 300, 301, 302, 307, 308];

/** The time for which an origin's response to GET or HEAD is cached. */
export const cacheSeconds = (
  { status, headers }: Response,
  policy: CachePolicy,
  responses: readonly ErrorResponse[],
): number => {
  const directives = readDirectives(headers);
  if (status >= 400) return errorSeconds(status, directives, responses);
  if (!cacheableStatuses.includes(status)) return 0;
  if (directives.forbids) return policy.minSeconds;
  if (directives.maxAge === null) return policy.defaultSeconds;
  return Math.min(Math.max(directives.maxAge, policy.minSeconds), policy.maxSeconds);
};
