import type { EntityItem } from 'electrodb';
import { jobTypes } from '#contracts/product.ts';
import type { LedgerEntry } from '#ports';
import type { Table, Writable } from './entities.ts';
import { present } from './present.ts';

export type Account = EntityItem<Table['entities']['account']>;

export const readAccount = async (table: Table, userId: string): Promise<Account | null> =>
  (await table.entities.account.get({ userId }).go({ consistent: true })).data;

export const emptyAccount = (userId: string): Account => ({
  userId,
  halfCredits: 0,
  entries: 0,
  ...(Object.fromEntries(jobTypes.map((type) => [type, 0])) as Record<(typeof jobTypes)[number], 0>),
});

export const movementNames = ['account', 'entry'] as const;

/**
 * The two writes of a movement of credits: the balance, under the condition that no other movement came between,
 * and its numbered entry. `changes` go to the account in the same step.
 */
export const movementWrites = (
  entities: Writable,
  account: Account,
  movement: Pick<LedgerEntry, 'kind' | 'halfCredits' | 'description' | 'jobId' | 'createdAt'>,
  changes: Partial<Account> = {},
) => {
  const { userId } = account;
  const number = account.entries + 1;
  const balanceAfter = account.halfCredits + movement.halfCredits;
  if (balanceAfter < 0)
    throw new Error(`A movement of ${movement.halfCredits} half-credits would leave ${balanceAfter}.`);
  return [
    entities.account
      .put({ ...account, ...changes, halfCredits: balanceAfter, entries: number })
      .where(({ entries }, { notExists, eq }) =>
        account.entries === 0 ? `${notExists(entries)} OR ${eq(entries, 0)}` : eq(entries, account.entries),
      )
      .commit(),
    entities.ledgerEntry.create({ ...present(movement), userId, number, balanceAfter }).commit(),
  ];
};
