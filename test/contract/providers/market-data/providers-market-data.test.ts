import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes, defaultLocale, keywordMetrics } from '#contracts/keywords/market.ts';
import { createNoMarketData } from '#providers/market-data/no-market-data.ts';
import { createSampleMarketData } from '#providers/market-data/sample-market-data.ts';
import { payWithoutLimit } from '#test/fakes/pay-freely.ts';

const at = (iso: string) => createSampleMarketData({ clock: { now: () => new Date(iso) } });
const sample = at('2026-06-15T12:00:00Z');
const keyword = fc
  .array(fc.constantFrom('best', 'bread', 'buy', 'café', 'desk', 'how', 'to', 'yeast', 'שלום', '😀'), {
    minLength: 1,
    maxLength: 7,
  })
  .map((words) => words.join(' '));
const locale = fc.constantFrom(...countryCodes).map((country) => ({ country, language: 'en' as const }));

/** Many different keywords with the same number of words, for properties of a crowd rather than of each keyword. */
const crowd = (words: number): string[] =>
  Array.from({ length: 400 }, (_, index) => [`term${index}`, ...Array(words - 1).fill('more')].join(' '));
const volumesOf = async (words: number): Promise<(number | null)[]> => {
  const { metrics } = await sample.lookUp(crowd(words), defaultLocale, payWithoutLimit);
  return [...metrics.values()].map(({ searchVolume }) => searchVolume);
};
const median = (values: (number | null)[]): number =>
  values.filter((value) => value !== null).toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;

describe('sample market data', () => {
  it('returns search volume, competition and CPC or null for each keyword, marked as sample data', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(keyword), locale, async (keywords, market) => {
        const response = await sample.lookUp(keywords, market, payWithoutLimit);
        expect([...response.metrics.keys()]).toEqual(keywords);
        expect(response).toMatchObject({ costUsd: 0, cacheHits: 0 });
        for (const metrics of response.metrics.values()) {
          keywordMetrics.parse(metrics);
          expect(metrics.source).toBe('sample');
          const { searchVolume, cpc, competitionIndex, keywordDifficulty } = metrics;
          if (searchVolume === null)
            expect({ cpc, competitionIndex, keywordDifficulty }).toEqual({
              cpc: null,
              competitionIndex: null,
              keywordDifficulty: null,
            });
          else expect(searchVolume).toBeGreaterThanOrEqual(10);
          expect(metrics.monthlySearches).toHaveLength(searchVolume === null ? 0 : 12);
          if (competitionIndex !== null) expect(competitionIndex >= 0 && competitionIndex <= 100).toBe(true);
          if (cpc !== null) expect(cpc).toBeGreaterThan(0);
        }
      }),
    );
  });
  it('returns the same metrics again, in any case and spacing, on any day', async () => {
    const look = async (source: typeof sample, text: string) =>
      (await source.lookUp([text], defaultLocale, payWithoutLimit)).metrics.get(text);
    const first = await look(sample, 'email marketing');
    expect(first?.searchVolume).toBeGreaterThan(0);
    expect(await look(sample, ' Email  MARKETING ')).toEqual(first);
    expect((await look(at('2031-01-01'), 'email marketing'))?.searchVolume).toBe(first?.searchVolume);
  });
  it('differs by market, and most markets are smaller than the United States', async () => {
    const total = async (country: (typeof countryCodes)[number]) =>
      [
        ...(await sample.lookUp(crowd(2), { country, language: 'en' }, payWithoutLimit)).metrics.values(),
      ].reduce((sum, { searchVolume }) => sum + (searchVolume ?? 0), 0);
    const [us, gb, nz] = await Promise.all([total('US'), total('GB'), total('NZ')]);
    expect(us).toBeGreaterThan(gb);
    expect(gb).toBeGreaterThan(nz);
  });
  it('has a long tail: more words, fewer searches and more keywords without data', async () => {
    const crowds = await Promise.all([1, 2, 3, 4, 5].map(volumesOf));
    const medians = crowds.map(median);
    const missing = crowds.map((volumes) => volumes.filter((volume) => volume === null).length);
    expect(medians).toEqual(medians.toSorted((a, b) => b - a));
    expect(missing).toEqual(missing.toSorted((a, b) => a - b));
    expect(missing[4]).toBeGreaterThan(80);
  });
  it('ends its twelve months with the last complete one', async () => {
    const months = async (iso: string) => {
      const { metrics } = await at(iso).lookUp(['email marketing'], defaultLocale, payWithoutLimit);
      const searches = metrics.get('email marketing')?.monthlySearches ?? [];
      return [searches.length, searches[0], searches.at(-1)];
    };
    expect(await months('2026-01-31T23:59:59Z')).toMatchObject([
      12,
      { year: 2025, month: 1 },
      { year: 2025, month: 12 },
    ]);
    expect(await months('2026-06-15T00:00:00Z')).toMatchObject([
      12,
      { year: 2025, month: 6 },
      { year: 2026, month: 5 },
    ]);
  });
});

describe('no market data', () => {
  it('returns null for every keyword', async () => {
    const { metrics } = await createNoMarketData().lookUp(['bread'], defaultLocale, payWithoutLimit);
    expect(metrics.get('bread')).toEqual({
      searchVolume: null,
      cpc: null,
      competitionIndex: null,
      keywordDifficulty: null,
      monthlySearches: [],
      source: 'none',
      groupedWith: [],
      spellCorrectedTo: null,
      asOf: null,
    });
  });
});
