import type { Clock, ImageFetcher, PageFetcher, RateLimits } from '#ports';
import type { InvokeFetcher } from '#providers/page-fetcher/remote-page-fetcher.ts';
import { lazyPort } from '#runtime/lazy/lazy-port.ts';
import { once } from '#runtime/lazy/once.ts';
import { createPageCache } from '#stores/caches/page-cache.ts';
import { createRateLimits } from '#stores/caches/rate-limits.ts';
import type { Table } from '#stores/table/table.ts';

/** Calls a function by its name. The Lambda client loads with the first call. */
export const lazyInvoker = (functionName: string | null, what = 'page fetcher'): InvokeFetcher => {
  const open = once(async () => {
    if (functionName === null) throw new Error(`The name of the ${what} is not set for this function.`);
    const [{ LambdaClient }, { createLambdaInvoker }] = await Promise.all([
      import('@aws-sdk/client-lambda'),
      import('#providers/page-fetcher/lambda-invoker.ts'),
    ]);
    return createLambdaInvoker(new LambdaClient({}), functionName);
  });
  return async (call) => (await open())(call);
};

/** Fetches pages through the fetcher function, caches them for a day, and limits the reads per site. */
export const openPageFetcher = async (
  table: Table,
  clock: Clock,
  invoke: InvokeFetcher,
): Promise<PageFetcher> => {
  const [{ createRemotePageFetcher }, { createHostLimit }] = await Promise.all([
    import('#providers/page-fetcher/remote-page-fetcher.ts'),
    import('#providers/page-fetcher/limit-host.ts'),
  ]);
  const beforeFetch = createHostLimit(createRateLimits(table), clock);
  return createRemotePageFetcher({ clock, cache: createPageCache(table, clock), invoke, beforeFetch });
};

/**
 * Fetches images through the fetcher function, and limits the reads per site. Only the image tool for agents loads
 * it.
 */
export const lazyImageFetcher = (
  invoke: InvokeFetcher,
  { rateLimits, clock }: { rateLimits: RateLimits; clock: Clock },
): ImageFetcher =>
  lazyPort(async () => {
    const [{ createRemoteImageFetcher }, { createHostLimit }] = await Promise.all([
      import('#providers/page-fetcher/remote-image-fetcher.ts'),
      import('#providers/page-fetcher/limit-host.ts'),
    ]);
    return createRemoteImageFetcher(invoke, createHostLimit(rateLimits, clock, 'images'));
  }, ['fetch']);
