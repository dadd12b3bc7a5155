import type { Clock, ImageFetcher, PageFetcher, RateLimits } from '#ports';
import type { InvokeFetcher } from '#providers/page-fetcher/remote-page-fetcher.ts';
import { lazyPort } from '#runtime/lazy/lazy-port.ts';
import { once } from '#runtime/lazy/once.ts';
import { createPageCache } from '#stores/caches/page-cache.ts';
import { createRateLimits } from '#stores/caches/rate-limits.ts';
import type { Table } from '#stores/table/table.ts';

/** A function by its name; the client of the Lambda API is loaded with the first call. */
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

/** Pages by the fetcher's function, kept for a day, and not too many of one site. */
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

/** Images by the fetcher's function, and not too many of one site. Only the tool for agents that reads them loads it. */
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
