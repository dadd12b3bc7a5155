import type { Deps, MarketData } from '#ports';
import type { Config } from '#runtime/settings/environment.ts';
import { openSecret } from '#runtime/settings/secrets.ts';
import { createMarketDataCache } from '#stores/caches/market-data-cache.ts';
import type { Table } from '#stores/table/table.ts';

/** The source of market data; DataForSEO with what was bought before. */
export const openMarketData = async (
  { marketData, dataForSeo }: Config,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  table: Table,
): Promise<MarketData> => {
  if (dataForSeo) {
    const [{ createDataForSeo }, { credentials }] = await Promise.all([
      import('#providers/market-data/dataforseo/dataforseo-market-data.ts'),
      import('#providers/market-data/dataforseo/credentials.ts'),
    ]);
    const secret = openSecret(dataForSeo.secret, credentials, { log });
    return createDataForSeo({
      url: dataForSeo.url,
      secret,
      clock,
      log,
      cache: createMarketDataCache(table, clock),
    });
  }
  if (marketData === 'none')
    return (await import('#providers/market-data/no-market-data.ts')).createNoMarketData();
  return (await import('#providers/market-data/sample-market-data.ts')).createSampleMarketData({ clock });
};
