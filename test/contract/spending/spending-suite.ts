import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { capsOf } from '#contracts/credits/spending.ts';
import type { ProviderCallOrder } from '#ports';
import { at, grantOf, newProfile, userOrder, visitorOrder } from '#test/factories/job-orders.ts';
import type { Stores } from '#test/fakes/memory-stores.ts';

const caps = capsOf({ stage: 3, visitors: 1, user: 1 });
const cents = (count: number): number => count * 10_000;
const canceled = { status: 'cancelled', at } as const;
const failure = { name: 'InternalFailure', message: 'detail', userMessage: 'words' } as const;
const tomorrow = '2026-11-22T00:00:00.000Z';

type OpenStores = (caps: ReturnType<typeof capsOf>) => Promise<Stores>;

const userJob = async (stores: Stores, userId: string): Promise<string> => {
  await stores.users.create(newProfile(userId), grantOf(20));
  const order = userOrder(userId);
  await stores.ledger.reserve(order);
  return order.job.id;
};

const visitorJob = async (stores: Stores): Promise<string> => {
  const order = visitorOrder(randomUUID());
  await stores.ledger.reserve(order);
  return order.job.id;
};

const orderOf = (jobId: string, userId: string | null, microUsd: number, time = at): ProviderCallOrder => ({
  id: randomUUID(),
  jobId,
  userId,
  provider: 'dataforseo',
  task: 'metrics',
  microUsd,
  at: time,
  expiresAt: null,
});

/** The contract of every spending store, in memory or on a table. */
export const describeSpending = (name: string, open: OpenStores): void => {
  describe(`${name}: spending`, () => {
    it('records for each call of a run what was reserved and paid, and their sum on the job', async () => {
      const stores = await open(caps);
      const jobId = await userJob(stores, 'u1');
      const [first, second] = [orderOf(jobId, 'u1', cents(8)), orderOf(jobId, 'u1', cents(5), tomorrow)];
      expect(await stores.spending.reserve(first)).toEqual({ kind: 'reserved' });
      expect(await stores.spending.reserve(second)).toEqual({ kind: 'reserved' });
      await stores.spending.correct(first, cents(1));
      await stores.spending.correct(first, cents(7));
      expect(await stores.spending.listByJob(jobId)).toEqual([
        {
          id: first.id,
          jobId,
          at,
          provider: 'dataforseo',
          task: 'metrics',
          reservedMicroUsd: cents(8),
          paidMicroUsd: cents(1),
        },
        expect.objectContaining({ id: second.id, reservedMicroUsd: cents(5), paidMicroUsd: null }),
      ]);
      expect(await stores.jobs.find(jobId)).toMatchObject({ spentMicroUsd: cents(6) });
    });

    it('limits a user to the daily cap, without effect on others, and resets it the next day', async () => {
      const stores = await open(caps);
      const [mine, theirs] = [await userJob(stores, 'u1'), await userJob(stores, 'u2')];
      expect(await stores.spending.reserve(orderOf(mine, 'u1', cents(100)))).toEqual({ kind: 'reserved' });
      for (let round = 0; round < 3; round++)
        expect(await stores.spending.reserve(orderOf(mine, 'u1', cents(1)))).toEqual({
          kind: 'over',
          cap: 'user',
          capMicroUsd: cents(100),
        });
      expect(await stores.jobs.find(mine)).toMatchObject({ spentMicroUsd: cents(100) });
      expect(await stores.spending.reserve(orderOf(theirs, 'u2', cents(100)))).toEqual({ kind: 'reserved' });
      expect(await stores.spending.reserve(orderOf(mine, 'u1', cents(1), tomorrow))).toEqual({
        kind: 'reserved',
      });
    });

    it('limits all visitors to one cap, and everyone to the cap of the stage', async () => {
      const stores = await open(caps);
      const visitors = [await visitorJob(stores), await visitorJob(stores)];
      const [one = '', two = ''] = visitors;
      expect(await stores.spending.reserve(orderOf(one, null, cents(60)))).toEqual({ kind: 'reserved' });
      expect(await stores.spending.reserve(orderOf(two, null, cents(60)))).toMatchObject({ cap: 'visitors' });
      for (const userId of ['u1', 'u2'])
        await stores.spending.reserve(orderOf(await userJob(stores, userId), userId, cents(100)));
      const last = await userJob(stores, 'u3');
      expect(await stores.spending.reserve(orderOf(last, 'u3', cents(41)))).toMatchObject({ cap: 'stage' });
      // An order that the stage refused does not count against the user's cap.
      expect(await stores.spending.reserve(orderOf(last, 'u3', cents(40)))).toEqual({ kind: 'reserved' });
      expect(await stores.spending.reserve(orderOf(last, 'u3', cents(1)))).toMatchObject({ cap: 'stage' });
    });

    it('refuses a call that is larger than its cap before anything is counted', async () => {
      const stores = await open(caps);
      const jobId = await userJob(stores, 'u1');
      expect(await stores.spending.reserve(orderOf(jobId, 'u1', cents(101)))).toMatchObject({ cap: 'user' });
    });

    it('keeps any number of parallel calls within a cap', async () => {
      const stores = await open(caps);
      const jobIds = await Promise.all(Array.from({ length: 6 }, () => userJob(stores, 'u1')));
      const orders = Array.from({ length: 36 }, (_, index) =>
        orderOf(jobIds[index % jobIds.length] ?? '', 'u1', cents(10)),
      );
      const outcomes = await Promise.all(orders.map((order) => stores.spending.reserve(order)));
      expect(outcomes.filter(({ kind }) => kind === 'reserved')).toHaveLength(10);
      const reserved = orders.filter((_, index) => outcomes[index]?.kind === 'reserved');
      // After all corrections at once, each made twice, the day has room for exactly the difference.
      await Promise.all([...reserved, ...reserved].map((order) => stores.spending.correct(order, cents(4))));
      const more = orderOf(jobIds[0] ?? '', 'u1', cents(60));
      expect(await stores.spending.reserve(more)).toEqual({ kind: 'reserved' });
      expect(await stores.spending.reserve({ ...more, id: randomUUID(), microUsd: 1 })).toMatchObject({
        cap: 'user',
      });
    });

    it('pays for no run that has ended, and releases its reservation', async () => {
      const stores = await open(caps);
      const jobId = await userJob(stores, 'u1');
      await stores.ledger.end(jobId, canceled);
      expect(await stores.spending.reserve(orderOf(jobId, 'u1', cents(100)))).toEqual({ kind: 'ended' });
      expect(await stores.spending.reserve(orderOf(randomUUID(), 'u1', cents(100)))).toEqual({
        kind: 'ended',
      });
      const next = await userJob(stores, 'u1');
      expect(await stores.spending.reserve(orderOf(next, 'u1', cents(100)))).toEqual({ kind: 'reserved' });
    });

    it('settles a cancellation by the money spent so far: it keeps the charge or refunds it, never both', async () => {
      const stores = await open(caps);
      for (let round = 0; round < 8; round++) {
        const userId = `u${round}`;
        const jobId = await userJob(stores, userId);
        const [call, ending] = await Promise.all([
          stores.spending.reserve(orderOf(jobId, userId, cents(1))),
          stores.ledger.end(jobId, canceled),
        ]);
        const job = await stores.jobs.find(jobId);
        expect(ending.kind).toBe('ended');
        expect(job?.refundedHalfCredits).toBe(call.kind === 'reserved' ? 0 : job?.costHalfCredits);
        expect(job?.spentMicroUsd).toBe(call.kind === 'reserved' ? cents(1) : 0);
      }
    });

    it.each([
      ['canceled after a paid call keeps the charge', canceled, cents(1), 0],
      ['canceled after a call that cost nothing gives it back', canceled, 0, 2],
      [
        'failed after a paid call gives it back',
        { status: 'failed', at, failure, releasesDemo: true } as const,
        cents(1),
        2,
      ],
      ['completed keeps it', { status: 'completed', at } as const, cents(1), 0],
      [
        'completed without a part of the result gives back its share',
        { status: 'completed', at, lostHalfCredits: 1 } as const,
        cents(1),
        1,
      ],
    ])('a run that %s', async (_, ending, paid, refunded) => {
      const stores = await open(caps);
      const jobId = await userJob(stores, 'u1');
      const order = orderOf(jobId, 'u1', cents(8));
      await stores.spending.reserve(order);
      await stores.spending.correct(order, paid);
      expect(await stores.ledger.end(jobId, ending)).toMatchObject({
        job: { refundedHalfCredits: refunded },
      });
      expect(await stores.ledger.end(jobId, ending)).toMatchObject({ kind: 'already_ended' });
      expect((await stores.credits.balance('u1')).halfCredits).toBe(20 - 2 + refunded);
      expect(await stores.jobs.find(jobId)).toMatchObject({ refundedHalfCredits: refunded });
    });
  });
};
