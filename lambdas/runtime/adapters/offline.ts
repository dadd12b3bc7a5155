import { randomUUID } from 'node:crypto';
import type { JobInput } from '#contracts/jobs/stage.ts';
import type { Deps, JobRecord, PageFetcher } from '#ports';
import { createBuiltInLanguageModel } from '#providers/language-model/built-in/built-in-language-model.ts';
import { createNoMarketData } from '#providers/market-data/no-market-data.ts';
import { createNoSpending } from '#providers/offline/no-spending.ts';
import { createOneJob } from '#providers/offline/one-job.ts';

export type OfflineDeps = Pick<
  Deps,
  'clock' | 'ids' | 'log' | 'jobs' | 'outputs' | 'languageModel' | 'marketData' | 'spending' | 'pageFetcher'
>;

const clock = { now: () => new Date() };

/** Fetches pages through this machine's own connection. The client loads with the first page. */
const ownPages: PageFetcher = {
  fetch: async (address) => {
    const { createPageFetcher } = await import('#providers/page-fetcher/create-page-fetcher.ts');
    const { mayKeep: _, ...page } = await createPageFetcher({ clock }).fetch(address);
    return { ...page, fromCache: false };
  },
};

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * The dependencies of a run on a machine without an account, a key or a table: the built-in engine, and no market
 * data.
 */
export const openOffline = (job: JobRecord, input: JobInput): OfflineDeps => ({
  clock,
  ids: { uuid: randomUUID },
  log: silent,
  languageModel: createBuiltInLanguageModel(),
  marketData: createNoMarketData(),
  spending: createNoSpending(),
  pageFetcher: ownPages,
  ...createOneJob(job, input),
});
