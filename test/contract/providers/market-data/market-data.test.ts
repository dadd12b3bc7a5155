import { createNoMarketData } from '#providers/market-data/no-market-data.ts';
import { createSampleMarketData } from '#providers/market-data/sample-market-data.ts';
import { openClient } from '#test/vendors/dataforseo/open-client.ts';
import { startDataForSeo } from '#test/vendors/dataforseo/vendor.ts';
import { marketDataSuite } from './market-data-suite.ts';

marketDataSuite('the built-in sample', async () => ({
  marketData: createSampleMarketData({ clock: { now: () => new Date('2026-11-21T12:00:00Z') } }),
}));

marketDataSuite('nowhere', async () => ({ marketData: createNoMarketData() }));

marketDataSuite('DataForSEO', async () => {
  const vendor = await startDataForSeo();
  vendor.know('sourdough starter', { volume: 74_000, cpc: 1.2, competition: 88, difficulty: 41 });
  return { marketData: openClient(vendor).marketData, close: () => vendor.close() };
});
