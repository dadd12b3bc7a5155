import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoFailuresPerMonth, demoRunsPerNetwork, exampleRunsPerMonth } from '#contracts/billing/plans.ts';
import type { CreditRenewal } from '#ports';
import { at, grantOf, newProfile, userOrder, visitorOrder, withKey } from '#test/factories/job-orders.ts';
import { createManualClock, type ManualClock } from '#test/fakes/manual-clock.ts';
import type { Stores } from '#test/fakes/memory-stores.ts';

const later = '2026-11-21T12:01:00.000Z';
const failed = {
  status: 'failed',
  at: later,
  failure: { name: 'PageUnreachable', message: 'detail', userMessage: 'words' },
  releasesDemo: true,
} as const;
const canceled = { status: 'cancelled', at: later } as const;
const completed = { status: 'completed', at: later } as const;

const withUser = async (stores: Stores, halfCredits: number): Promise<string> => {
  const userId = randomUUID();
  await stores.users.create(newProfile(userId), grantOf(halfCredits));
  return userId;
};

/** The contract of every set of stores, in memory or on a table. */
export const describeStores = (name: string, open: (clock: ManualClock) => Promise<Stores>): void => {
  const setUp = async () => {
    const clock = createManualClock(at);
    return { clock, stores: await open(clock) };
  };

  describe(`${name}: reserving`, () => {
    it('charges a user, numbers the job and writes everything', async () => {
      const { stores } = await setUp();
      const userId = await withUser(stores, 10);
      const order = userOrder(userId);
      const outcome = await stores.ledger.reserve(order);
      expect(outcome).toEqual({
        kind: 'reserved',
        job: { ...order.job, sequentialNumber: 1, slug: 'seo-optimizer-1' },
      });
      expect(await stores.jobs.find(order.job.id)).toMatchObject({
        ...order.job,
        sequentialNumber: 1,
        slug: 'seo-optimizer-1',
      });
      expect(await stores.jobs.findInput(order.job.id)).toEqual(order.input);
      expect(await stores.jobs.findIdBySlug(userId, 'seo-optimizer-1')).toBe(order.job.id);
      expect(await stores.credits.balance(userId)).toEqual({ halfCredits: 8, entries: 2 });
      expect(await stores.credits.entries(userId, 1, 9)).toMatchObject([
        { number: 2, kind: 'charge', halfCredits: -2, balanceAfter: 8, jobId: order.job.id },
        { number: 1, kind: 'grant', halfCredits: 10, balanceAfter: 10, jobId: null },
      ]);
    });

    it('numbers the jobs of each tool separately', async () => {
      const { stores } = await setUp();
      const userId = await withUser(stores, 10);
      const slugs = [];
      for (const jobType of ['keyword_optimizer', 'keyword_evaluator', 'keyword_optimizer'] as const) {
        const outcome = await stores.ledger.reserve(userOrder(userId, { jobType }));
        slugs.push(outcome.kind === 'reserved' && outcome.job.slug);
      }
      expect(slugs).toEqual(['seo-optimizer-1', 'keyword-evaluator-1', 'seo-optimizer-2']);
    });

    it('refuses a user without enough credits, and one who has no account', async () => {
      const { stores } = await setUp();
      const userId = await withUser(stores, 1);
      expect(await stores.ledger.reserve(userOrder(userId))).toEqual({ kind: 'no_credits' });
      expect(await stores.ledger.reserve(userOrder(randomUUID()))).toEqual({ kind: 'no_credits' });
      expect(await stores.credits.balance(userId)).toEqual({ halfCredits: 1, entries: 1 });
    });

    it('[B-246] allows a visitor one demo run a month', async () => {
      const { stores } = await setUp();
      const visitor = randomUUID();
      const order = visitorOrder(visitor);
      expect(await stores.demoCredits.isUsed(visitor, '2026-11')).toBe(false);
      expect(await stores.ledger.reserve(order)).toMatchObject({ kind: 'reserved', job: { slug: null } });
      expect(await stores.demoCredits.isUsed(visitor, '2026-11')).toBe(true);
      expect(await stores.ledger.reserve(visitorOrder(visitor))).toEqual({ kind: 'demo_used' });
      expect(await stores.ledger.reserve(visitorOrder(randomUUID()))).toMatchObject({ kind: 'reserved' });
      const december = { createdAt: '2026-12-01T00:00:00.000Z', updatedAt: '2026-12-01T00:00:00.000Z' };
      expect(await stores.ledger.reserve(visitorOrder(visitor, december))).toMatchObject({
        kind: 'reserved',
      });
    });

    it('runs the example article in addition to the month’s demo run, up to its own limit', async () => {
      const { stores } = await setUp();
      const visitor = randomUUID();
      const example = () => stores.ledger.reserve({ ...visitorOrder(visitor), isExample: true });
      const first = visitorOrder(visitor);
      await stores.ledger.reserve({ ...first, isExample: true });
      expect(await stores.demoCredits.isUsed(visitor, '2026-11')).toBe(false);
      await stores.ledger.end(first.job.id, failed);
      expect(await stores.ledger.reserve(visitorOrder(visitor))).toMatchObject({ kind: 'reserved' });
      const others = await Promise.all(Array.from({ length: exampleRunsPerMonth + 3 }, example));
      expect(others.filter(({ kind }) => kind === 'reserved')).toHaveLength(exampleRunsPerMonth - 1);
      expect(await example()).toEqual({ kind: 'demo_used' });
      expect(await stores.demoCredits.isUsed(visitor, '2026-11')).toBe(true);
    });

    it('limits the demo runs of all visitors of one IPv6 /48 per month', async () => {
      const { stores } = await setUp();
      const network = randomUUID();
      const reserve = (of: string | null) =>
        stores.ledger.reserve({ ...visitorOrder(randomUUID()), network: of });
      const outcomes = await Promise.all(
        Array.from({ length: demoRunsPerNetwork + 4 }, () => reserve(network)),
      );
      expect(outcomes.filter(({ kind }) => kind === 'reserved')).toHaveLength(demoRunsPerNetwork);
      expect(await reserve(network)).toEqual({ kind: 'demo_used' });
      for (const other of [randomUUID(), null])
        expect(await reserve(other)).toMatchObject({ kind: 'reserved' });
    });

    it('returns the first job for a repeated key, and refuses the key for a different request', async () => {
      const { stores } = await setUp();
      const userId = await withUser(stores, 2);
      const first = withKey(userOrder(userId), 'key-1');
      await stores.ledger.reserve(first);
      expect(await stores.ledger.reserve(withKey(userOrder(userId), 'key-1'))).toEqual({
        kind: 'repeated',
        jobId: first.job.id,
      });
      expect(await stores.ledger.reserve(withKey(userOrder(userId), 'key-1', 'other'))).toEqual({
        kind: 'key_reused',
      });
      const visitor = randomUUID();
      const demo = withKey(visitorOrder(visitor), 'key-1');
      expect(await stores.ledger.reserve(demo)).toMatchObject({ kind: 'reserved' });
      expect(await stores.ledger.reserve(withKey(visitorOrder(visitor), 'key-1'))).toEqual({
        kind: 'repeated',
        jobId: demo.job.id,
      });
    });

    it('forgets a key after it expires', async () => {
      const { stores } = await setUp();
      const userId = await withUser(stores, 10);
      await stores.ledger.reserve(withKey(userOrder(userId), 'key-1'));
      const nextWeek = '2026-11-28T12:00:00.000Z';
      const again = withKey(
        userOrder(userId, { createdAt: nextWeek, updatedAt: nextWeek }),
        'key-1',
        'other',
      );
      expect(await stores.ledger.reserve(again)).toMatchObject({ kind: 'reserved' });
    });
  });

  describe(`${name}: ending`, () => {
    it('settles a completed job, and nothing can end it differently afterwards', async () => {
      const { stores } = await setUp();
      const userId = await withUser(stores, 10);
      const { job } = userOrder(userId);
      await stores.ledger.reserve({ ...userOrder(userId), job });
      expect(await stores.ledger.end(job.id, completed)).toMatchObject({
        kind: 'ended',
        job: { status: 'completed' },
      });
      for (const ending of [failed, canceled, completed])
        expect(await stores.ledger.end(job.id, ending)).toMatchObject({
          kind: 'already_ended',
          job: { status: 'completed', endedAt: later },
        });
      expect(await stores.credits.balance(userId)).toEqual({ halfCredits: 8, entries: 2 });
    });

    it.each([failed, canceled])('refunds once: $status', async (ending) => {
      const { stores } = await setUp();
      const userId = await withUser(stores, 10);
      const order = userOrder(userId);
      await stores.ledger.reserve(order);
      expect(await stores.ledger.end(order.job.id, ending)).toMatchObject({ kind: 'ended' });
      expect(await stores.ledger.end(order.job.id, ending)).toMatchObject({ kind: 'already_ended' });
      expect(await stores.ledger.end(order.job.id, completed)).toMatchObject({ kind: 'already_ended' });
      expect(await stores.credits.balance(userId)).toEqual({ halfCredits: 10, entries: 3 });
      expect(await stores.jobs.find(order.job.id)).toMatchObject({
        status: ending.status,
        failure: ending.status === 'failed' ? ending.failure : null,
        endedAt: later,
      });
    });

    it('gives back the demo run of a failed job, and keeps that of a canceled one used', async () => {
      const { stores } = await setUp();
      const visitor = randomUUID();
      const first = visitorOrder(visitor);
      await stores.ledger.reserve(first);
      await stores.ledger.end(first.job.id, failed);
      const second = visitorOrder(visitor);
      expect(await stores.ledger.reserve(second)).toMatchObject({ kind: 'reserved' });
      await stores.ledger.end(second.job.id, canceled);
      expect(await stores.ledger.reserve(visitorOrder(visitor))).toEqual({ kind: 'demo_used' });
    });

    it('gives back the demo run of a failed job three times a month, and then no more', async () => {
      const { stores } = await setUp();
      const visitor = randomUUID();
      const fail = async () => {
        const order = visitorOrder(visitor);
        expect(await stores.ledger.reserve(order)).toMatchObject({ kind: 'reserved' });
        await stores.ledger.end(order.job.id, failed);
        return stores.demoCredits.isUsed(visitor, '2026-11');
      };
      const used = [];
      for (let round = 0; round <= demoFailuresPerMonth; round++) used.push(await fail());
      expect(used).toEqual([...Array(demoFailuresPerMonth).fill(false), true]);
      expect(await stores.ledger.reserve(visitorOrder(visitor))).toEqual({ kind: 'demo_used' });
    });

    it('finds no unknown job', async () => {
      const { stores } = await setUp();
      expect(await stores.ledger.end(randomUUID(), failed)).toEqual({ kind: 'missing' });
    });
  });

  describe(`${name}: jobs`, () => {
    it('only moves a status forward, and not after the end', async () => {
      const { stores } = await setUp();
      const userId = await withUser(stores, 10);
      const { id } = (await stores.ledger
        .reserve(userOrder(userId))
        .then((o) => o.kind === 'reserved' && o.job)) || {
        id: '',
      };
      expect(await stores.jobs.advance(id, 'summarizing', later)).toMatchObject({
        kind: 'advanced',
        job: { id, status: 'summarizing', updatedAt: later, slug: 'seo-optimizer-1', visitor: null },
      });
      expect(await stores.jobs.advance(id, 'summarizing', later)).toMatchObject({ kind: 'advanced' });
      expect(await stores.jobs.advance(id, 'pending', later)).toMatchObject({
        kind: 'ahead',
        job: { status: 'summarizing' },
      });
      await stores.ledger.end(id, canceled);
      expect(await stores.jobs.advance(id, 'keywords_ready', later)).toMatchObject({
        kind: 'ended',
        job: { status: 'cancelled' },
      });
      expect(await stores.jobs.advance(randomUUID(), 'pending', later)).toEqual({ kind: 'missing' });
    });

    it("lists a user's own jobs, newest first, page by page", async () => {
      const { stores } = await setUp();
      const userId = await withUser(stores, 20);
      const other = await withUser(stores, 20);
      const times = ['10:00', '10:01', '10:02'].map((time) => `2026-11-21T${time}:00.000Z`);
      for (const createdAt of times)
        await stores.ledger.reserve(userOrder(userId, { createdAt, updatedAt: createdAt }));
      await stores.ledger.reserve(userOrder(other));
      const page = await stores.jobs.listByUser(userId, { limit: 2, after: null });
      expect(page.map((job) => job.createdAt)).toEqual([times[2], times[1]]);
      expect(page[0]?.input.text).toBe('Cold brew at home');
      const rest = await stores.jobs.listByUser(userId, { limit: 2, after: page[1] ?? null });
      expect(rest.map((job) => job.createdAt)).toEqual([times[0]]);
      expect(await stores.jobs.listByUser(randomUUID(), { limit: 2, after: null })).toEqual([]);
    });

    it('does not return an expired job that the table still has', async () => {
      const { stores, clock } = await setUp();
      const order = visitorOrder(randomUUID(), { expiresAt: Date.parse(at) / 1000 + 60 });
      await stores.ledger.reserve(order);
      expect(await stores.jobs.find(order.job.id)).not.toBeNull();
      clock.advance(61);
      expect(await stores.jobs.find(order.job.id)).toBeNull();
    });

    it('keeps the first output of a name, and none of a job that has ended or was deleted', async () => {
      const { stores } = await setUp();
      const order = visitorOrder(randomUUID());
      await stores.ledger.reserve(order);
      const { id, expiresAt } = order.job;
      expect(await stores.outputs.read(id, 'article')).toBeNull();
      const value = { text: 'Größe 42 — "ok"\u0000', list: [1, null, { deep: true }] };
      await stores.outputs.write(id, 'article', value, expiresAt);
      await stores.outputs.write(id, 'articles', { other: true }, expiresAt);
      await stores.outputs.write(id, 'article', { text: 'second' }, expiresAt);
      expect(await stores.outputs.read(id, 'article')).toEqual(value);
      await stores.ledger.end(id, canceled);
      const deleted = randomUUID();
      for (const jobId of [id, deleted]) {
        await stores.outputs.write(jobId, 'late', value, expiresAt);
        expect(await stores.outputs.read(jobId, 'late')).toBeNull();
      }
    });
  });

  describe(`${name}: outbox`, () => {
    it('returns the jobs that are due, and removes those that ended', async () => {
      const { stores } = await setUp();
      const orders = ['2026-11-21T12:00:30.000Z', '2026-11-21T12:00:10.000Z'].map((startBy) => ({
        ...visitorOrder(randomUUID()),
        startBy,
      }));
      for (const order of orders) await stores.ledger.reserve(order);
      const [first = '', second = ''] = orders.map(({ job }) => job.id);
      expect(await stores.outbox.due('2026-11-21T12:00:09.000Z', 10)).toEqual([]);
      expect(await stores.outbox.due(later, 10)).toEqual([second, first]);
      expect(await stores.outbox.due(later, 1)).toEqual([second]);
      await stores.outbox.postpone(second, '2026-11-21T13:00:00.000Z');
      expect(await stores.outbox.due(later, 10)).toEqual([first]);
      await stores.ledger.end(first, failed);
      await stores.outbox.postpone(first, at);
      expect(await stores.outbox.due(later, 10)).toEqual([]);
    });
  });

  describe(`${name}: users`, () => {
    it('creates a profile with its grant once', async () => {
      const { stores } = await setUp();
      const profile = newProfile(randomUUID());
      const all = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          stores.users.create({ ...profile, fullName: `Name ${n}` }, grantOf(10)),
        ),
      );
      expect(new Set(all.map(({ fullName }) => fullName)).size).toBe(1);
      expect(await stores.credits.balance(profile.userId)).toEqual({ halfCredits: 10, entries: 1 });
    });

    it('changes only the given fields', async () => {
      const { stores } = await setUp();
      const userId = await withUser(stores, 10);
      expect(await stores.users.update(userId, { fullName: 'Jane Doe' })).toEqual({
        ...newProfile(userId),
        fullName: 'Jane Doe',
      });
      expect(await stores.users.update(userId, { firstLogin: false })).toMatchObject({ firstLogin: false });
      const ends = { sessionsEndedAt: '2026-11-21T12:00:01.000Z', closedAt: later };
      expect(await stores.users.update(userId, ends)).toMatchObject(ends);
      expect(await stores.users.update(userId, {})).toMatchObject({
        fullName: 'Jane Doe',
        firstLogin: false,
        ...ends,
      });
      expect(await stores.users.update(randomUUID(), { fullName: 'Nobody' })).toBeNull();
      expect(await stores.users.find(randomUUID())).toBeNull();
    });
  });

  describe(`${name}: sessions`, () => {
    it('are ended once, and only for this user', async () => {
      const { stores } = await setUp();
      const [userId, other] = [randomUUID(), randomUUID()];
      const expiresAt = Date.parse(at) / 1000 + 3600;
      expect(await stores.users.isSessionEnded(userId, 's1')).toBe(false);
      for (let n = 0; n < 2; n++) await stores.users.endSession({ userId, sessionId: 's1', expiresAt });
      expect(await stores.users.isSessionEnded(userId, 's1')).toBe(true);
      expect(await stores.users.isSessionEnded(userId, 's2')).toBe(false);
      expect(await stores.users.isSessionEnded(other, 's1')).toBe(false);
    });
  });

  describe(`${name}: credits given`, () => {
    it('are added once per grant id, however many writers repeat them', async () => {
      const { stores } = await setUp();
      const userId = await withUser(stores, 10);
      const grant = { ...grantOf(6), id: 'support-1', description: 'Credits from support' };
      const given = await Promise.all(
        Array.from({ length: 20 }, () => stores.credits.give(userId, grant, later)),
      );
      expect(given.filter(Boolean)).toHaveLength(1);
      expect(await stores.credits.balance(userId)).toEqual({ halfCredits: 16, entries: 2 });
      expect(await stores.credits.entries(userId, 2, 2)).toMatchObject([
        { kind: 'grant', halfCredits: 6, description: 'Credits from support', jobId: null, createdAt: later },
      ]);
      expect(await stores.credits.give(userId, { ...grant, id: 'support-2' }, later)).toBe(true);
      expect(await stores.credits.balance(userId)).toEqual({ halfCredits: 22, entries: 3 });
    });
  });

  describe(`${name}: reviews of subscriptions`, () => {
    it('are returned in order of time, with the start of each failure, and end with the subscription', async () => {
      const { stores } = await setUp();
      const add = (subscriptionId: string, createdAt: string) =>
        stores.subscriptions.change({ userId: 'u1', subscriptionId }, () => ({
          userId: 'u1',
          subscriptionId,
          customerId: 'ctm_1',
          status: 'active',
          priceId: 'pri_1',
          plan: 'pro',
          createdAt,
          nextBilledAt: null,
          canceledAt: null,
          period: null,
          scheduledChange: null,
          held: null,
          hadTrial: false,
          version: createdAt,
        }));
      await add('sub_b', '2026-11-21T12:00:01.000Z');
      await add('sub_a', '2026-11-21T12:00:02.000Z');
      const due = async (now: string) =>
        (await stores.subscriptions.listDueForReview(now, 10)).map(({ subscriptionId, failingSince }) => [
          subscriptionId,
          failingSince,
        ]);
      expect(await due(at)).toEqual([]);
      expect(await due(later)).toEqual([
        ['sub_b', null],
        ['sub_a', null],
      ]);
      await stores.subscriptions.setReview('sub_b', later, at);
      expect(await due(later)).toEqual([
        ['sub_a', null],
        ['sub_b', at],
      ]);
      await stores.subscriptions.setReview('sub_b', later);
      await stores.subscriptions.setReview('sub_a', null);
      await stores.subscriptions.setReview('sub_gone', null);
      expect(await due('2999-01-01T00:00:00.000Z')).toEqual([['sub_b', null]]);
    });
  });

  describe(`${name}: free credits`, () => {
    const dueAt = '2026-12-21T12:00:00.000Z';
    const renewal = (userId: string, changes: Partial<CreditRenewal> = {}): CreditRenewal => ({
      userId,
      dueAt,
      at: '2026-12-21T12:00:01.000Z',
      grant: { ...grantOf(10), id: 'free-2026-12-21', expiresAt: '2027-01-21T12:00:00.000Z' },
      rolloverLimit: 0,
      nextFreeCreditDate: '2027-01-21T12:00:00.000Z',
      ...changes,
    });

    it('of a new month replace the remaining ones', async () => {
      const { stores } = await setUp();
      const userId = await withUser(stores, 10);
      await stores.ledger.reserve(userOrder(userId));
      await stores.users.renewCredits(renewal(userId));
      expect(await stores.credits.balance(userId)).toEqual({ halfCredits: 10, entries: 4 });
      expect(await stores.credits.entries(userId, 3, 4)).toMatchObject([
        { kind: 'grant', halfCredits: 10, balanceAfter: 10, createdAt: '2026-12-21T12:00:01.000Z' },
        { kind: 'expiry', halfCredits: -8, balanceAfter: 0, jobId: null },
      ]);
      expect(await stores.users.find(userId)).toMatchObject({
        nextFreeCreditDate: '2027-01-21T12:00:00.000Z',
      });
    });

    it('keep the rollover, and write no expiry entry when nothing expires', async () => {
      const { stores } = await setUp();
      const some = await withUser(stores, 10);
      await stores.users.renewCredits(renewal(some, { rolloverLimit: 4 }));
      expect(await stores.credits.balance(some)).toEqual({ halfCredits: 14, entries: 3 });
      const none = await withUser(stores, 0);
      await stores.users.renewCredits(renewal(none));
      expect(await stores.credits.balance(none)).toEqual({ halfCredits: 10, entries: 2 });
    });

    it('are granted once per date, and never for a past date', async () => {
      const { stores } = await setUp();
      const userId = await withUser(stores, 6);
      await Promise.all(Array.from({ length: 20 }, () => stores.users.renewCredits(renewal(userId))));
      expect(await stores.credits.balance(userId)).toEqual({ halfCredits: 10, entries: 3 });
      await stores.users.renewCredits(renewal(userId, { grant: { ...grantOf(10), id: 'another' } }));
      await stores.users.renewCredits(renewal(randomUUID()));
      expect(await stores.credits.balance(userId)).toEqual({ halfCredits: 10, entries: 3 });
    });

    it('are due by date, the longest overdue first, until they are granted', async () => {
      const { stores } = await setUp();
      const [first, second] = [await withUser(stores, 10), await withUser(stores, 10)];
      await stores.users.renewCredits(renewal(first));
      const due = async (now: string, limit = 10) =>
        (await stores.users.listDueForCredits(now, limit)).map(({ userId }) => userId);
      expect(await due('2026-12-21T11:59:59.999Z')).toEqual([]);
      expect(await due(dueAt)).toEqual([second]);
      expect(await due('2027-02-01T00:00:00.000Z')).toEqual([second, first]);
      expect(await due('2027-02-01T00:00:00.000Z', 1)).toEqual([second]);
      expect(await stores.users.listDueForCredits(dueAt, 1)).toEqual([newProfile(second)]);
    });

    it('that are postponed are due after the others, and by date again once they are granted', async () => {
      const { stores } = await setUp();
      const [first, second] = [await withUser(stores, 10), await withUser(stores, 10)];
      const due = async (now: string) =>
        (await stores.users.listDueForCredits(now, 10)).map(({ userId }) => userId);
      await stores.users.rescheduleCredits(first, dueAt, '2026-12-21T13:00:00.000Z');
      expect(await due('2026-12-21T12:59:59.999Z')).toEqual([second]);
      expect(await due('2026-12-21T13:00:00.000Z')).toEqual([second, first]);
      expect(await stores.users.find(first)).toEqual(newProfile(first));
      // An outdated date postpones nothing, and does not block a renewal.
      await stores.users.rescheduleCredits(second, '2026-11-21T12:00:00.000Z', '2027-12-21T13:00:00.000Z');
      await stores.users.rescheduleCredits(randomUUID(), dueAt, '2027-12-21T13:00:00.000Z');
      await stores.users.renewCredits(renewal(first));
      expect(await due('2027-01-21T11:59:59.999Z')).toEqual([second]);
      expect(await due('2027-01-21T12:00:00.000Z')).toEqual([second, first]);
    });

    it('are never due on a plan without them', async () => {
      const { stores } = await setUp();
      const userId = randomUUID();
      await stores.users.create({ ...newProfile(userId), nextFreeCreditDate: null }, grantOf(10));
      expect(await stores.users.listDueForCredits('2099-01-01T00:00:00.000Z', 10)).toEqual([]);
      await stores.users.renewCredits(renewal(userId));
      expect(await stores.credits.balance(userId)).toEqual({ halfCredits: 10, entries: 1 });
      expect(await stores.users.update(userId, { fullName: 'Jane Doe' })).toMatchObject({
        nextFreeCreditDate: null,
      });
    });
  });

  describe(`${name}: caches`, () => {
    const page = {
      url: 'https://example.com/final',
      contentType: 'text/html; charset=utf-8',
      fetchedAt: at,
    };
    const tomorrow = new Date('2026-11-22T12:00:00.000Z');

    it('keeps a page of any size until it expires', async () => {
      const { stores, clock } = await setUp();
      // Random bytes do not compress: this needs several items.
      const body = new Uint8Array(randomBytes(1_000_000));
      await stores.pageCache.put('https://example.com/a', { ...page, body }, tomorrow);
      const found = await stores.pageCache.get('https://example.com/a');
      expect(found && { ...found, body: Buffer.compare(found.body, body) }).toEqual({ ...page, body: 0 });
      expect(await stores.pageCache.get('https://example.com/b')).toBeNull();
      const small = { ...page, fetchedAt: later, body: new TextEncoder().encode('<p>new</p>') };
      await stores.pageCache.put('https://example.com/a', small, tomorrow);
      const again = await stores.pageCache.get('https://example.com/a');
      expect(new TextDecoder().decode(again?.body)).toBe('<p>new</p>');
      clock.set(tomorrow.toISOString());
      expect(await stores.pageCache.get('https://example.com/a')).toBeNull();
    });

    it('keeps metrics by source, market and keyword until they expire', async () => {
      const { stores, clock } = await setUp();
      const metrics = {
        searchVolume: 90,
        cpc: 1.25,
        competitionIndex: null,
        keywordDifficulty: 12,
        monthlySearches: [{ year: 2026, month: 10, searches: 90 }],
        source: 'dataforseo_labs',
        groupedWith: [],
        spellCorrectedTo: null,
        asOf: '2026-11-01',
      } as const;
      const us = { country: 'US', language: 'en' } as const;
      const keywords = Array.from({ length: 120 }, (_, n) => `cold brew ${n}`);
      const all = new Map(
        keywords.map((keyword) => [keyword, { ...metrics, monthlySearches: [], groupedWith: [] }]),
      );
      await stores.marketDataCache.put('labs', us, all, tomorrow);
      expect((await stores.marketDataCache.get('labs', us, keywords)).size).toBe(120);
      const some = await stores.marketDataCache.get('labs', us, ['cold brew 7', 'unknown']);
      expect([...some]).toEqual([['cold brew 7', all.get('cold brew 7')]]);
      expect((await stores.marketDataCache.get('ads', us, ['cold brew 7'])).size).toBe(0);
      const gb = { country: 'GB', language: 'en' } as const;
      expect((await stores.marketDataCache.get('labs', gb, ['cold brew 7'])).size).toBe(0);
      expect((await stores.marketDataCache.get('labs', us, [])).size).toBe(0);
      clock.set(tomorrow.toISOString());
      expect((await stores.marketDataCache.get('labs', us, keywords)).size).toBe(0);
    });
  });
};
