import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { ProviderSubscription } from '#contracts/billing/payment.ts';
import type { Deps, OperatorDeps, Payments } from '#ports';
import { createAuditTrail } from '#stores/accounts/audit.ts';
import { createUserData } from '#stores/accounts/user-data.ts';
import { openTable } from '#stores/table/table.ts';
import { at, grantOf, newProfile, visitorOrder } from '#test/factories/job-orders.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { createMemoryStores } from '#test/fakes/memory-stores.ts';
import { createTestDeps } from '#test/fakes/test-deps.ts';
import { documentClient, openStores, startTestTables } from '#test/integration/dynamodb.ts';
import { recordSubscriptionState } from '#usecases/billing/events/record-subscription-state.ts';
import { reconcileBilling } from '#usecases/billing/reconcile/reconcile-billing.ts';
import { renewDueCredits } from '#usecases/credits/renew-due-credits.ts';
import { sweepJobs } from '#usecases/jobs/end/sweep-jobs.ts';
import { finishDeletions } from '#usecases/operator/finish-deletions.ts';
import type { Pace } from '#usecases/support/pace.ts';

const tables = startTestTables();

type Line = { level: string; message: string; fields: Record<string, unknown> };

/** On the table, or in memory. The stores' own tests make sure that both postpone in the same way. */
const open = async (on: 'table' | 'memory' = 'table') => {
  const lines: Line[] = [];
  const write =
    (level: string) =>
    (message: string, fields: Record<string, unknown> = {}) =>
      void lines.push({ level, message, fields });
  const log = { info: write('info'), warn: write('warn'), error: write('error') };
  const clock = createManualClock(at);
  const testTable = await tables.createTable();
  const table = openTable(documentClient(testTable), testTable.tableName);
  const stores = on === 'table' ? openStores(testTable, clock) : createMemoryStores(clock);
  const deps = createTestDeps({ clock, log, stores });
  const operator: OperatorDeps = {
    ...deps,
    audit: createAuditTrail(table),
    userData: createUserData(table),
    accounts: { find: async () => [], close: async () => {}, remove: async () => {} },
  };
  /** Ids named in log lines of this level. */
  const named = (level: string, field: string) =>
    lines.flatMap((line) => (line.level === level && line.fields[field] ? [line.fields[field]] : []));
  return { deps, operator, clock, lines, named, table };
};

/** Time for only this many attempts in each run, as when the function's own time is up. */
const timeFor = (attempts: number) => {
  let left = attempts;
  const pace: Pace = { hasTime: () => left > 0, wait: async () => {} };
  const spend = () => {
    left -= 1;
  };
  /** A run with its full time. */
  const begin = (): Pace => {
    left = attempts;
    return pace;
  };
  return { begin, spend };
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
/** Runs until the healthy item is reached. Returns the number of runs. */
const runsUntil = async (isReached: () => boolean, run: () => Promise<unknown>): Promise<number> => {
  for (let count = 1; count <= 10; count++) {
    await run().catch(() => {});
    if (isReached()) return count;
  }
  throw new Error('It was not reached in 10 runs.');
};

const subscription = (subscriptionId: string, createdAt: string): ProviderSubscription => ({
  subscriptionId,
  customerId: 'ctm_1',
  status: 'active',
  priceId: 'pri_1',
  createdAt,
  nextBilledAt: null,
  canceledAt: null,
  period: { start: createdAt, end: '2026-12-21T12:00:00.000Z' },
  scheduledChange: null,
  customData: null,
});

describe('the review of subscriptions', () => {
  const setUp = async (failing: number, on: 'table' | 'memory' = 'table', spend = () => {}) => {
    const { deps, ...rest } = await open(on);
    const bad = new Set(Array.from({ length: failing }, (_, n) => `sub_bad_${n}`));
    const reached: string[] = [];
    const payments: Payments = {
      ...deps.payments,
      offers: { trial: ['pri_0'], creator: ['pri_1'], pro: ['pri_2'], business: ['pri_3'] },
      find: async (id) => {
        spend();
        if (bad.has(id)) throw new Error(`The answer about ${id} is none.`);
        reached.push(id);
        return { at, subscription: subscription(id, at) };
      },
      listPayments: async () => [],
    };
    const billing: Deps = { ...deps, payments };
    const add = async (id: string, createdAt: string) =>
      recordSubscriptionState(billing, `user of ${id}`, {
        at: createdAt,
        subscription: subscription(id, createdAt),
      });
    await Promise.all([...bad].map((id) => add(id, '2026-11-20T12:00:00.000Z')));
    await add('sub_healthy', '2026-11-20T13:00:00.000Z');
    return { ...rest, billing, bad, reached };
  };

  it('reaches a healthy one behind a full batch of failing ones in the same run, or in the second run when time is short', async () => {
    for (const [time, runs] of [
      [1000, 1],
      [208, 2],
    ] as const) {
      const { begin, spend } = timeFor(time);
      const { billing, reached, named, clock } = await setUp(210, 'memory', spend);
      const run = async () => {
        await reconcileBilling(billing, begin()).finally(() => clock.advance(hour));
      };
      expect(await runsUntil(() => reached.length > 0, run)).toBe(runs);
      expect(new Set(named('warn', 'subscriptionId')).size).toBe(210);
    }
  });

  it('retries a failing subscription after 1, 2, 4 hours and at most a day, logs its id, and forgets the failures once it succeeds', async () => {
    const { billing, bad, named, lines, clock } = await setUp(1);
    const tried: number[] = [];
    for (let hours = 0; hours <= 60; hours++) {
      const before = named('warn', 'subscriptionId').length + named('error', 'subscriptionId').length;
      await reconcileBilling(billing).catch(() => {});
      const now = named('warn', 'subscriptionId').length + named('error', 'subscriptionId').length;
      if (now > before) tried.push(hours);
      clock.advance(hour);
    }
    expect(tried).toEqual([0, 1, 2, 4, 8, 16, 32, 56]);
    expect(named('error', 'subscriptionId')).toEqual(['sub_bad_0', 'sub_bad_0']);
    expect(lines.find(({ level }) => level === 'error')).toMatchObject({
      message: 'keeps failing',
      fields: { work: 'billing review', since: at, retryAt: '2026-11-23T20:00:00.000Z' },
    });
    bad.clear();
    clock.advance(day);
    await reconcileBilling(billing);
    bad.add('sub_bad_0');
    clock.advance(day);
    lines.length = 0;
    await reconcileBilling(billing).catch(() => {});
    expect([named('error', 'subscriptionId'), named('warn', 'subscriptionId')]).toEqual([[], ['sub_bad_0']]);
  });

  it('does not return every hour to subscriptions of accounts that are being deleted', async () => {
    const { billing, clock } = await setUp(0);
    const userId = 'user of sub_healthy';
    await billing.users.create({ ...newProfile(userId), closedAt: at }, grantOf(0));
    expect(await reconcileBilling(billing)).toMatchObject({ count: 1 });
    clock.advance(hour);
    expect(await reconcileBilling(billing)).toMatchObject({ count: 0 });
  });
});

describe('the renewal of free credits', () => {
  it('reaches a user behind a full batch of failing ones in the same run, or in the second run when time is short', async () => {
    for (const [time, runs] of [
      [1000, 1],
      [210, 2],
    ] as const) {
      const { deps, clock, named, lines } = await open('memory');
      const [healthy = '', ...bad] = ids(211);
      await Promise.all(bad.map((userId) => deps.users.create(newProfile(userId), grantOf(10))));
      const later = { ...newProfile(healthy), nextFreeCreditDate: '2026-12-21T12:00:01.000Z' };
      await deps.users.create(later, grantOf(10));
      clock.set('2026-12-21T13:00:00.000Z');
      const { begin, spend } = timeFor(time);
      let isReached = false;
      const users: Deps['users'] = {
        ...deps.users,
        renewCredits: async (renewal) => {
          spend();
          if (renewal.userId !== healthy) throw new Error('The account is damaged.');
          isReached = true;
          return deps.users.renewCredits(renewal);
        },
      };
      const run = async () => {
        await renewDueCredits({ ...deps, users }, begin()).finally(() => clock.advance(5 * minute));
      };
      expect(await runsUntil(() => isReached, run)).toBe(runs);
      expect(new Set(named('warn', 'userId'))).toEqual(new Set(bad));
      expect(JSON.stringify(lines)).not.toMatch(/jane/i);
      // A user's own call grants the credits immediately, even if the sweep has postponed them.
      const [one = ''] = bad;
      expect(await deps.users.find(one)).toMatchObject({ nextFreeCreditDate: '2026-12-21T12:00:00.000Z' });
      clock.advance(2 * day);
      await renewDueCredits(deps);
      expect(await deps.credits.balance(one)).toMatchObject({ halfCredits: 10, entries: 3 });
      expect(await deps.users.find(one)).toMatchObject({ nextFreeCreditDate: '2027-01-21T12:00:00.000Z' });
    }
  });
});

describe('the completion of deletions', () => {
  it('reaches a healthy one behind a full batch of failing ones in the same run, or in the second run when time is short', async () => {
    for (const [time, runs] of [
      [1000, 1],
      [26, 2],
    ] as const) {
      const { operator, clock, named } = await open();
      const [healthy = '', ...bad] = ids(27);
      for (const userId of [...bad, healthy]) {
        await operator.users.create(newProfile(userId), grantOf(0));
        await operator.userData.requestDeletion(userId, clock.now().toISOString());
        clock.advance(1);
      }
      const { purge } = operator.userData;
      const { begin, spend } = timeFor(time);
      let isReached = false;
      operator.userData.purge = async (userId) => {
        spend();
        if (userId !== healthy) throw new Error('The payment provider is away.');
        isReached = true;
        return purge(userId);
      };
      const run = async () => {
        await finishDeletions(operator, { actor: 'schedule' }, begin()).catch(() => {});
        clock.advance(day);
      };
      expect(await runsUntil(() => isReached, run)).toBe(runs);
      expect(new Set(named('warn', 'userId'))).toEqual(new Set(bad));
      await run();
      expect(new Set(named('error', 'userId')).size).toBeGreaterThan(0);
    }
  });
});

it('a deletion that crashes the function is not the first one in the next run', async () => {
  const { operator, clock } = await open();
  const [endless = '', healthy = ''] = ids(2);
  for (const userId of [endless, healthy]) {
    await operator.users.create(newProfile(userId), grantOf(0));
    await operator.userData.requestDeletion(userId, clock.now().toISOString());
    clock.advance(1);
  }
  const { purge } = operator.userData;
  const purged: string[] = [];
  const { promise: never } = Promise.withResolvers<number>();
  const begun = Promise.withResolvers<void>();
  const { begin, spend } = timeFor(1);
  operator.userData.purge = async (userId) => {
    spend();
    purged.push(userId);
    if (userId === healthy) return purge(userId);
    begun.resolve();
    return never;
  };
  void finishDeletions(operator, { actor: 'schedule' });
  await begun.promise;
  clock.advance(day);
  await finishDeletions(operator, { actor: 'schedule' }, begin());
  expect(purged).toEqual([endless, healthy]);
});

describe('the sweep of jobs', () => {
  it('reaches a job behind a full batch of failing ones in the same run, or in the second run when time is short', async () => {
    for (const [time, runs] of [
      [1000, 1],
      [100, 2],
    ] as const) {
      const { deps, clock, named } = await open();
      const orders = ids(111).map((visitor, place) => ({
        ...visitorOrder(visitor),
        startBy: new Date(Date.parse(at) + place * 10).toISOString(),
      }));
      await Promise.all(orders.map((order) => deps.ledger.reserve(order)));
      const jobIds = orders.map(({ job }) => job.id);
      const healthy = jobIds.at(-1) ?? '';
      const { start } = deps.jobRunner;
      const { begin, spend } = timeFor(time);
      deps.jobRunner.start = async (input) => {
        spend();
        if (input.jobId !== healthy) throw new Error('The execution cannot be started.');
        return start(input);
      };
      clock.advance(minute);
      const run = async () => {
        await sweepJobs(deps, begin()).finally(() => clock.advance(5 * minute));
      };
      expect(await runsUntil(() => deps.jobRunner.started.length > 0, run)).toBe(runs);
      expect(new Set(named('warn', 'jobId'))).toEqual(new Set(jobIds.slice(0, -1)));
    }
  });
});

it('the sweep finds rows without a retry time, and gives them one', async () => {
  const { deps, operator, table, clock } = await open();
  const [due = '', failing = '', gone = ''] = ids(3);
  for (const userId of [due, failing, gone]) await deps.users.create(newProfile(userId), grantOf(10));
  await operator.userData.requestDeletion(gone, at);
  const forget = (pk: string, sk: string, name: string) =>
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: { pk, sk },
        UpdateExpression: `REMOVE ${name}`,
      }),
    );
  for (const userId of [due, failing]) await forget(`USER#${userId}`, 'PROFILE', 'creditsDueAt');
  await forget(`DELETION#${gone}`, 'DELETION', 'dueAt');

  expect(await operator.userData.openDeletions(at, 10)).toMatchObject([{ userId: gone }]);
  await operator.userData.rescheduleDeletion(gone, '2026-11-22T12:00:00.000Z');
  expect(await operator.userData.openDeletions(at, 10)).toEqual([]);
  await finishDeletions(operator, { actor: 'schedule' });

  clock.set('2026-12-21T12:00:00.000Z');
  await deps.users.rescheduleCredits(failing, clock.now().toISOString(), '2026-12-21T13:00:00.000Z');
  const listed = async () =>
    (await deps.users.listDueForCredits(clock.now().toISOString(), 10)).map(({ userId }) => userId);
  expect((await listed()).sort()).toEqual([due, gone].sort());
  await renewDueCredits(deps);
  expect(await listed()).toEqual([]);
  clock.advance(hour);
  expect(await listed()).toEqual([failing]);
});
