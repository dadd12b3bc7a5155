import { describe, expect, it } from 'vitest';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import { JobError } from '#contracts/jobs/job-errors.ts';
import { jobRun } from '#contracts/platform/job-times.ts';
import type { Deps } from '#ports';
import { grantOf, newProfile } from '#test/factories/job-orders.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { createTestDeps, type TestDeps } from '#test/fakes/test-deps.ts';
import { openStores, startTestTables } from '#test/integration/dynamodb.ts';
import { expectConsistentLedger } from '#test/integration/invariants.ts';
import { cancelJob } from '#usecases/jobs/end/cancel-job.ts';
import { endStoppedJob } from '#usecases/jobs/end/end-stopped-job.ts';
import { sweepJobs } from '#usecases/jobs/end/sweep-jobs.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';

const { createTable } = startTestTables();
const userId = 'user-1';
const caller = { userId, visitor: 'visitor-1' };
const text =
  'A sourdough starter is flour and water with wild yeast. Feed the sourdough starter every day. Wild yeast makes the bread rise, and whole rye flour brings the most wild yeast to a sourdough starter. Bread flour makes the dough strong.';
const request: CreateJobRequest = {
  job_type: 'keyword_optimizer',
  generate_assets: true,
  context_input: text,
};

const openDeps = async (): Promise<TestDeps> => {
  const clock = createManualClock();
  const deps = createTestDeps({ clock, stores: openStores(await createTable(), clock) });
  await deps.users.create(newProfile(userId), grantOf(4));
  return deps;
};

const startRun = async (deps: TestDeps) => {
  const { job_id: jobId } = await createJob(deps, { caller, request });
  const input = deps.jobRunner.started.find((started) => started.jobId === jobId);
  if (!input) throw new Error('The job was not started.');
  return input;
};

/** A port whose calls to a method are counted, and fail the given number of times. */
const failing = <Port extends object>(port: Port, method: keyof Port, times: number, error: Error) => {
  let calls = 0;
  const real = port[method] as (...args: unknown[]) => Promise<unknown>;
  const fake = async (...args: unknown[]) => {
    calls++;
    if (calls <= times) throw error;
    return real(...args);
  };
  return { port: { ...port, [method]: fake } as Port, calls: () => calls };
};

describe('a run with faults', () => {
  it('retries a transient failure and completes, charged once', async () => {
    const deps = await openDeps();
    const { port, calls } = failing(deps.marketData, 'lookUp', 2, new JobError('ProviderTimeout'));
    const input = await startRun(deps);
    const states = await runMachine({ ...deps, marketData: port }, input);
    expect([states.at(-1), calls()]).toEqual(['completed', 3]);
    expect((await expectConsistentLedger(deps, userId)).halfCredits).toBe(2);
  });

  it('fails after its retries with a message for the user, and refunds once', async () => {
    const deps = await openDeps();
    const { port } = failing(deps.marketData, 'lookUp', 99, new JobError('ProviderMalformed', 'detail'));
    const input = await startRun(deps);
    expect((await runMachine({ ...deps, marketData: port }, input)).at(-1)).toBe('failed');
    const { jobs, halfCredits } = await expectConsistentLedger(deps, userId);
    expect(halfCredits).toBe(4);
    expect(jobs[0]?.failure).toMatchObject({
      name: 'ProviderMalformed',
      message: 'ProviderMalformed: detail',
    });
  });

  it('buys nothing twice when storing fails after a paid call', async () => {
    const deps = await openDeps();
    const bought = failing(deps.marketData, 'lookUp', 0, new Error());
    // The error as ElectroDB passes it on after the SDK has given up.
    const throttled = () =>
      new Error('throttled', { cause: Object.assign(new Error(), { name: 'ThrottlingException' }) });
    let writes = 0;
    const outputs: Deps['outputs'] = {
      ...deps.outputs,
      write: async (jobId, name, value, expiresAt) => {
        if (name === 'scored' && ++writes === 1) throw throttled();
        return deps.outputs.write(jobId, name, value, expiresAt);
      },
    };
    const input = await startRun(deps);
    const states = await runMachine({ ...deps, outputs, marketData: bought.port }, input);
    expect([states.at(-1), bought.calls(), writes]).toEqual(['completed', 1, 2]);
  });

  it('settles again, instead of failing a finished run, when the table is busy at the end', async () => {
    const deps = await openDeps();
    const busy = Object.assign(new Error('The items stayed busy.'), { name: 'StoreBusyError' });
    const { port, calls } = failing(deps.ledger, 'end', 1, busy);
    const input = await startRun(deps);
    const warned: string[] = [];
    const log = { ...deps.log, warn: (message: string) => void warned.push(message) };
    expect((await runMachine({ ...deps, ledger: port, log }, input)).at(-1)).toBe('completed');
    expect([calls(), warned]).toEqual([2, ['stage failed']]);
    const { jobs, halfCredits } = await expectConsistentLedger(deps, userId);
    expect([jobs[0]?.status, halfCredits]).toEqual(['completed', 2]);
  });

  it('continues where it stopped when its execution is redriven, without buying again', async () => {
    const deps = await openDeps();
    const bought = failing(deps.languageModel, 'findKeywordIdeas', 0, new Error());
    const watched = { ...deps, languageModel: bought.port };
    const input = await startRun(deps);
    const stop = async (state: string) => {
      if (state === 'keywords_ready') throw new Error('the process was killed');
    };
    await expect(runMachine(watched, input, stop)).rejects.toThrow('killed');
    const seen: string[] = [];
    await runMachine(watched, input, async () => {
      const job = await deps.jobs.find(input.jobId);
      seen.push(job?.status ?? '');
    });
    expect(seen.slice(0, 5)).not.toContain('pending');
    expect(bought.calls()).toBe(1);
    expect((await expectConsistentLedger(deps, userId)).jobs[0]?.status).toBe('completed');
  });

  it('stops at its next stage when its owner cancels, and refunds once', async () => {
    const deps = await openDeps();
    const input = await startRun(deps);
    const states = await runMachine(deps, input, async (state) => {
      if (state !== 'evaluating_keywords') return;
      const responses = await Promise.all(
        Array.from({ length: 5 }, () => cancelJob(deps, { caller, jobId: input.jobId })),
      );
      expect(responses).toEqual(responses.map(() => ({ job_id: input.jobId, status: 'cancelled' })));
    });
    expect(states.slice(-3)).toEqual(['preparing_keywords', 'evaluating_keywords', 'cancelled']);
    expect(deps.jobRunner.stopped).toEqual([input.jobId]);
    expect((await expectConsistentLedger(deps, userId)).halfCredits).toBe(4);
  });

  it('drops a result that arrives after the refund', async () => {
    const deps = await openDeps();
    const input = await startRun(deps);
    await runMachine(deps, input, async (state) => {
      if (state === 'completed')
        await endStoppedJob(deps, { jobId: input.jobId, status: 'TIMED_OUT', cause: 'too late' });
    });
    const { jobs, halfCredits } = await expectConsistentLedger(deps, userId);
    expect(halfCredits).toBe(4);
    expect(jobs[0]).toMatchObject({ status: 'failed', failure: { name: 'ProviderTimeout' } });
  });

  it('refunds once when many refunds run at the same time', async () => {
    const deps = await openDeps();
    const input = await startRun(deps);
    await Promise.all(
      Array.from({ length: 20 }, () => endStoppedJob(deps, { jobId: input.jobId, status: 'ABORTED' })),
    );
    expect((await expectConsistentLedger(deps, userId)).halfCredits).toBe(4);
  });
});

describe('a crash between charge and start', () => {
  const reserveOnly = async (deps: TestDeps): Promise<string> => {
    const start = async () => {
      throw new Error('killed before the start');
    };
    const killed = { ...deps, jobRunner: { ...deps.jobRunner, start } };
    return (await createJob(killed, { caller, request })).job_id;
  };

  it('is repaired by the sweep: the job starts once and completes', async () => {
    const deps = await openDeps();
    const jobId = await reserveOnly(deps);
    expect(await sweepJobs(deps)).toEqual({ count: 0 });
    deps.clock.advance(jobRun.startGraceSeconds);
    expect(await sweepJobs(deps)).toEqual({ count: 1 });
    expect(await sweepJobs(deps)).toEqual({ count: 0 });
    const [input, ...more] = deps.jobRunner.started;
    expect([input?.jobId, more]).toEqual([jobId, []]);
    if (input) await runMachine(deps, input);
    expect((await expectConsistentLedger(deps, userId)).jobs[0]?.status).toBe('completed');
    deps.clock.advance(3600);
    expect(await sweepJobs(deps)).toEqual({ count: 0 });
  });

  it('writes nothing when a run starts, and watches a long run from its first sweep on', async () => {
    const deps = await openDeps();
    const postponed: string[] = [];
    const postpone = async (jobId: string, dueAt: string) => {
      postponed.push(dueAt);
      await deps.outbox.postpone(jobId, dueAt);
    };
    const watched = { ...deps, outbox: { ...deps.outbox, postpone } };
    const input = await startRun(watched);
    expect(postponed).toEqual([]);
    deps.clock.advance(jobRun.startGraceSeconds);
    expect(await sweepJobs(watched)).toEqual({ count: 1 });
    expect(postponed).toHaveLength(1);
    await runMachine(deps, input);
    expect((await expectConsistentLedger(deps, userId)).jobs[0]?.status).toBe('completed');
    expect(await deps.outbox.due('2999-01-01T00:00:00.000Z', 10)).toEqual([]);
  });

  it('is refunded once when the job cannot start in time', async () => {
    const deps = await openDeps();
    const jobId = await reserveOnly(deps);
    deps.clock.advance(3600);
    await Promise.all([sweepJobs(deps), sweepJobs(deps)]);
    const { jobs, halfCredits } = await expectConsistentLedger(deps, userId);
    expect(halfCredits).toBe(4);
    expect(jobs[0]).toMatchObject({ id: jobId, status: 'failed', failure: { name: 'JobInterrupted' } });
  });

  it('refunds a started run that outlived its execution, and stops it', async () => {
    const deps = await openDeps();
    const input = await startRun(deps);
    deps.clock.advance(jobRun.machineSeconds);
    expect(await sweepJobs(deps)).toEqual({ count: 1 });
    expect(deps.jobRunner.stopped).toEqual([]);
    expect(await sweepJobs(deps)).toEqual({ count: 0 });
    deps.clock.advance(jobRun.startGraceSeconds + jobRun.reapGraceSeconds);
    expect(await sweepJobs(deps)).toEqual({ count: 1 });
    expect(deps.jobRunner.stopped).toEqual([input.jobId]);
    expect((await expectConsistentLedger(deps, userId)).halfCredits).toBe(4);
  });

  it('names the jobs that it could not process, and processes them the next time', async () => {
    const deps = await openDeps();
    await reserveOnly(deps);
    deps.clock.advance(jobRun.startGraceSeconds);
    const start = async () => {
      throw new Error('Step Functions is down');
    };
    const broken = { ...deps, jobRunner: { ...deps.jobRunner, start } };
    await expect(sweepJobs(broken)).rejects.toThrow('1 of 1 due jobs failed');
    // The schedule's next sweep comes after five minutes.
    deps.clock.advance(300);
    expect(await sweepJobs(deps)).toEqual({ count: 1 });
  });
});
