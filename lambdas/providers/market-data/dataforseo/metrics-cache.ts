import { dayMs } from '#contracts/durations.ts';
import { type KeywordMetrics, type MarketLocale, metricNames } from '#contracts/keywords/market.ts';
import type { Clock, Log, MarketDataCache } from '#ports';
import type { Bounds } from './post.ts';

type KeptOptions = {
  readonly cache: MarketDataCache;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly bounds: Bounds;
  /** The prefix of the cache keys. The live API must never find metrics from the sandbox. */
  readonly source: string;
};

const isUnknown = (metrics: KeywordMetrics): boolean =>
  metricNames.every((name) => (metrics[name] ?? null) === null);

/** Error messages of the store may quote keywords, which are user data. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

const pick = (
  metrics: ReadonlyMap<string, KeywordMetrics>,
  belongs: (own: KeywordMetrics) => boolean,
): Map<string, KeywordMetrics> => new Map([...metrics].filter(([, own]) => belongs(own)));

/**
 * The cache of bought metrics. If it fails, the run continues and pays again: a failed run would have to buy the same
 * metrics anyway.
 */
export const openMetricsCache = ({ cache, clock, log, bounds, source }: KeptOptions) => {
  const inDays = (days: number): Date => new Date(clock.now().getTime() + days * dayMs);
  return {
    get: async (locale: MarketLocale, keywords: string[]): Promise<Map<string, KeywordMetrics>> => {
      try {
        return await cache.get(source, locale, keywords);
      } catch (error) {
        log.warn('cached market metrics could not be read; buying them again', { error: nameOf(error) });
        return new Map();
      }
    },
    put: async (
      locale: MarketLocale,
      metrics: ReadonlyMap<string, KeywordMetrics>,
      { isComplete }: { isComplete: boolean },
    ): Promise<void> => {
      const known = pick(metrics, (own) => !isUnknown(own));
      const unknown = isComplete ? pick(metrics, isUnknown) : new Map<string, KeywordMetrics>();
      try {
        if (known.size > 0) await cache.put(source, locale, known, inDays(bounds.cacheDays));
        if (unknown.size > 0) await cache.put(source, locale, unknown, inDays(bounds.unknownCacheDays));
      } catch (error) {
        log.warn('market metrics could not be cached', { error: nameOf(error) });
      }
    },
  };
};
