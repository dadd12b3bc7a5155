import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  JobError,
  type JobErrorName,
  jobErrors,
  transientJobErrorNames,
} from '#contracts/jobs/job-errors.ts';
import {
  defaultLocale,
  type KeywordMetrics,
  keywordMetrics,
  type MarketLocale,
} from '#contracts/keywords/market.ts';
import { jobRun } from '#contracts/platform/job-times.ts';
import type { MarketData } from '#ports';
import { readAds } from '#providers/market-data/dataforseo/ads.ts';
import { readRetryAfter } from '#providers/market-data/dataforseo/attempt.ts';
import { marketDataCalls } from '#providers/market-data/dataforseo/call-limits.ts';
import { credentials } from '#providers/market-data/dataforseo/credentials.ts';
import { openEnvelope } from '#providers/market-data/dataforseo/envelope.ts';
import { readLabs } from '#providers/market-data/dataforseo/labs.ts';
import { openSecret, secretPauseMs } from '#runtime/settings/secrets.ts';
import { payWithoutLimit } from '#test/fakes/pay-freely.ts';
import type { Fault } from '#test/vendors/dataforseo/faults.ts';
import { openClient, shortBounds } from '#test/vendors/dataforseo/open-client.ts';
import { type DataForSeoVendor, startDataForSeo } from '#test/vendors/dataforseo/vendor.ts';

let vendor: DataForSeoVendor;
beforeEach(async () => {
  vendor = await startDataForSeo();
  vendor.know('sourdough starter', { volume: 74_000, cpc: 1.2, competition: 88, difficulty: 41 });
  vendor.know('rye bread', { volume: 22_200, cpc: 0.6, competition: 95, difficulty: 28 });
});
afterEach(() => vendor.close());

const southAfrica: MarketLocale = { country: 'ZA', language: 'en' };
const metricsOf = async (
  marketData: MarketData,
  keyword: string,
  locale = defaultLocale,
): Promise<KeywordMetrics | undefined> =>
  (await marketData.lookUp([keyword], locale, payWithoutLimit)).metrics.get(keyword);
const services = (): string[] => vendor.requests.map(({ service }) => service);

describe('a request to DataForSEO', () => {
  it('calls Labs first, with country, language and one task, in the accepted format', async () => {
    const { marketData } = openClient(vendor);
    await marketData.lookUp(
      ['Sourdough STARTER', 'what is levain?', '100% rye 😀'],
      southAfrica,
      payWithoutLimit,
    );
    expect(vendor.requests[0]).toMatchObject({
      service: 'labs',
      task: {
        keywords: ['sourdough starter', 'what is levain', '100 rye'],
        location_code: 2710,
        language_code: 'en',
      },
    });
    expect(services()).toEqual(['labs']);
  });

  it('pays once for keywords that differ only in case and symbols, and keeps each spelling', async () => {
    const { marketData } = openClient(vendor);
    const { metrics } = await marketData.lookUp(
      ['Rye Bread', 'rye bread!', 'RYE  BREAD'],
      defaultLocale,
      payWithoutLimit,
    );
    expect(vendor.requests[0]?.task.keywords).toEqual(['rye bread']);
    expect([...metrics].map(([keyword, { searchVolume }]) => [keyword, searchVolume])).toEqual([
      ['Rye Bread', 22_200],
      ['rye bread!', 22_200],
      ['RYE  BREAD', 22_200],
    ]);
  });

  it('drops a keyword that DataForSEO refuses, so that the others are looked up', async () => {
    const client = openClient(vendor);
    const look = () => client.marketData.lookUp(['rye bread', 'rye\\bread'], defaultLocale, payWithoutLimit);
    const { metrics } = await look();
    expect([...metrics.values()].map(({ searchVolume }) => searchVolume)).toEqual([22_200, null]);
    expect(client.lines).toMatchObject([{ level: 'error', fields: { left: 1 } }]);
    await metricsOf(client.marketData, 'a\\b');
    expect(services()).toEqual(['labs', 'labs', 'labs', 'ads']);
  });

  it('sends batches of 700 in one lookup, and adds up their cost', async () => {
    const keywords = Array.from({ length: 1000 }, (_, index) => `loaf ${index}`);
    for (const keyword of keywords) vendor.know(keyword, { volume: 10 });
    const { costUsd } = await openClient(vendor).marketData.lookUp(keywords, defaultLocale, payWithoutLimit);
    expect(vendor.requests.map(({ task }) => task.keywords.length).toSorted()).toEqual([300, 700]);
    expect(costUsd).toBeCloseTo(0.12, 10);
    expect(vendor.spentUsd()).toBeCloseTo(costUsd, 10);
  });

  it('calls Ads when Labs lacks the country, and no longer calls Labs for it', async () => {
    vendor.coverInLabs([2840]);
    const { marketData } = openClient(vendor);
    expect(await metricsOf(marketData, 'rye bread', southAfrica)).toMatchObject({
      source: 'dataforseo_ads',
      searchVolume: 22_200,
      keywordDifficulty: null,
    });
    await metricsOf(marketData, 'sourdough starter', southAfrica);
    await metricsOf(marketData, 'sourdough starter');
    expect(services()).toEqual(['labs', 'ads', 'ads', 'labs']);
  });

  it('calls Ads when Labs has none of the keywords, and adds up both costs', async () => {
    const { marketData } = openClient(vendor);
    const { costUsd } = await marketData.lookUp(['unheard of'], defaultLocale, payWithoutLimit);
    expect(services()).toEqual(['labs', 'ads']);
    expect(costUsd).toBeCloseTo(0.085, 10);
  });
});

describe('an answer from DataForSEO', () => {
  it('provides the metrics of Labs with their date: competition 0-100, oldest month first', async () => {
    const figures = await metricsOf(openClient(vendor).marketData, 'Sourdough Starter');
    expect(figures).toMatchObject({
      searchVolume: 74_000,
      cpc: 1.2,
      competitionIndex: 88,
      keywordDifficulty: 41,
      source: 'dataforseo_labs',
      asOf: '2026-10-14',
      groupedWith: [],
      spellCorrectedTo: null,
    });
    expect(figures?.monthlySearches).toHaveLength(12);
    expect(figures?.monthlySearches[0]).toEqual({ year: 2025, month: 11, searches: 74_000 });
    expect(figures?.monthlySearches.at(-1)).toMatchObject({ year: 2026, month: 10 });
  });

  it('keeps null, and does not turn it into 0', async () => {
    vendor.know('levain', { volume: 320, cpc: null, competition: null, difficulty: null });
    vendor.know('poolish', { volume: 0, competition: 0 });
    const { marketData } = openClient(vendor);
    const { metrics } = await marketData.lookUp(
      ['levain', 'poolish', 'unheard of'],
      defaultLocale,
      payWithoutLimit,
    );
    const four = ({ searchVolume, cpc, competitionIndex, keywordDifficulty }: KeywordMetrics) => [
      searchVolume,
      cpc,
      competitionIndex,
      keywordDifficulty,
    ];
    expect([...metrics.values()].map(four)).toEqual([
      [320, null, null, null],
      [0, null, 0, null],
      [null, null, null, null],
    ]);
  });

  it('is matched to keywords that come back in lower case and with spaces for plus signs', async () => {
    vendor.know('c++ course', { volume: 880 });
    const { marketData } = openClient(vendor);
    expect(await metricsOf(marketData, 'C++ Course')).toMatchObject({ searchVolume: 880 });
  });

  it('shows which spelling was looked up instead', async () => {
    vendor.coverInLabs([]);
    vendor.know('sourdoh starter', { volume: 74_000, spell: 'sourdough starter' });
    const { marketData } = openClient(vendor);
    expect(await metricsOf(marketData, 'Sourdoh Starter')).toMatchObject({
      searchVolume: 74_000,
      spellCorrectedTo: 'sourdough starter',
    });
  });

  it('shows which keywords share metrics', async () => {
    const shared = { volume: 74_000, cpc: 4.3, competition: 100, months: [90_500, 74_000, 60_500, 74_000] };
    for (const keyword of ['cheap laptop', 'laptops cheap', 'inexpensive notebook'])
      vendor.know(keyword, shared);
    vendor.know('gaming laptop', { ...shared, months: [74_000, 90_500, 60_500, 74_000] });
    // Volumes so small that equal metrics say nothing, unless the words are the same too.
    for (const keyword of ['rye flour mill', 'flour mill rye', 'spelt flour mill'])
      vendor.know(keyword, { volume: 10, months: Array(12).fill(10) });
    const keywords = ['Cheap laptop', 'laptops cheap', 'inexpensive notebook', 'gaming laptop'];
    const small = ['rye flour mill', 'flour mill rye', 'spelt flour mill'];
    const { metrics } = await openClient(vendor).marketData.lookUp(
      [...keywords, ...small],
      defaultLocale,
      payWithoutLimit,
    );
    expect([...metrics].map(([keyword, { groupedWith }]) => [keyword, groupedWith])).toEqual([
      ['Cheap laptop', ['laptops cheap', 'inexpensive notebook']],
      ['laptops cheap', ['Cheap laptop', 'inexpensive notebook']],
      ['inexpensive notebook', ['Cheap laptop', 'laptops cheap']],
      ['gaming laptop', []],
      ['rye flour mill', ['flour mill rye']],
      ['flour mill rye', ['rye flour mill']],
      ['spelt flour mill', []],
    ]);
  });

  it('from the sandbox is marked as sample data, and never returned from the cache as live data', async () => {
    const real = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) =>
      real(String(address).replace('https://sandbox.dataforseo.com', vendor.url), init),
    );
    const { marketData, cache } = openClient(vendor, { url: 'https://sandbox.dataforseo.com' });
    expect(marketData.source).toBe('sample');
    expect(await metricsOf(marketData, 'rye bread')).toMatchObject({
      searchVolume: 22_200,
      source: 'sample',
    });
    const live = openClient(vendor, { cache });
    expect(await metricsOf(live.marketData, 'rye bread')).toMatchObject({ source: 'dataforseo_labs' });
    expect(services()).toEqual(['labs', 'labs']);
  });
});

describe('a keyword that Google blocks', () => {
  const flock = Array.from({ length: 14 }, (_, index) => `loaf ${index}`);
  beforeEach(() => {
    vendor.coverInLabs([]);
    for (const keyword of flock) vendor.know(keyword, { volume: 100 });
    vendor.block('forbidden thing');
  });
  const volumes = async (keywords: string[], client = openClient(vendor)) => {
    const answer = await client.marketData.lookUp(keywords, defaultLocale, payWithoutLimit);
    const known = [...answer.metrics.values()].filter(({ searchVolume }) => searchVolume === 100);
    return { ...answer, known: known.length };
  };

  it('does not remove the metrics of the others: the request is split, a limited number of times', async () => {
    const { known, costUsd } = await volumes(['forbidden thing', ...flock]);
    expect(known).toBe(11);
    expect(services().filter((service) => service === 'ads')).toHaveLength(5);
    expect(costUsd).toBeCloseTo(5 * 0.075, 10);
  });

  it('leaves unresolved keywords uncached: the next run looks up only these', async () => {
    const client = openClient(vendor);
    await volumes(['forbidden thing', ...flock], client);
    const { known, cacheHits } = await volumes(['forbidden thing', ...flock], client);
    expect([cacheHits, known]).toEqual([11, 14]);
  });

  it('is not searched for in a market that Labs covers, because the others have metrics', async () => {
    vendor.coverInLabs([2840]);
    expect((await volumes(['forbidden thing', ...flock])).known).toBe(14);
    expect(services()).toEqual(['labs']);
  });
});

describe('metrics that were bought before', () => {
  it('cost nothing for 30 days, in their market, in any spelling', async () => {
    const { marketData, clock } = openClient(vendor);
    const look = (keyword: string, locale = defaultLocale) =>
      marketData.lookUp([keyword], locale, payWithoutLimit);
    expect(await look('rye bread')).toMatchObject({ cacheHits: 0, costUsd: 0.0101 });
    clock.advance(29 * 24 * 3600);
    const again = await look('RYE bread?');
    expect(again).toMatchObject({ cacheHits: 1, costUsd: 0 });
    expect(again.metrics.get('RYE bread?')).toMatchObject({ searchVolume: 22_200, asOf: '2026-10-14' });
    expect(await look('rye bread', southAfrica)).toMatchObject({ cacheHits: 0 });
    clock.advance(2 * 24 * 3600);
    expect(await look('rye bread')).toMatchObject({ cacheHits: 0 });
  });

  it('are looked up again after a week for a keyword without data', async () => {
    const { marketData, clock } = openClient(vendor);
    const both = ['rye bread', 'unheard of'];
    await marketData.lookUp(both, defaultLocale, payWithoutLimit);
    clock.advance(6 * 24 * 3600);
    expect(await marketData.lookUp(both, defaultLocale, payWithoutLimit)).toMatchObject({ cacheHits: 2 });
    clock.advance(2 * 24 * 3600);
    expect(await marketData.lookUp(both, defaultLocale, payWithoutLimit)).toMatchObject({ cacheHits: 1 });
  });

  it('never name the keywords of another run', async () => {
    const shared = { volume: 90, months: [90, 110, 70, 90] };
    for (const keyword of ['loaf tin', 'tin loaf']) vendor.know(keyword, shared);
    const { marketData } = openClient(vendor);
    await marketData.lookUp(['loaf tin', 'tin loaf'], defaultLocale, payWithoutLimit);
    expect((await metricsOf(marketData, 'loaf tin'))?.groupedWith).toEqual([]);
  });

  it('are bought again when the cache is down, so that the run does not fail', async () => {
    const away = async () => {
      throw Object.assign(new Error('rye bread'), { name: 'ThrottlingException' });
    };
    const { marketData, lines } = openClient(vendor, { cache: { get: away, put: away } });
    expect(await metricsOf(marketData, 'rye bread')).toMatchObject({ searchVolume: 22_200 });
    expect(lines.map(({ level }) => level)).toEqual(['warn', 'warn']);
    expect(JSON.stringify(lines)).not.toContain('rye bread');
  });
});

describe('any answer at all', () => {
  it('is read as an envelope with a status, and never throws another error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
        const { verdict, costUsd } = openEnvelope(body);
        expect([verdict, costUsd]).toEqual(['malformed', 0]);
      }),
    );
  });

  it('has valid rows, or is refused as a whole', () => {
    const number = fc.oneof(fc.constantFrom(null, 0, 0.5, 100, 1e13, -1), fc.double({ noNaN: true }));
    const months = fc.oneof(
      fc.constant(null),
      fc.array(
        fc.record({ year: fc.constant(2026), month: fc.integer({ min: 0, max: 13 }), search_volume: number }),
        {
          maxLength: 20,
        },
      ),
    );
    const row = fc.record(
      {
        keyword: fc.string(),
        search_volume: number,
        cpc: number,
        competition: number,
        competition_index: number,
        monthly_searches: months,
      },
      { requiredKeys: ['keyword'] },
    );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 3 }), number, (rows, keyword_difficulty) => {
        const items = rows.map((info) => ({
          keyword: info.keyword,
          keyword_info: info,
          keyword_properties: { keyword_difficulty },
        }));
        const read = [readAds(rows, '2026-11-21'), readLabs([{ items }], '2026-11-21')].flatMap(
          (got) => got ?? [],
        );
        for (const { metrics } of read) {
          const figures = keywordMetrics.parse({ ...metrics, source: 'none', groupedWith: [] });
          for (const percent of [figures.competitionIndex, figures.keywordDifficulty])
            expect(percent === null || (percent >= 0 && percent <= 100)).toBe(true);
          expect(figures.monthlySearches.length).toBeLessThanOrEqual(12);
        }
      }),
    );
  });
});

describe('faults of DataForSEO', () => {
  const fails = async (client = openClient(vendor)): Promise<JobErrorName> => {
    const error: unknown = await client.marketData
      .lookUp(['rye bread'], defaultLocale, payWithoutLimit)
      .catch((thrown: unknown) => thrown);
    if (!(error instanceof JobError)) throw new Error('There was no JobError.', { cause: error });
    return error.name;
  };

  const passing: readonly Fault[] = [
    { kind: 'http', status: 429 },
    { kind: 'http', status: 500 },
    { kind: 'http', status: 503 },
    { kind: 'reset' },
    ...(['top', 'task'] as const).flatMap((kind) =>
      [40103, 40202, 50000, 50301, 50303, 50401].map((code) => ({ kind, code })),
    ),
  ];
  it.each(passing)('are retried at most three times when they are transient: %j', async (fault) => {
    vendor.fail(fault, marketDataCalls.attempts - 1);
    const client = openClient(vendor);
    expect(await metricsOf(client.marketData, 'rye bread')).toMatchObject({ searchVolume: 22_200 });
    vendor.fail(fault, 10);
    const before = vendor.requests.length;
    const next = client.marketData.lookUp(['sourdough starter'], defaultLocale, payWithoutLimit);
    await expect(next).rejects.toMatchObject({ name: 'MarketDataUnavailable' });
    expect(vendor.requests.length - before).toBe(marketDataCalls.attempts);
  });

  const lasting: readonly (readonly [JobErrorName, Fault])[] = [
    ['MarketDataRefused', { kind: 'http', status: 401 }],
    ['MarketDataRefused', { kind: 'http', status: 402 }],
    ['MarketDataRefused', { kind: 'http', status: 404 }],
    ...(['top', 'task'] as const).flatMap((kind) => [
      ...[40000, 40100, 40200, 40204, 40207, 40501, 40502, 40503, 40506, 41234].map(
        (code) => ['MarketDataRefused', { kind, code }] as const,
      ),
      ['MarketDataExhausted', { kind, code: 40203 }] as const,
    ]),
    ['MarketDataUnavailable', { kind: 'hang' }],
    ['MarketDataUnavailable', { kind: 'stall' }],
    ['MarketDataUnavailable', { kind: 'truncated' }],
    ['MarketDataUnavailable', { kind: 'not-json' }],
    ['MarketDataUnavailable', { kind: 'no-envelope' }],
    ['MarketDataUnavailable', { kind: 'no-tasks' }],
    ['MarketDataUnavailable', { kind: 'odd-rows' }],
  ];
  it.each(lasting)(
    'are not retried, and not paid twice, when they are permanent: %s for %j',
    async (name, fault) => {
      vendor.fail(fault, 10);
      const isSlow = fault.kind === 'hang' || fault.kind === 'stall';
      const client = openClient(vendor, isSlow ? { bounds: shortBounds } : {});
      expect(await fails(client)).toBe(name);
      expect(vendor.requests).toHaveLength(1);
    },
  );

  it('are logged for the operator, without the password, when only an operator can fix them', async () => {
    vendor.fail({ kind: 'task', code: 40200 });
    const client = openClient(vendor);
    await fails(client);
    expect(client.lines).toMatchObject([{ level: 'error', fields: { verdict: 'account' } }]);
    expect(JSON.stringify(client.lines)).not.toContain(vendor.credentials.password);
  });

  it.each([
    { kind: 'task', code: 40102 },
    { kind: 'task', code: 40501, message: 'No Search Results.' },
  ] as const)('do not include a response without results: %j', async (fault) => {
    vendor.fail(fault, 2);
    expect(await metricsOf(openClient(vendor).marketData, 'rye bread')).toMatchObject({ searchVolume: null });
    expect(services()).toEqual(['labs', 'ads']);
  });

  it('count toward the cost when they were billed: the cost includes every attempt', async () => {
    vendor.fail({ kind: 'task', code: 40103, cost: 0.01 }, 2);
    const { costUsd } = await openClient(vendor).marketData.lookUp(
      ['rye bread'],
      defaultLocale,
      payWithoutLimit,
    );
    expect(costUsd).toBeCloseTo(0.0301, 10);
  });

  it('wait as long as Retry-After says, if that is within the time limit', async () => {
    vendor.fail({ kind: 'http', status: 429, retryAfter: '1' });
    const client = openClient(vendor, { bounds: { ...shortBounds, callMs: 10_000, totalMs: 20_000 } });
    expect(await metricsOf(client.marketData, 'rye bread')).toMatchObject({ searchVolume: 22_200 });
    const [first, second] = vendor.requests.map(({ atMs }) => atMs);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(950);
  });

  it('do not wait longer than the time that is left', async () => {
    vendor.fail({ kind: 'http', status: 429, retryAfter: '60' });
    const startedAt = performance.now();
    expect(await fails()).toBe('MarketDataUnavailable');
    expect(performance.now() - startedAt).toBeLessThan(50_000);
    expect(vendor.requests).toHaveLength(1);
  });

  it('read Retry-After as seconds or as a date', () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    expect(readRetryAfter('7', now)).toBe(7000);
    expect(readRetryAfter('Sat, 21 Nov 2026 12:00:30 GMT', now)).toBe(30_000);
    expect(readRetryAfter('Sat, 21 Nov 2026 11:00:00 GMT', now)).toBe(0);
    expect([readRetryAfter('soon', now), readRetryAfter(null, now)]).toEqual([null, null]);
  });

  it('end within one attempt of the stage, without retries by the state machine', () => {
    expect(marketDataCalls.totalMs).toBeLessThan(jobRun.taskSeconds * 1000);
    const names = Object.keys(jobErrors).filter((name) => name.startsWith('MarketData'));
    expect(names).toHaveLength(5);
    expect(names.filter((name) => transientJobErrorNames.some((other) => other === name))).toEqual([]);
  });

  it('do not follow a password rotation: the new password is read once, without a deploy', async () => {
    let time = 0;
    const ask = vi.fn(async () => JSON.stringify(vendor.credentials));
    const secret = openSecret({ name: 'dataforseo' }, credentials, { ask, now: () => time });
    const { marketData } = openClient(vendor, { secret });
    await metricsOf(marketData, 'sourdough starter');
    vendor.rotatePassword('second-password');
    time += secretPauseMs;
    expect(await metricsOf(marketData, 'rye bread')).toMatchObject({ searchVolume: 22_200 });
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
