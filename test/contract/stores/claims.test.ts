import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readPartition } from '#stores/table/partition.ts';
import { at, grantOf, newProfile, userOrder, visitorOrder } from '#test/factories/job-orders.ts';
import { createManualClock, type ManualClock } from '#test/fakes/manual-clock.ts';
import { createMemoryStores, type Stores } from '#test/fakes/memory-stores.ts';
import { documentClient, openStores, startTestTables } from '#test/integration/dynamodb.ts';

const { createTable } = startTestTables();
const later = '2026-11-21T12:01:00.000Z';
const expiry = 1_800_000_000;
const afterExpiry = new Date((expiry + 1) * 1000).toISOString();
const completed = { status: 'completed', at: later } as const;
const failed = {
  status: 'failed',
  at: later,
  failure: { name: 'PageUnreachable', message: 'detail', userMessage: 'words' },
  releasesDemo: true,
} as const;
const hash = 'c'.repeat(64);

const withUser = async (stores: Stores, halfCredits = 20): Promise<string> => {
  const userId = randomUUID();
  await stores.users.create(newProfile(userId), grantOf(halfCredits));
  return userId;
};

/** A visitor's run with its outputs, completed unless changed. */
const visitorRun = async (
  stores: Stores,
  {
    ending = completed,
    claimSha256 = hash,
  }: { ending?: typeof completed | typeof failed | null; claimSha256?: string | null } = {},
): Promise<string> => {
  const order = visitorOrder(randomUUID(), { claimSha256 });
  await stores.ledger.reserve(order);
  await stores.outputs.write(order.job.id, 'scored', [1], expiry);
  await stores.outputs.write(order.job.id, 'result', { of: order.job.id }, expiry);
  if (ending) await stores.ledger.end(order.job.id, ending);
  return order.job.id;
};

const claimBy = (userId: string, changes: { claimSha256?: string; at?: string } = {}) => ({
  userId,
  claimSha256: hash,
  at: later,
  ...changes,
});

const describeClaims = (name: string, open: (clock: ManualClock) => Promise<Stores>): void => {
  const setUp = () => open(createManualClock(at));

  describe(`${name}: claiming a visitor's run`, () => {
    it('numbers and lists it in the account, keeps its input and result, and charges nothing', async () => {
      const stores = await setUp();
      const userId = await withUser(stores);
      await stores.ledger.reserve(userOrder(userId));
      const before = await stores.credits.balance(userId);
      const id = await visitorRun(stores);
      const outcome = await stores.ledger.claim(id, claimBy(userId));
      const owned = { id, userId, slug: 'seo-optimizer-2', sequentialNumber: 2, costHalfCredits: 0 };
      expect(outcome).toMatchObject({ kind: 'claimed', job: owned });
      expect(await stores.jobs.find(id)).toMatchObject({
        ...owned,
        visitor: null,
        claimSha256: null,
        expiresAt: null,
        status: 'completed',
      });
      expect(await stores.jobs.findIdBySlug(userId, 'seo-optimizer-2')).toBe(id);
      expect(await stores.jobs.findInput(id)).toMatchObject({ text: 'Cold brew at home' });
      expect(await stores.outputs.read(id, 'result')).toEqual({ of: id });
      const listed = await stores.jobs.listByUser(userId, { limit: 9, after: null });
      expect(listed.map((job) => job.id)).toContain(id);
      expect(await stores.credits.balance(userId)).toEqual(before);
    });

    it('happens once when two tabs claim it at the same time, and for only one of two accounts', async () => {
      const stores = await setUp();
      const [ada, eve] = [await withUser(stores), await withUser(stores)];
      const id = await visitorRun(stores);
      const outcomes = await Promise.all(
        [ada, eve, ada, eve, ada].map(async (user) => ({
          user,
          outcome: await stores.ledger.claim(id, claimBy(user)),
        })),
      );
      const winner = (await stores.jobs.find(id))?.userId;
      for (const { user, outcome } of outcomes)
        expect(outcome.kind).toBe(user === winner ? 'claimed' : 'refused');
      const loser = winner === ada ? eve : ada;
      expect(await stores.jobs.listByUser(winner ?? '', { limit: 9, after: null })).toHaveLength(1);
      expect(await stores.jobs.listByUser(loser, { limit: 9, after: null })).toEqual([]);
    });

    it('gives a number of its own to each run that is claimed or started at the same time', async () => {
      const stores = await setUp();
      const userId = await withUser(stores);
      const claimed = [await visitorRun(stores), await visitorRun(stores)];
      const own = [userOrder(userId), userOrder(userId)];
      const refundable = userOrder(userId, { jobType: 'keyword_evaluator' });
      await stores.ledger.reserve(refundable);
      await Promise.all([
        ...claimed.map((id) => stores.ledger.claim(id, claimBy(userId))),
        ...own.map((order) => stores.ledger.reserve(order)),
        stores.ledger.end(refundable.job.id, failed),
      ]);
      const next = await stores.ledger.reserve(userOrder(userId));
      expect(next).toMatchObject({ kind: 'reserved', job: { slug: 'seo-optimizer-5' } });
      const jobs = await stores.jobs.listByUser(userId, { limit: 9, after: null });
      expect(jobs.flatMap(({ slug }) => slug ?? []).sort()).toEqual([
        'keyword-evaluator-1',
        ...[1, 2, 3, 4, 5].map((number) => `seo-optimizer-${number}`),
      ]);
    });

    it('waits for a run that has not finished', async () => {
      const stores = await setUp();
      const userId = await withUser(stores);
      const id = await visitorRun(stores, { ending: null });
      expect(await stores.ledger.claim(id, claimBy(userId))).toEqual({ kind: 'running' });
      await stores.ledger.end(id, completed);
      expect(await stores.ledger.claim(id, claimBy(userId))).toMatchObject({ kind: 'claimed' });
    });

    it('refuses another token, and a run that has none or is failed, expired, unknown or owned', async () => {
      const stores = await setUp();
      const [userId, other] = [await withUser(stores), await withUser(stores)];
      const owned = userOrder(other);
      await stores.ledger.reserve(owned);
      await stores.ledger.end(owned.job.id, completed);
      const good = await visitorRun(stores);
      const claims = [
        stores.ledger.claim(good, claimBy(userId, { claimSha256: 'd'.repeat(64) })),
        stores.ledger.claim(good, claimBy(userId, { at: afterExpiry })),
        stores.ledger.claim(good, claimBy(randomUUID())),
        stores.ledger.claim(await visitorRun(stores, { claimSha256: null }), claimBy(userId)),
        stores.ledger.claim(await visitorRun(stores, { ending: failed }), claimBy(userId)),
        stores.ledger.claim(randomUUID(), claimBy(userId)),
        stores.ledger.claim(owned.job.id, claimBy(userId)),
      ];
      for (const outcome of await Promise.all(claims)) expect(outcome).toEqual({ kind: 'refused' });
      expect(await stores.jobs.find(good)).toMatchObject({ userId: null, claimSha256: hash });
      expect(await stores.jobs.listByUser(userId, { limit: 9, after: null })).toEqual([]);
    });
  });
};

describeClaims('in memory', async (clock) => createMemoryStores(clock));
describeClaims('on a table', async (clock) => openStores(await createTable(), clock));

it('removes the time to live from only a claimed run’s record, input and lasting outputs', async () => {
  const table = await createTable();
  const stores = openStores(table, createManualClock(at));
  const order = visitorOrder(randomUUID(), { claimSha256: hash });
  await stores.ledger.reserve(order);
  for (const name of ['ideas', 'scored', 'result'])
    await stores.outputs.write(order.job.id, name, [1], expiry);
  await stores.ledger.end(order.job.id, completed);
  await stores.ledger.claim(order.job.id, claimBy(await withUser(stores)));
  const items = await readPartition(documentClient(table), table.tableName, `JOB#${order.job.id}`);
  const lives = Object.fromEntries(items.map((item) => [item.sk, 'ttl' in item]));
  expect(lives).toEqual({
    JOB: false,
    INPUT: false,
    'OUTPUT#ideas': true,
    'OUTPUT#scored': false,
    'OUTPUT#result': false,
  });
});
