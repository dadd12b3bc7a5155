import { createHash } from 'node:crypto';
import { type KeywordMetrics, keywordMetrics, type MarketLocale } from '#contracts/keywords/market.ts';
import { epochSeconds } from '#domain/platform/times.ts';
import type { Clock, Log, MarketDataCache } from '#ports';
import { readBatch } from '#stores/table/read-batch.ts';
import type { Table } from '#stores/table/table.ts';

/** A partition takes 1,000 writes per second. The metrics of a market are spread over this many partitions. */
export const marketShards = 32;

/**
 * Changing the number of shards loses the cached items, as the move from one partition per market did. They are no
 * longer read, and expire within 30 days.
 */
const shardOf = (keyword: string): string =>
  String((createHash('sha256').update(keyword).digest()[0] ?? 0) % marketShards).padStart(2, '0');

type Key = Record<'source' | 'country' | 'language' | 'shard' | 'keyword', string>;

const keyOf = (source: string, { country, language }: MarketLocale, keyword: string): Key => ({
  source,
  country,
  language,
  shard: shardOf(keyword),
  keyword,
});

type Kept = { source: string; keyword: string; metrics: unknown };

/** The metrics of an item. An item that this release cannot read counts as a miss, and its metrics are bought again. */
const readMetrics = (log: Log, { source, keyword, metrics }: Kept): [string, KeywordMetrics][] => {
  const parsed = keywordMetrics.safeParse(metrics);
  if (parsed.success) return [[keyword, parsed.data]];
  log.warn('market metrics in the cache cannot be read', { source, error: parsed.error });
  return [];
};

/** Cached metrics in the table, by source, locale and keyword. */
export const createMarketDataCache = (table: Table, clock: Clock, log: Log): MarketDataCache => ({
  get: async (source, locale, keywords) => {
    const keys = keywords.map((keyword) => keyOf(source, locale, keyword));
    const data = await readBatch(keys, (open) => table.entities.metrics.get(open).go({ concurrent: 4 }));
    const now = epochSeconds(clock.now());
    const live = data.filter(({ expiresAt }) => expiresAt > now);
    return new Map(live.flatMap((item) => readMetrics(log, item)));
  },
  put: async (source, locale, metrics, expiry) => {
    const expiresAt = epochSeconds(expiry);
    const items = [...metrics].map(([keyword, found]) => ({
      ...keyOf(source, locale, keyword),
      metrics: found,
      expiresAt,
    }));
    const { unprocessed } = await table.entities.metrics.put(items).go({ concurrent: 4 });
    if (unprocessed.length > 0)
      throw new Error(`${unprocessed.length} of ${items.length} market metrics were not written.`);
  },
});
