import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createApi } from '#api/app.ts';
import type { MeResponse } from '#contracts/accounts/me.ts';
import { headers } from '#contracts/platform/headers.ts';
import type { Deps } from '#ports';
import { grantOf, newProfile } from '#test/factories/job-orders.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { createTestDeps, testConfig, testSecrets, tokenOf } from '#test/fakes/test-deps.ts';
import { renewDueCredits } from '#usecases/credits/renew-due-credits.ts';
import { sweep } from '#usecases/upkeep/sweep.ts';
import { openStores, startTestTables } from './dynamodb.ts';
import { expectConsistentLedger } from './invariants.ts';

const { createTable } = startTestTables();
const body = JSON.stringify({
  job_type: 'keyword_optimizer',
  generate_assets: true,
  context_input: 'How to make cold brew coffee at home.',
});

const open = async () => {
  const clock = createManualClock('2026-11-30T23:59:59.000Z');
  const deps = createTestDeps({ clock, stores: openStores(await createTable(), clock) });
  const api = createApi(deps, testConfig);
  const create = async (extra: Record<string, string>, sent = body) => {
    const response = await api.request('/api/create-job', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...extra },
      body: sent,
    });
    const { job_id, code } = (await response.json()) as { job_id?: string; code?: string };
    return { status: response.status, job_id, code };
  };
  const me = async (userId: string) => {
    const response = await api.request('/api/me', {
      headers: { Authorization: `Bearer ${tokenOf(userId)}` },
    });
    return { status: response.status, me: (await response.json()) as MeResponse };
  };
  return { clock, deps, create, me };
};

const from = (address: string) => ({
  [headers.originSecret]: testSecrets.edge,
  [headers.viewerAddress]: `${address}:50000`,
});

/** The entries of a user's ledger, oldest first. */
const kindsOf = async ({ credits }: Pick<Deps, 'credits'>, userId: string) =>
  (await credits.entries(userId, 1, 1000)).map(({ kind }) => kind).reverse();

const count = (responses: { status: number }[], status: number): number =>
  responses.filter((response) => response.status === status).length;

/** All calls are under way before the first one is charged, so adding more would test nothing else. */
const creates = 1000;

describe('parallel requests', () => {
  it('[A-235] start one demo run per visitor and month, and get 429 for the others', async () => {
    const { clock, deps, create } = await open();
    const responses = await Promise.all(Array.from({ length: 100 }, () => create(from('203.0.113.7'))));
    expect([count(responses, 200), count(responses, 429)]).toEqual([1, 99]);
    expect(responses.find(({ status }) => status === 429)?.code).toBe('demo_limit_reached');
    expect(deps.jobRunner.started).toHaveLength(1);
    // An IPv6 household is one visitor.
    expect((await create(from('2001:db8:1:2:aaaa::1'))).status).toBe(200);
    expect((await create(from('2001:db8:1:2:bbbb::2'))).status).toBe(429);
    clock.set('2026-12-01T00:00:00.000Z');
    expect((await create(from('203.0.113.7'))).status).toBe(200);
  });

  it('start exactly one job for hundreds of creates on one credit, and give the others 402', async () => {
    const { deps, create } = await open();
    const userId = randomUUID();
    await deps.users.create(newProfile(userId), grantOf(2));
    const bearer = { Authorization: `Bearer ${tokenOf(userId)}` };
    const responses = await Promise.all(Array.from({ length: creates }, () => create(bearer)));
    expect([count(responses, 200), count(responses, 402)]).toEqual([1, creates - 1]);
    expect(deps.jobRunner.started).toHaveLength(1);
    const { jobs, halfCredits } = await expectConsistentLedger(deps, userId);
    expect([jobs.length, halfCredits]).toEqual([1, 0]);
    // A thousand calls take 13 s on two idle cores.
  }, 120_000);

  it('start as many jobs as there are credits, numbered without gaps', async () => {
    const { deps, create } = await open();
    const userId = randomUUID();
    await deps.users.create(newProfile(userId), grantOf(20));
    const bearer = { Authorization: `Bearer ${tokenOf(userId)}` };
    const responses = await Promise.all(Array.from({ length: 30 }, () => create(bearer)));
    expect([count(responses, 200), count(responses, 402)]).toEqual([10, 20]);
    const { jobs } = await expectConsistentLedger(deps, userId);
    const numbers = jobs.map(({ sequentialNumber }) => sequentialNumber ?? 0).toSorted((a, b) => a - b);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it.each(['user', 'visitor'])(
    'give a %s one job for 100 creates with one Idempotency-Key, and 409 with another body',
    async (kind) => {
      const { deps, create } = await open();
      const userId = randomUUID();
      await deps.users.create(newProfile(userId), grantOf(2));
      const who = kind === 'user' ? { Authorization: `Bearer ${tokenOf(userId)}` } : from('203.0.113.9');
      const keyed = { ...who, [headers.idempotencyKey]: 'key-1' };
      const responses = await Promise.all(Array.from({ length: 100 }, () => create(keyed)));
      expect(count(responses, 200)).toBe(100);
      expect(new Set(responses.map(({ job_id }) => job_id)).size).toBe(1);
      expect(deps.jobRunner.started).toHaveLength(1);
      const other = await create(keyed, body.replace('cold brew', 'filter'));
      expect(other).toMatchObject({ status: 409, code: 'idempotency_mismatch' });
      if (kind === 'user') await expectConsistentLedger(deps, userId);
    },
  );

  it('create one profile with one grant of five credits in 50 first calls of a user', async () => {
    const { deps, me, create } = await open();
    const userId = randomUUID();
    const bearer = { Authorization: `Bearer ${tokenOf(userId)}` };
    const [first, ...responses] = await Promise.all(Array.from({ length: 49 }, () => me(userId)));
    expect(first).toMatchObject({ status: 200, me: { id: userId, credits: 5, first_login: true } });
    expect(responses).toEqual(responses.map(() => first));
    expect((await create(bearer)).status).toBe(200);
    const { halfCredits } = await expectConsistentLedger(deps, userId);
    expect(halfCredits).toBe(8);
    expect(await kindsOf(deps, userId)).toEqual(['grant', 'charge']);
  });

  it('expire the unused credits once and grant the new ones once in 50 calls around the end of a month', async () => {
    const { clock, deps, me, create } = await open();
    const userId = randomUUID();
    const bearer = { Authorization: `Bearer ${tokenOf(userId)}` };
    await create(bearer);
    clock.set('2026-12-31T00:00:00.000Z');
    const [runs] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => create(bearer))),
      Promise.all(Array.from({ length: 39 }, () => me(userId))),
      renewDueCredits(deps),
    ]);
    expect([count(runs, 200), count(runs, 402)]).toEqual([5, 5]);
    expect((await expectConsistentLedger(deps, userId)).halfCredits).toBe(0);
    const kinds = await kindsOf(deps, userId);
    expect(kinds.slice(0, 4)).toEqual(['grant', 'charge', 'expiry', 'grant']);
    expect(kinds.slice(4)).toEqual(Array.from({ length: 5 }, () => 'charge'));
    expect((await me(userId)).me.next_free_credit_date).toBe('2027-01-30T23:59:59.000Z');
  });
});

describe('the sweep', () => {
  it('grants a month’s free credits once to users who make no calls', async () => {
    const { clock, deps, me } = await open();
    const users = Array.from({ length: 5 }, () => randomUUID());
    for (const userId of users) await me(userId);
    expect(await sweep(deps)).toEqual({ jobs: 0, renewals: 0, deliveries: 0 });
    clock.set('2027-06-15T00:00:00.000Z');
    expect(await sweep(deps)).toEqual({ jobs: 0, renewals: 5, deliveries: 0 });
    expect(await sweep(deps)).toEqual({ jobs: 0, renewals: 0, deliveries: 0 });
    for (const userId of users) {
      expect((await expectConsistentLedger(deps, userId)).halfCredits).toBe(10);
      expect(await kindsOf(deps, userId)).toEqual(['grant', 'expiry', 'grant']);
    }
  });
});
