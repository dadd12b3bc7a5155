import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { capsOf, defaultDailyBudgetsUsd, type SpendingCaps } from '#contracts/credits/spending.ts';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import { jobErrors } from '#contracts/jobs/job-errors.ts';
import { parseFinalResult } from '#contracts/jobs/result.ts';
import { fallbackReasons } from '#contracts/models/language-model.ts';
import type { Deps } from '#ports';
import { runStage } from '#stages/index.ts';
import { openTable } from '#stores/table/table.ts';
import { starterText } from '#test/contract/providers/language-model/language-model-suite.ts';
import { grantOf, newProfile } from '#test/factories/job-orders.ts';
import { openAiModel } from '#test/factories/language-models.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { createTestDeps, type TestDeps } from '#test/fakes/test-deps.ts';
import { documentClient, openStores, startTestTables } from '#test/integration/dynamodb.ts';
import { expectConsistentLedger } from '#test/integration/invariants.ts';
import { openClient } from '#test/vendors/dataforseo/open-client.ts';
import { type DataForSeoVendor, startDataForSeo } from '#test/vendors/dataforseo/vendor.ts';
import { startOpenAiCompatible } from '#test/vendors/openai-compatible/openai-compatible.ts';
import { cancelJob } from '#usecases/jobs/end/cancel-job.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';
import { findJob } from '#usecases/operator/find-job.ts';

const { createTable } = startTestTables();
const caller = { userId: 'user-1', visitor: 'visitor-1' };
const visitor = { userId: null, visitor: 'visitor-2' };
const evaluate = (round: number): CreateJobRequest => ({
  job_type: 'keyword_evaluator',
  generate_assets: true,
  // New words each time, so that none of their metrics are in the cache.
  keywords_list_input: Array.from({ length: 10 }, (_, index) => `bread ${round} number ${index}`).join('\n'),
});
const requestUsd = 0.011;

let vendor: DataForSeoVendor;
beforeEach(async () => {
  vendor = await startDataForSeo();
  for (let round = 0; round < 25; round++)
    for (let index = 0; index < 10; index++)
      vendor.know(`bread ${round} number ${index}`, { volume: 100, cpc: 1, competition: 10, difficulty: 5 });
});
afterEach(() => vendor.close());

const open = async (
  credits: number,
  budgets: Partial<Record<keyof SpendingCaps, number>> = {},
  overrides: Partial<Pick<Deps, 'languageModel' | 'log'>> = {},
) => {
  const clock = createManualClock();
  const testTable = await createTable();
  const stores = openStores(testTable, clock, capsOf({ ...defaultDailyBudgetsUsd, ...budgets }));
  const { marketData } = openClient(vendor, { clock, cache: stores.marketDataCache });
  const deps = createTestDeps({ clock, stores, marketData, ...overrides });
  await deps.users.create(newProfile(caller.userId), grantOf(credits * 2));
  return { deps, testTable };
};

const start = async (
  deps: TestDeps,
  request: CreateJobRequest,
  by: typeof caller | typeof visitor = caller,
) => {
  const { job_id: jobId } = await createJob(deps, { caller: by, request });
  const input = deps.jobRunner.started.find((started) => started.jobId === jobId);
  if (!input) throw new Error('The job was not started.');
  return input;
};

const balance = async (deps: Deps): Promise<number> =>
  (await deps.credits.balance(caller.userId)).halfCredits;

describe('a run that its user cancels', () => {
  it('does not buy metrics twenty times for one credit', async () => {
    const { deps } = await open(1);
    const outcomes: string[] = [];
    for (let round = 0; round < 20; round++) {
      try {
        const input = await start(deps, evaluate(round));
        await runStage(deps, 'preparing_keywords', input);
        await cancelJob(deps, { caller, jobId: input.jobId });
        outcomes.push('bought and canceled');
      } catch (error) {
        outcomes.push(error instanceof Error && 'code' in error ? String(error.code) : String(error));
      }
    }
    expect(outcomes).toEqual(['bought and canceled', ...Array(19).fill('payment_required')]);
    expect(vendor.spentUsd()).toBeCloseTo(requestUsd, 10);
    expect(await balance(deps)).toBe(0);
    await expectConsistentLedger(deps, caller.userId);
  });

  it('is refunded as long as nothing was bought for it', async () => {
    const { deps } = await open(1);
    for (let round = 0; round < 3; round++) {
      const { jobId } = await start(deps, evaluate(round));
      await cancelJob(deps, { caller, jobId });
    }
    expect(await balance(deps)).toBe(2);
    expect(vendor.requests).toHaveLength(0);
  });

  it('is refunded when the metrics were already known', async () => {
    const { deps } = await open(2);
    await runMachine(deps, await start(deps, evaluate(1)));
    const input = await start(deps, evaluate(1));
    await runStage(deps, 'preparing_keywords', input);
    await cancelJob(deps, { caller, jobId: input.jobId });
    expect(await balance(deps)).toBe(2);
    expect(vendor.requests).toHaveLength(1);
  });

  it('is no longer paid for: a late stage calls no provider', async () => {
    const { deps } = await open(1);
    const input = await start(deps, evaluate(1));
    const late: TestDeps = {
      ...deps,
      outputs: {
        ...deps.outputs,
        // The cancellation comes after the stage has claimed its status and before it buys.
        read: async (jobId, name) => {
          if (name === 'metrics') await cancelJob(deps, { caller, jobId });
          return deps.outputs.read(jobId, name);
        },
      },
    };
    await expect(runStage(late, 'preparing_keywords', input)).rejects.toMatchObject({
      name: 'JobInterrupted',
    });
    expect(vendor.requests).toHaveLength(0);
    expect(await balance(deps)).toBe(2);
  });

  it('settles by the old rules if it was stored before spending was recorded', async () => {
    const { deps, testTable } = await open(1);
    const { jobId } = await start(deps, evaluate(1));
    const { job } = openTable(documentClient(testTable), testTable.tableName).entities;
    await job.patch({ jobId }).remove(['spentMicroUsd']).go();
    await cancelJob(deps, { caller, jobId });
    expect(await balance(deps)).toBe(2);
  });
});

describe('a daily cap', () => {
  it.each([
    ['of the user', { user: 2.5 * requestUsd }, caller, 'MarketDataUserLimit', 'after midnight UTC'],
    [
      'of all visitors',
      { visitors: 0.5 * requestUsd },
      visitor,
      'MarketDataVisitorsLimit',
      'Sign up for free',
    ],
    ['of the stage', { stage: 2.5 * requestUsd }, caller, 'MarketDataExhausted', 'tomorrow'],
    ['of nothing', { stage: 0 }, caller, 'MarketDataExhausted', 'tomorrow'],
  ] as const)(
    '%s ends a run before money is spent, refunds the credit, and says when to try again',
    async (_, budgets, by, name, advice) => {
      const { deps } = await open(4, budgets);
      const ends: (string | undefined)[] = [];
      let last = '';
      const rounds = by === visitor ? 1 : 4;
      for (let round = 0; round < rounds; round++) {
        const input = await start(deps, evaluate(round), by);
        last = input.jobId;
        ends.push((await runMachine(deps, input)).at(-1));
      }
      const paid = ends.filter((end) => end === 'completed').length;
      expect(vendor.spentUsd()).toBeCloseTo(paid * requestUsd, 10);
      expect(ends.at(-1)).toBe('failed');
      const { failure } = (await deps.jobs.find(last)) ?? {};
      expect(failure).toMatchObject({ name, userMessage: jobErrors[name].message });
      expect(failure?.userMessage).toContain(advice);
      expect(failure?.userMessage).toContain('Nothing was charged');
      expect(await balance(deps)).toBe(8 - 2 * paid);
      // Known metrics are still free, and the cap resets the next day.
      if (paid > 0) expect((await runMachine(deps, await start(deps, evaluate(0)))).at(-1)).toBe('completed');
      deps.clock.advance(24 * 3600);
      if (paid > 0) expect((await runMachine(deps, await start(deps, evaluate(9)))).at(-1)).toBe('completed');
      await expectConsistentLedger(deps, caller.userId);
    },
  );

  it('of the stage alerts the operator, while a user’s cap does not', async () => {
    const errors: string[] = [];
    const log = { info: () => {}, warn: () => {}, error: (message: string) => void errors.push(message) };
    const one = await open(1, { user: 0 }, { log });
    await runMachine(one.deps, await start(one.deps, evaluate(1)));
    expect(errors).toEqual([]);
    const other = await open(1, { stage: 0 }, { log });
    await runMachine(other.deps, await start(other.deps, evaluate(1)));
    expect(errors).toEqual(['a daily spending cap is reached']);
  });

  it('without room lets the engine write instead of the model, and the result says so', async () => {
    const model = await startOpenAiCompatible();
    const { deps } = await open(1, { user: 0.02 }, { languageModel: openAiModel(model) });
    const request = {
      job_type: 'keyword_optimizer',
      generate_assets: true,
      context_input: starterText,
    } as const;
    for (const keyword of ['sourdough starter', 'rye bread'])
      vendor.know(keyword, { volume: 100, cpc: 1, competition: 10, difficulty: 5 });
    const input = await start(deps, request);
    const spare: TestDeps = { ...deps, marketData: createTestDeps({ clock: deps.clock }).marketData };
    expect((await runMachine(spare, input)).at(-1)).toBe('completed');
    const result = parseFinalResult(await deps.outputs.read(input.jobId, 'result'));
    const work = result?.manifest.model_work ?? [];
    expect(work.map(({ task, fallback }) => [task, fallback])).toEqual([
      ['keywords', null],
      ['snippets', null],
      ['rewrite', 'daily_cap'],
    ]);
    expect(fallbackReasons.daily_cap).toContain('daily limit');
    expect(model.calls.filter(({ task }) => task === 'rewrite')).toEqual([]);
    await model.close();
  });
});

it('an operator sees each call of a run, with its reservation and its cost', async () => {
  const { deps } = await open(1);
  const input = await start(deps, evaluate(1));
  await runMachine(deps, input);
  const audit = { write: async () => {}, list: async () => [] };
  const { spent, job } = await findJob({ ...deps, audit }, { jobId: input.jobId });
  expect(spent.usd).toBe(requestUsd);
  expect(spent.calls).toMatchObject([
    { provider: 'dataforseo', task: 'metrics', reservedMicroUsd: 11_000, paidMicroUsd: 11_000 },
  ]);
  expect(job).toMatchObject({ spentMicroUsd: 11_000, refundedHalfCredits: 0 });
});

it('an attempt without an answer counts at its maximum', async () => {
  const { deps } = await open(1);
  vendor.fail({ kind: 'truncated' }, 1);
  const input = await start(deps, evaluate(1));
  expect((await runMachine(deps, input)).at(-1)).toBe('failed');
  expect(await deps.jobs.find(input.jobId)).toMatchObject({ spentMicroUsd: 11_000, refundedHalfCredits: 2 });
  expect(await deps.spending.listByJob(input.jobId)).toMatchObject([{ paidMicroUsd: null }]);
});
