import { expect, it, vi } from 'vitest';
import type { Deps, JobRecord } from '#ports';
import { userOrder } from '#test/factories/job-orders.ts';
import { createTestDeps } from '#test/fakes/test-deps.ts';
import { readResult } from '#usecases/jobs/read-result.ts';

const setUp = (stored: unknown) => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const deps: Deps = { ...createTestDeps(), log };
  const job: JobRecord = {
    ...userOrder('user-1').job,
    sequentialNumber: 1,
    slug: 'seo-optimizer-1',
    status: 'completed',
  };
  return { log, job, deps: { ...deps, outputs: { ...deps.outputs, read: async () => stored } } };
};

it.each([null, { version: 'unheard of' }])(
  'a completed job whose result is %j shows none, and is logged',
  async (stored) => {
    const { deps, job, log } = setUp(stored);
    expect(await readResult(deps, job)).toBeNull();
    expect(log.error).toHaveBeenCalledExactlyOnceWith('the result of a completed job cannot be read', {
      jobId: job.id,
    });
  },
);

it('a job that has not completed has no result to log', async () => {
  const { deps, job, log } = setUp(null);
  expect(await readResult(deps, { ...job, status: 'failed' })).toBeNull();
  expect(log.error).not.toHaveBeenCalled();
});
