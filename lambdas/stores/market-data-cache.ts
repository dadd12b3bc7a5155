import { keywordMetrics } from '#contracts/market.ts';
import type { Clock, MarketDataCache } from '#ports';
import { epochSeconds } from './present.ts';
import { readBatch } from './read-batch.ts';
import type { Table } from './table.ts';

/** Market figures on the table, by source, locale and keyword. */
export const createMarketDataCache = (table: Table, clock: Clock): MarketDataCache => ({
  get: async (source, locale, keywords) => {
    const keys: Record<'source' | 'country' | 'language' | 'keyword', string>[] = keywords.map((keyword) => ({
      source,
      ...locale,
      keyword,
    }));
    const data = await readBatch(keys, (open) => table.entities.metrics.get(open).go({ concurrent: 4 }));
    const now = epochSeconds(clock.now());
    const live = data.filter(({ expiresAt }) => expiresAt > now);
    return new Map(live.map(({ keyword, metrics }) => [keyword, keywordMetrics.parse(metrics)]));
  },
  put: async (source, locale, metrics, expiry) => {
    const expiresAt = epochSeconds(expiry);
    const items = [...metrics].map(([keyword, figures]) => ({
      source,
      ...locale,
      keyword,
      metrics: figures,
      expiresAt,
    }));
    const { unprocessed } = await table.entities.metrics.put(items).go({ concurrent: 4 });
    if (unprocessed.length > 0)
      throw new Error(`${unprocessed.length} of ${items.length} market figures were not written.`);
  },
});
