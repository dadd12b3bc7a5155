import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { capsOf, toMicroUsd } from '#contracts/credits/spending.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import { JobError } from '#contracts/jobs/job-errors.ts';
import { unknownMetrics } from '#domain/scoring/unknown-metrics.ts';
import type { JobRecord, MarketData } from '#ports';
import { runStage } from '#stages/index.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { createTestDeps, type TestDeps } from '#test/fakes/test-deps.ts';
import { openStores, startTestTables } from '#test/integration/dynamodb.ts';
import { expectConsistentLedger } from '#test/integration/invariants.ts';
import { getMe } from '#usecases/accounts/get-me.ts';
import { cancelJob } from '#usecases/jobs/end/cancel-job.ts';
import { endStoppedJob } from '#usecases/jobs/end/end-stopped-job.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';
import type { Caller } from '#usecases/site/caller.ts';
import { askModel } from '#usecases/stages/support/ask-model.ts';

const { createTable } = startTestTables();
const request: CreateJobRequest = {
  job_type: 'keyword_evaluator',
  generate_assets: true,
  keywords_list_input: 'sourdough starter\nrye bread',
};
/** The most that one request costs, in US dollars. A stage that runs again pays again. */
const worstUsd = 0.08;
const caps = capsOf({ stage: 0.35, visitors: 0.1, user: 0.2 });

const actions = [
  'create',
  'create',
  'pay',
  'pay',
  'pay',
  'ask',
  'ask',
  'cancel',
  'fail',
  'complete',
] as const;
/**
 * The outcome of a request: the share of the worst case that the vendor charges, and whether its response arrives and
 * states the cost.
 */
const billing = fc.record({
  share: fc.constantFrom(0, 0.5, 1, 1),
  answer: fc.constantFrom('told', 'untold', 'lost' as const),
});
type Billing = { share: number; answer: string };
const step = fc.record({ action: fc.constantFrom(...actions), who: fc.nat(3), which: fc.nat(4), billing });
type Step = { action: (typeof actions)[number]; who: number; which: number; billing: Billing };
/** Concurrent actions, day after day. */
const story = fc.array(
  fc.record({
    nextDay: fc.nat(3).map((days) => days === 0),
    together: fc.array(step, { minLength: 4, maxLength: 16, size: 'max' }),
  }),
  { minLength: 2, maxLength: 8, size: 'max' },
);

type World = {
  deps: TestDeps;
  callers: Caller[];
  jobs: { id: string; caller: Caller }[];
  /** The vendor's charges, with the day and the job. */
  taken: { day: string; jobId: string; caller: Caller; microUsd: number }[];
};

/** A vendor that charges when a request arrives, even if its answer is lost. */
const vendorOf = (world: World, job: World['jobs'][number], { share, answer }: Billing): MarketData => ({
  source: 'dataforseo',
  lookUp: async (keywords, _, pay) => {
    const day = world.deps.clock.now().toISOString().slice(0, 10);
    const send = async () => {
      const microUsd = toMicroUsd(worstUsd * share);
      world.taken.push({ day, jobId: job.id, caller: job.caller, microUsd });
      if (answer === 'lost') throw new JobError('MarketDataUnavailable', 'no answer came');
      return { costUsd: worstUsd * share };
    };
    const { costUsd } = await pay(worstUsd, send, (reply) => (answer === 'told' ? reply.costUsd : null));
    const metrics = new Map(keywords.map((keyword) => [keyword, unknownMetrics('dataforseo_labs')]));
    return { metrics, costUsd, cacheHits: 0 };
  },
});

/** Higher than any list price, so that a task can use all of its share of a run's cap. */
const price = { input: 100, output: 100 };

/** Calls a vendor's model, which charges when a request arrives. Without room under a cap, the engine does the task. */
const askVendor = async (
  world: World,
  job: World['jobs'][number],
  { which, billing: { share, answer } }: Step,
): Promise<void> => {
  const { deps } = world;
  const record = await deps.jobs.find(job.id);
  if (!record) throw new Error('The job was not stored.');
  const languageModel = { ...deps.languageModel, name: 'vendor', price };
  const asked = { task: 'opinion', part: String(which) } as const;
  await askModel({ ...deps, languageModel }, record, asked, async ({ usd }) => {
    const work = { task: asked.task, written_by: 'vendor', repaired: false, requests: 1 };
    const tokens = { input_tokens: 1, output_tokens: 1 };
    if (usd === 0) return { value: [], work: { ...work, ...tokens, fallback: 'over_cap', cost_usd: 0 } };
    const day = deps.clock.now().toISOString().slice(0, 10);
    world.taken.push({ day, jobId: job.id, caller: job.caller, microUsd: toMicroUsd(usd * share) });
    met.asked += 1;
    if (answer === 'lost') throw new JobError('ProviderTimeout', 'no answer came');
    // A request of unknown cost counts at its maximum.
    const costUsd = answer === 'told' ? usd * share : usd;
    return { value: [], work: { ...work, ...tokens, fallback: null, cost_usd: costUsd } };
  });
};

/** The number of times that the stories met each case. A property that never meets them proves nothing. */
const met = { asked: 0, canceledAfterPay: 0, canceledBeforePay: 0, rejectedByCap: 0, paidAgain: 0 };

const capErrors = new Set<string>(['MarketDataExhausted', 'MarketDataUserLimit', 'MarketDataVisitorsLimit']);

/** Checks that a run or a request ended with an allowed error. Any other is a fault of the product. */
const expected = (error: unknown): void => {
  if (error instanceof ApiError) expect(['payment_required', 'demo_limit_reached']).toContain(error.code);
  else if (error instanceof JobError) met.rejectedByCap += capErrors.has(error.name) ? 1 : 0;
  else throw error;
};

const act = async (world: World, step: Step): Promise<unknown> => {
  const { action, who, which, billing: bill } = step;
  const { deps, callers, jobs } = world;
  const caller = callers[who % callers.length];
  if (!caller) throw new Error('There is nobody.');
  if (action === 'create') {
    const { job_id: id } = await createJob(deps, { caller, request });
    return jobs.push({ id, caller });
  }
  const own = jobs.filter((one) => one.caller === caller);
  const job = own[which % Math.max(1, own.length)];
  if (!job) return undefined;
  if (action === 'cancel') return cancelJob(deps, { caller, jobId: job.id });
  if (action === 'fail') return endStoppedJob(deps, { jobId: job.id, status: 'FAILED' });
  if (action === 'complete')
    return deps.ledger.end(job.id, { status: 'completed', at: deps.clock.now().toISOString() });
  if (action === 'ask') return askVendor(world, job, step);
  const input = { jobId: job.id, jobType: 'keyword_evaluator', contextKind: 'none' };
  return runStage({ ...deps, marketData: vendorOf(world, job, bill) }, 'preparing_keywords', input);
};

const sum = (taken: World['taken']): number => taken.reduce((all, { microUsd }) => all + microUsd, 0);

const expectDaysWithinCaps = ({ taken, callers }: World): void => {
  for (const day of new Set(taken.map((one) => one.day))) {
    const ofDay = taken.filter((one) => one.day === day);
    expect(sum(ofDay)).toBeLessThanOrEqual(caps.stage);
    expect(sum(ofDay.filter(({ caller }) => caller.userId === null))).toBeLessThanOrEqual(caps.visitors);
    for (const caller of callers)
      expect(sum(ofDay.filter((one) => one.caller === caller))).toBeLessThanOrEqual(caps.user);
  }
};

/**
 * Expects the provider cost to stay within the price of the calls that the consumed credits pay for, plus what failures
 * may cost under the cap.
 */
const expectPaidByCredits = async (world: World, caller: Caller, records: JobRecord[]): Promise<void> => {
  const { deps, taken } = world;
  const costOf = (jobs: JobRecord[]): number => {
    const ids = new Set(jobs.map(({ id }) => id));
    return sum(taken.filter(({ jobId }) => ids.has(jobId)));
  };
  for (const job of records) {
    const calls = await deps.spending.listByJob(job.id);
    const asked = taken.filter(({ jobId }) => jobId === job.id).length;
    // Every request was recorded before it was sent, at no less than it cost. A model is no longer called if the job
    // ends after the reservation.
    expect(calls.length).toBeGreaterThanOrEqual(asked);
    expect(job.spentMicroUsd).toBeGreaterThanOrEqual(costOf([job]));
    if (job.status === 'cancelled' && (job.refundedHalfCredits ?? 0) > 0) expect(costOf([job])).toBe(0);
  }
  if (caller.userId === null) return;
  const { entries } = await deps.credits.balance(caller.userId);
  const movements = await deps.credits.entries(caller.userId, 1, entries);
  const consumed = -movements
    .filter(({ jobId }) => jobId !== null)
    .reduce((all, { halfCredits }) => all + halfCredits, 0);
  const days = new Set(taken.map(({ day }) => day)).size;
  const dearest = Math.max(0, ...records.map((job) => costOf([job])));
  const kept = records.filter(({ refundedHalfCredits }) => refundedHalfCredits === 0);
  const running = records.filter(({ endedAt }) => endedAt === null);
  expect(costOf([...kept, ...running])).toBeLessThanOrEqual((consumed / 2) * dearest);
  expect(costOf(records)).toBeLessThanOrEqual((consumed / 2) * dearest + days * caps.user);
};

const openWorld = async (): Promise<World> => {
  const clock = createManualClock();
  const deps = createTestDeps({ clock, stores: openStores(await createTable(), clock, caps) });
  const users = await Promise.all(
    ['a', 'b'].map(async (name) => {
      const userId = randomUUID();
      const email = `${name}@example.com`;
      await getMe(deps, { identity: { userId, email, sessionId: null, signedInAt: clock.now() } });
      return { userId, visitor: name };
    }),
  );
  const visitors = ['v1', 'v2'].map((visitor) => ({ userId: null, visitor }));
  const world: World = { deps, callers: [...users, ...visitors], jobs: [], taken: [] };
  for (const caller of world.callers) {
    const { job_id: id } = await createJob(deps, { caller, request });
    world.jobs.push({ id, caller });
  }
  return world;
};

const count = (world: World, records: JobRecord[]): void => {
  const isPaid = ({ id }: JobRecord): boolean => world.taken.some(({ jobId }) => jobId === id);
  const canceled = records.filter(({ status }) => status === 'cancelled');
  met.canceledAfterPay += canceled.filter(isPaid).length;
  met.canceledBeforePay += canceled.filter((job) => !isPaid(job)).length;
  met.paidAgain += records.filter(
    ({ id }) => world.taken.filter(({ jobId }) => jobId === id).length > 1,
  ).length;
};

it('whatever is created, paid, canceled, failed and redriven concurrently, providers cost no more than credits and caps allow', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (batches) => {
      const world = await openWorld();
      for (const { nextDay, together } of batches) {
        if (nextDay) world.deps.clock.advance(24 * 3600);
        await Promise.all(together.map((one) => act(world, one).catch(expected)));
        expectDaysWithinCaps(world);
        for (const caller of world.callers) {
          const ids = world.jobs.filter((job) => job.caller === caller).map(({ id }) => id);
          const found = await Promise.all(ids.map((id) => world.deps.jobs.find(id)));
          const records = found.filter((job) => job !== null);
          await expectPaidByCredits(world, caller, records);
          count(world, records);
          if (caller.userId !== null) await expectConsistentLedger(world.deps, caller.userId);
        }
      }
    }),
    // Shrinking a failing story takes minutes on a table, so the first one is reported as it is.
    { numRuns: 20, endOnFailure: true },
  );
  for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(5);
}, 120_000);
