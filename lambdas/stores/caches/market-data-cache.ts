import { createHash } from 'node:crypto';
import type { MarketLocale } from '#contracts/keywords/market.ts';
import { keywordMetrics } from '#contracts/keywords/market.ts';
import type { Clock, MarketDataCache } from '#ports';
import { epochSeconds } from '#stores/table/present.ts';
import { readBatch } from '#stores/table/read-batch.ts';
import type { Table } from '#stores/table/table.ts';

/** A partition takes 1,000 writes a second; a market's figures are spread over this many. */
export const marketShards = 32;

/**
 * Another number of shards forgets what was kept, and so did the step from one partition for each market: those items
 * are not read any more and expire within 30 days.
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

/** Market figures on the table, by source, locale and keyword. */
export const createMarketDataCache = (table: Table, clock: Clock): MarketDataCache => ({
  get: async (source, locale, keywords) => {
    const keys = keywords.map((keyword) => keyOf(source, locale, keyword));
    const data = await readBatch(keys, (open) => table.entities.metrics.get(open).go({ concurrent: 4 }));
    const now = epochSeconds(clock.now());
    const live = data.filter(({ expiresAt }) => expiresAt > now);
    return new Map(live.map(({ keyword, metrics }) => [keyword, keywordMetrics.parse(metrics)]));
  },
  put: async (source, locale, metrics, expiry) => {
    const expiresAt = epochSeconds(expiry);
    const items = [...metrics].map(([keyword, figures]) => ({
      ...keyOf(source, locale, keyword),
      metrics: figures,
      expiresAt,
    }));
    const { unprocessed } = await table.entities.metrics.put(items).go({ concurrent: 4 });
    if (unprocessed.length > 0)
      throw new Error(`${unprocessed.length} of ${items.length} market figures were not written.`);
  },
});
