import { describe, expect, it } from 'vitest';
import { createTestDeps } from '#test/fakes/test-deps.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';

const request = {
  job_type: 'keyword_evaluator',
  generate_assets: true,
  keywords_list_input: 'cold brew ratio',
} as const;
const user = { userId: 'u1', visitor: 'visitor-1' };

describe('the first job of a new user', () => {
  it('creates the account, whose free credits pay for it', async () => {
    const deps = createTestDeps();
    await createJob(deps, { caller: { ...user, email: 'jane@example.com' }, request });
    expect(await deps.users.find('u1')).toMatchObject({ email: 'jane@example.com', plan: 'free' });
    expect(await deps.credits.balance('u1')).toMatchObject({ entries: 2 });
    expect(deps.jobRunner.started).toHaveLength(1);
  });

  it('is rejected if no email can create the account, and nothing is stored', async () => {
    const deps = createTestDeps();
    await expect(createJob(deps, { caller: user, request })).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await deps.users.find('u1')).toBeNull();
    expect(await deps.jobs.listByUser('u1', { limit: 1, after: null })).toEqual([]);
  });
});
