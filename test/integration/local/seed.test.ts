// @vitest-environment node In its own worker: the demonstration draws SVG, which a worker cannot load after it has read
// a user's image.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobStatuses } from '#contracts/jobs/job-status.ts';
import { type LocalStack, startLocalStack } from '#lib/local/stack.ts';
import { expectConsistentLedger } from '#test/integration/invariants.ts';
import { notEmpty } from '#test/not-empty.ts';
import { tempDir } from '#test/temp-dir.ts';
import { sweepJobs } from '#usecases/jobs/end/sweep-jobs.ts';
import { demoUser, seedDemo } from '../../../scripts/seed/seed-demo.ts';

let stack: LocalStack;
let userId: string;
beforeAll(async () => {
  stack = await startLocalStack({ port: 0, dataDir: tempDir() });
  ({ userId } = await seedDemo(stack));
}, 60_000);
afterAll(() => stack.stop());

it('the demonstration user has a job in every status that its tool allows, and a consistent ledger', async () => {
  const { jobs, halfCredits } = await expectConsistentLedger(stack.deps, userId);
  const statuses = new Set(jobs.map(({ status }) => status));
  expect(jobStatuses.filter((status) => !statuses.has(status))).toEqual([]);
  expect(new Set(jobs.map(({ jobType }) => jobType)).size).toBe(3);
  expect(halfCredits).toBeGreaterThan(0);
  expect(await stack.deps.users.find(userId)).toMatchObject({ email: demoUser.email, firstLogin: false });
});

it('its completed jobs have real results, and its failed jobs have a reason', async () => {
  const jobs = await stack.deps.jobs.listByUser(userId, { limit: 100, after: null });
  for (const job of notEmpty(jobs.filter(({ status }) => status === 'completed')))
    expect([job.slug, await stack.deps.outputs.read(job.id, 'result')]).toEqual([
      job.slug,
      expect.any(Object),
    ]);
  const failed = jobs.filter(({ status }) => status === 'failed');
  expect(failed.map(({ failure }) => failure?.name)).toEqual(['PageUnreachable', 'PageUnreachable']);
});

it('its data does not change by itself and is created once', async () => {
  expect(await sweepJobs(stack.deps)).toEqual({ count: 0 });
  await expect(seedDemo(stack)).rejects.toMatchObject({ name: 'UsernameExistsException' });
});
