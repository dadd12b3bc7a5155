import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError } from '#contracts/errors/errors.ts';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { createTestDeps, type TestDeps } from '#test/fakes/test-deps.ts';
import { openStores, startTestTables } from '#test/integration/dynamodb.ts';
import { expectConsistentLedger } from '#test/integration/invariants.ts';
import { getMe } from '#usecases/accounts/get-me.ts';
import { cancelJob } from '#usecases/jobs/end/cancel-job.ts';
import { endStoppedJob } from '#usecases/jobs/end/end-stopped-job.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';
import { sweep } from '#usecases/upkeep/sweep.ts';

const { createTable } = startTestTables();
const request: CreateJobRequest = {
  job_type: 'keyword_optimizer',
  generate_assets: true,
  context_input: 'How to make cold brew coffee at home.',
};

const actions = ['create', 'cancel', 'complete', 'fail', 'sweep', 'me'] as const;
/** Concurrent actions, each with the index of the user's job that it concerns. */
const batch = fc.array(fc.tuple(fc.constantFrom(...actions), fc.nat(5)), { minLength: 1, maxLength: 6 });
/** Batches with the hours that pass before each: up to two months. */
const story = fc.array(fc.tuple(fc.integer({ min: 0, max: 1500 }), batch), { minLength: 1, maxLength: 8 });

type Action = (typeof actions)[number];

const signIn = async (deps: TestDeps) => {
  const userId = randomUUID();
  const identity = { userId, email: 'jane@example.com', sessionId: null, signedInAt: deps.clock.now() };
  await getMe(deps, { identity });
  return { identity, caller: { userId, visitor: 'v' } };
};

const act = async (
  deps: TestDeps,
  { identity, caller }: Awaited<ReturnType<typeof signIn>>,
  [action, which]: [Action, number],
): Promise<unknown> => {
  const jobId = deps.jobRunner.started[which]?.jobId;
  if (action === 'sweep') return sweep(deps);
  if (action === 'me') return getMe(deps, { identity });
  if (action === 'create') return createJob(deps, { caller, request }).catch(expectNoCredits);
  if (jobId === undefined) return undefined;
  if (action === 'cancel') return cancelJob(deps, { caller, jobId });
  if (action === 'fail') return endStoppedJob(deps, { jobId, status: 'FAILED' });
  return deps.ledger.end(jobId, { status: 'completed', at: deps.clock.now().toISOString() });
};

const expectNoCredits = (error: unknown): void => {
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 'payment_required' });
};

it('whatever happens concurrently, the balance is the sum of the ledger and never negative, and a job is charged once and refunded at most once', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (batches) => {
      const clock = createManualClock();
      const deps = createTestDeps({ clock, stores: openStores(await createTable(), clock) });
      const user = await signIn(deps);
      for (const [hours, together] of batches) {
        clock.advance(hours * 3600);
        await Promise.all(together.map((step) => act(deps, user, step)));
        const { halfCredits } = await expectConsistentLedger(deps, user.identity.userId);
        expect(halfCredits).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);
