import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import { type JobErrorName, jobErrors } from '#contracts/jobs/job-errors.ts';
import { parseFinalResult } from '#contracts/jobs/result.ts';
import { grantOf, newProfile } from '#test/factories/job-orders.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { createTestDeps } from '#test/fakes/test-deps.ts';
import { openStores, startTestTables } from '#test/integration/dynamodb.ts';
import { expectConsistentLedger } from '#test/integration/invariants.ts';
import type { Fault } from '#test/vendors/dataforseo/faults.ts';
import { openClient, shortBounds, testBounds } from '#test/vendors/dataforseo/open-client.ts';
import { type DataForSeoVendor, startDataForSeo } from '#test/vendors/dataforseo/vendor.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';

const { createTable } = startTestTables();
const userId = 'user-1';
const caller = { userId, visitor: 'visitor-1' };
const credits = 4;

let vendor: DataForSeoVendor;
beforeEach(async () => {
  vendor = await startDataForSeo();
  vendor.know('sourdough starter', { volume: 74_000, cpc: 1.2, competition: 88, difficulty: 41 });
  vendor.know('rye bread', { volume: 22_200, cpc: 0.6, competition: 95, difficulty: 28 });
});
afterEach(() => vendor.close());

const openRun = async (bounds: typeof testBounds | typeof shortBounds = testBounds) => {
  const clock = createManualClock();
  const stores = openStores(await createTable(), clock);
  const { marketData } = openClient(vendor, { clock, cache: stores.marketDataCache, bounds });
  const deps = createTestDeps({ clock, stores, marketData });
  await deps.users.create(newProfile(userId), grantOf(credits));
  const run = async (keywords: string) => {
    const request: CreateJobRequest = {
      job_type: 'keyword_evaluator',
      generate_assets: true,
      keywords_list_input: keywords,
    };
    const { job_id: jobId } = await createJob(deps, { caller, request });
    const input = deps.jobRunner.started.find((started) => started.jobId === jobId);
    if (!input) throw new Error('The job was not started.');
    const startedAt = performance.now();
    const states = await runMachine(deps, input);
    const job = await deps.jobs.find(jobId);
    const result = parseFinalResult(await deps.outputs.read(jobId, 'result'));
    return { end: states.at(-1), job, result, ms: performance.now() - startedAt };
  };
  return { deps, run };
};

describe('a run with DataForSEO', () => {
  it('completes with its metrics, states their cost, and does not pay for them a second time', async () => {
    const { deps, run } = await openRun();
    const first = await run('Sourdough Starter\nrye bread!\nunheard of');
    expect(first.end).toBe('completed');
    expect(first.result?.receipt).toMatchObject({ cache_hits: 0, keywords_looked_up: 3 });
    expect(first.result?.receipt.provider_cost_usd).toBeCloseTo(0.0102, 10);
    expect(first.result?.manifest).toMatchObject({
      market_data: 'dataforseo_labs',
      locale: { country: 'US', language: 'en' },
    });
    expect(first.result?.sample_market_data).toBe(false);
    const entries = first.result?.selected_keywords ?? [];
    const starter = entries.find(({ keyword_text }) => keyword_text === 'sourdough starter');
    expect(starter).toMatchObject({
      typed_as: 'Sourdough Starter',
      search_volume: 74_000,
      sources: ['dataforseo_labs'],
      metrics_as_of: '2026-10-14',
    });
    const second = await run('sourdough starter\nRYE BREAD');
    expect(second.result?.receipt).toMatchObject({ cache_hits: 2, provider_cost_usd: 0 });
    expect(vendor.requests).toHaveLength(1);
    await expectConsistentLedger(deps, userId);
  });

  const passing: readonly Fault[] = [
    { kind: 'http', status: 429, retryAfter: '0' },
    { kind: 'http', status: 500 },
    { kind: 'reset' },
    { kind: 'top', code: 40202 },
    { kind: 'task', code: 40103 },
    { kind: 'task', code: 50000 },
    { kind: 'task', code: 50301 },
  ];
  it.each(passing)('completes, charged once, after a temporary %j', async (fault) => {
    const { deps, run } = await openRun();
    vendor.fail(fault, 2);
    expect(await run('rye bread')).toMatchObject({ end: 'completed' });
    const { halfCredits, jobs } = await expectConsistentLedger(deps, userId);
    expect(halfCredits).toBe(credits - (jobs[0]?.costHalfCredits ?? 0));
  });

  const lasting: readonly (readonly [JobErrorName, string, Fault])[] = [
    ['MarketDataUnavailable', 'try again in a few minutes', { kind: 'http', status: 429, retryAfter: '0' }],
    ['MarketDataUnavailable', 'try again in a few minutes', { kind: 'http', status: 500 }],
    ['MarketDataUnavailable', 'try again in a few minutes', { kind: 'task', code: 50301 }],
    ['MarketDataUnavailable', 'try again in a few minutes', { kind: 'top', code: 40202 }],
    ['MarketDataUnavailable', 'try again in a few minutes', { kind: 'hang' }],
    ['MarketDataUnavailable', 'try again in a few minutes', { kind: 'stall' }],
    ['MarketDataUnavailable', 'try again in a few minutes', { kind: 'truncated' }],
    ['MarketDataUnavailable', 'try again in a few minutes', { kind: 'not-json' }],
    ['MarketDataUnavailable', 'try again in a few minutes', { kind: 'odd-rows' }],
    ['MarketDataUnavailable', 'try again in a few minutes', { kind: 'reset' }],
    ['MarketDataExhausted', 'try again tomorrow', { kind: 'task', code: 40203 }],
    ['MarketDataRefused', 'come back later', { kind: 'http', status: 401 }],
    ['MarketDataRefused', 'come back later', { kind: 'http', status: 402 }],
    ['MarketDataRefused', 'come back later', { kind: 'http', status: 404 }],
    ['MarketDataRefused', 'come back later', { kind: 'top', code: 40100 }],
    ['MarketDataRefused', 'come back later', { kind: 'task', code: 40200 }],
    ['MarketDataRefused', 'come back later', { kind: 'task', code: 40501 }],
  ];
  it.each(lasting)(
    'fails as %s, says "%s", and refunds the credits after a lasting %j',
    async (name, advice, fault) => {
      const isSlow = fault.kind === 'hang' || fault.kind === 'stall';
      const { deps, run } = await openRun(isSlow ? shortBounds : testBounds);
      vendor.fail(fault, 100);
      const { end, job, ms } = await run('rye bread');
      expect([end, job?.failure?.name]).toEqual(['failed', name]);
      expect(job?.failure?.userMessage).toBe(jobErrors[name].message);
      expect(job?.failure?.userMessage).toContain(advice);
      expect(job?.failure?.userMessage).toContain('Nothing was charged');
      // Only the client retries. The machine adds no attempts, so that a run is billed three times at most.
      expect(vendor.requests.length).toBeLessThanOrEqual(testBounds.attempts);
      expect(ms).toBeLessThan(10_000);
      expect((await expectConsistentLedger(deps, userId)).halfCredits).toBe(credits);
    },
  );
});
