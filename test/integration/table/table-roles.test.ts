import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createApi } from '#api/app.ts';
import type { Deps } from '#ports';
import { runStage } from '#stages/index.ts';
import { userOrder } from '#test/factories/job-orders.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { createTestDeps, testConfig, tokenOf } from '#test/fakes/test-deps.ts';
import { takeDenials } from '#test/iam/running.ts';
import { openStores, startTestTables } from '#test/integration/dynamodb.ts';

const { createTable } = startTestTables();

/** The product on a table, with one port that does more than its function may. */
const openWith = async (change: (deps: Deps) => Partial<Deps>): Promise<Deps> => {
  const clock = createManualClock();
  const deps = createTestDeps({ clock, stores: openStores(await createTable(), clock) });
  return { ...deps, ...change(deps) };
};

it('the role of the configuration function denies a route that lists API keys', async () => {
  const deps = await openWith(({ demoCredits, apiKeys }) => ({
    demoCredits: { ...demoCredits, isUsed: async (visitor) => (await apiKeys.list(visitor)).length > 0 },
  }));
  expect((await createApi(deps, testConfig).request('/api/config')).status).toBe(500);
  expect(takeDenials()).toEqual([expect.stringMatching(/^config: dynamodb:Query on USER#/)]);
});

it('the role of a stage denies a write to a profile', async () => {
  const user = randomUUID();
  const deps = await openWith(({ jobs, users }) => ({
    jobs: {
      ...jobs,
      advance: async (...args) => {
        await users.update(user, { fullName: 'Somebody else' });
        return jobs.advance(...args);
      },
    },
  }));
  const { id: jobId, jobType, contextKind } = userOrder(user).job;
  await expect(runStage(deps, 'pending', { jobId, jobType, contextKind })).rejects.toThrow();
  expect(takeDenials()).toEqual([`text-stages: dynamodb:UpdateItem on USER#${user}`]);
});

it('a role allows the same route with its own stores', async () => {
  const deps = await openWith(() => ({}));
  const headers = { Authorization: `Bearer ${tokenOf(randomUUID())}` };
  for (const path of ['/api/config', '/api/me'])
    expect((await createApi(deps, testConfig).request(path, { headers })).status).toBe(200);
});
