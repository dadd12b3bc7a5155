import type { MarketDataKind } from '#contracts/keywords/market.ts';
import type { Deps, MarketData } from '#ports';
import type { Config } from '#runtime/settings/environment.ts';
import { openSecret } from '#runtime/settings/secrets.ts';
import { createMarketDataCache } from '#stores/caches/market-data-cache.ts';
import type { Table } from '#stores/table/table.ts';

type AdapterOptions = Pick<Deps, 'clock' | 'log'> & { readonly config: Config; readonly table: Table };

const openDataForSeo = async ({ config, clock, log, table }: AdapterOptions): Promise<MarketData> => {
  if (!config.dataForSeo) throw new Error('DataForSEO market data needs an address and a secret.');
  const { url, secret } = config.dataForSeo;
  const [{ createDataForSeo }, { credentials }] = await Promise.all([
    import('#providers/market-data/dataforseo/dataforseo-market-data.ts'),
    import('#providers/market-data/dataforseo/credentials.ts'),
  ]);
  return createDataForSeo({
    url,
    secret: openSecret(secret, credentials, { log }),
    clock,
    log,
    cache: createMarketDataCache(table, clock, log),
  });
};

const openers: Readonly<Record<MarketDataKind, (options: AdapterOptions) => Promise<MarketData>>> = {
  sample: async ({ clock }) =>
    (await import('#providers/market-data/sample-market-data.ts')).createSampleMarketData({ clock }),
  none: async () => (await import('#providers/market-data/no-market-data.ts')).createNoMarketData(),
  dataforseo: openDataForSeo,
};

/** The stage's source of market data. A vendor's metrics are cached after purchase. */
export const openMarketData = (
  config: Config,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  table: Table,
): Promise<MarketData> => openers[config.marketData]({ config, clock, log, table });
