import { capsOf, defaultDailyBudgetsUsd } from '#contracts/credits/spending.ts';
import { daySeconds } from '#contracts/durations.ts';
import { localOffers } from '#lib/local/payments/catalog.ts';
import type { AccountDirectory, Identity, Ids } from '#ports';
import { createNoPayments } from '#providers/payments/no-payments.ts';
import { openStores } from '#runtime/adapters/stores.ts';
import { createAuditTrail } from '#stores/accounts/audit.ts';
import { createUserData } from '#stores/accounts/user-data.ts';
import { createMarketDataCache } from '#stores/caches/market-data-cache.ts';
import { createPageCache } from '#stores/caches/page-cache.ts';
import type { Table } from '#stores/table/table.ts';
import type { ManualClock } from '#test/fakes/manual-clock.ts';
import { createMemoryBucket } from '#test/fakes/memory-bucket.ts';
import { createTestDeps } from '#test/fakes/test-deps.ts';
import { getOrCreateUser } from '#usecases/accounts/get-or-create-user.ts';

/** All people who have items in a capture. Tests refer to them by these ids. */
export const people = {
  /** On the free plan, with runs of every tool. */
  mara: { userId: 'a1a1a1a1-0000-4000-8000-000000000001', email: 'mara@example.com' },
  /** An administrator with a subscription. */
  jon: { userId: 'b2b2b2b2-0000-4000-8000-000000000002', email: 'jon@example.com' },
  /** Deleted, with a last check still to come. */
  ada: { userId: 'c3c3c3c3-0000-4000-8000-000000000003', email: 'ada@example.com' },
  /** Deleted completely. */
  leo: { userId: 'd4d4d4d4-0000-4000-8000-000000000004', email: 'leo@example.com' },
  visitor: 'e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5',
} as const;
export const operator = 'arn:aws:iam::111122223333:user/operator';

const sequentialIds = () => {
  let last = 0;
  return {
    uuid: () => {
      last += 1;
      return `${String(last).padStart(8, '0')}-0000-4000-8000-000000000000`;
    },
  };
};

/** The user pool, as far as operators need it. */
const createAccounts = (): AccountDirectory => {
  const removed = new Set<string>();
  const accounts = Object.values(people).flatMap((person) =>
    typeof person === 'string' ? [] : [{ ...person, username: person.userId, status: 'CONFIRMED' }],
  );
  return {
    find: async (reference) => accounts.filter(({ userId }) => userId === reference && !removed.has(userId)),
    close: async () => {},
    remove: async (username) => void removed.add(username),
  };
};

/** The product on a table, without a network; `ids` gives the ids of what is written. */
export const openScenario = (table: Table, clock: ManualClock, ids: Ids = sequentialIds()) => {
  const stores = {
    ...openStores(table, clock, capsOf(defaultDailyBudgetsUsd)),
    pageCache: createPageCache(table, clock),
    marketDataCache: createMarketDataCache(table, clock, console),
  };
  const bucket = createMemoryBucket();
  const deps = {
    ...createTestDeps({
      clock,
      stores,
      rateLimits: stores.rateLimits,
      spending: stores.spending,
      ids,
      imageBucket: bucket,
      payments: { ...createNoPayments(), offers: localOffers },
    }),
    audit: createAuditTrail(table),
    userData: createUserData(table),
    accounts: createAccounts(),
  };
  const identityOf = (person: { userId: string; email: string }): Identity => ({
    ...person,
    sessionId: `session-of-${person.email}`,
    signedInAt: clock.now(),
  });
  return {
    table,
    deps,
    stores,
    bucket,
    identityOf,
    signUp: (person: { userId: string; email: string }) => getOrCreateUser(deps, identityOf(person)),
    passDays: (days: number) => clock.advance(days * daySeconds),
  };
};
export type Scenario = ReturnType<typeof openScenario>;
