import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLocale, keywordMetrics } from '#contracts/keywords/market.ts';
import type { MarketData } from '#ports';
import { payWithoutLimit } from '#test/fakes/pay-freely.ts';

type Opened = { marketData: MarketData; close?: () => Promise<void> };

/**
 * The contract of every market data source. `open` returns one that knows "sourdough starter", if it knows any keyword.
 */
export const marketDataSuite = (name: string, open: () => Promise<Opened>): void => {
  describe(`market data from ${name}`, () => {
    let source: Opened;
    beforeAll(async () => {
      source = await open();
    });
    afterAll(() => source.close?.());
    const lookUp = (keywords: string[]) => source.marketData.lookUp(keywords, defaultLocale, payWithoutLimit);

    it('returns each keyword in its requested spelling, in order, matching the contract', async () => {
      const keywords = [
        'Sourdough Starter',
        'C++ bread',
        'what is levain?',
        '100% rye 😀',
        'café au lait',
        'שלום',
      ];
      const { metrics, costUsd, cacheHits } = await lookUp(keywords);
      expect([...metrics.keys()]).toEqual(keywords);
      for (const figures of metrics.values()) keywordMetrics.parse(figures);
      expect(costUsd).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(cacheHits)).toBe(true);
    });

    it('returns null, never 0, for unknown metrics', async () => {
      const { metrics } = await lookUp(['sourdough starter', ...crowd(200)]);
      for (const { searchVolume, monthlySearches, asOf } of metrics.values()) {
        expect(searchVolume).not.toBe(0);
        if (searchVolume === null) expect([monthlySearches, asOf]).toEqual([[], null]);
        else expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
      expect([...metrics.values()].some(({ searchVolume }) => searchVolume === null)).toBe(true);
    });

    it('returns the same metrics for a keyword in any case and spacing', async () => {
      const [one, other] = await Promise.all([
        lookUp(['sourdough starter']),
        lookUp(['  Sourdough   STARTER ']),
      ]);
      expect([...other.metrics.values()]).toEqual([...one.metrics.values()]);
    });

    it('accepts a keyword that no source supports, and an empty list', async () => {
      const tooLong = 'a'.repeat(200);
      const { metrics } = await lookUp([tooLong, '!!!', Array(11).fill('word').join(' ')]);
      expect(metrics.size).toBe(3);
      expect((await lookUp([])).metrics.size).toBe(0);
    });

    it('marks every metric with its declared source', async () => {
      const { metrics } = await lookUp(['sourdough starter', 'nobody searches this']);
      for (const { source: from } of metrics.values())
        expect(from === 'none' || from.startsWith(source.marketData.source)).toBe(true);
    });

    it('handles a whole run of 1,000 keywords', async () => {
      expect((await lookUp(crowd(1000))).metrics.size).toBe(1000);
    });
  });
};

/** Keywords of four words each that nobody searches for. */
const crowd = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `loaf number ${index} here`);
