import type { MarketDataCache, Secret } from '#ports';
import { marketDataCalls } from '#providers/market-data/dataforseo/call-limits.ts';
import {
  createDataForSeo,
  type DataForSeoOptions,
} from '#providers/market-data/dataforseo/dataforseo-market-data.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { createMemoryStores } from '#test/fakes/memory-stores.ts';
import type { DataForSeoVendor } from './vendor.ts';

/** The product's limits, without its pauses. */
export const testBounds = { ...marketDataCalls, pauseMs: 5 } as const;
/** For faults that would use up all the time allowed. */
export const shortBounds = { ...testBounds, callMs: 1_000, totalMs: 4_000 } as const;

/** The product's client for a vendor that runs here, with everything it logged. */
export const openClient = (vendor: DataForSeoVendor, changes: Partial<DataForSeoOptions> = {}) => {
  const clock = createManualClock();
  const cache: MarketDataCache = createMemoryStores(clock).marketDataCache;
  const lines: { level: string; message: string; fields?: Record<string, unknown> | undefined }[] = [];
  const secret: Secret<{ login: string; password: string }> = {
    read: async () => ({ ...vendor.credentials }),
    invalidate: () => {},
  };
  const marketData = createDataForSeo({
    url: vendor.url,
    secret,
    clock,
    cache,
    bounds: testBounds,
    log: {
      warn: (message, fields) => void lines.push({ level: 'warn', message, fields }),
      error: (message, fields) => void lines.push({ level: 'error', message, fields }),
    },
    ...changes,
  });
  return { marketData, clock, cache, lines };
};
