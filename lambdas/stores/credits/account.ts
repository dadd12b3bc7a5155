import type { EntityItem } from 'electrodb';
import type { LedgerEntry } from '#ports';
import { present } from '#stores/table/present.ts';
import type { Table, Writable } from '#stores/table/table.ts';

export type Account = EntityItem<Table['entities']['account']>;

export const readAccount = async (table: Table, userId: string): Promise<Account | null> =>
  (await table.entities.account.get({ userId }).go({ consistent: true })).data;

export const emptyAccount = (userId: string): Account => ({
  userId,
  halfCredits: 0,
  entries: 0,
});

export type Movement = Pick<LedgerEntry, 'kind' | 'halfCredits' | 'description' | 'jobId' | 'createdAt'>;

/** The movements as numbered entries that follow the account's last one. */
const toEntries = ({ userId, halfCredits, entries }: Account, movements: readonly Movement[]) => {
  let balanceAfter = halfCredits;
  return movements.map((movement, place) => {
    balanceAfter += movement.halfCredits;
    if (balanceAfter < 0)
      throw new Error(
        `A ledger entry of ${movement.halfCredits} half-credits would leave a balance of ${balanceAfter}.`,
      );
    return { ...present(movement), userId, number: entries + 1 + place, balanceAfter };
  });
};

/**
 * The writes of movements of credits: the balance, under the condition that no other movement came between, and their
 * numbered entries. `changes` go to the account in the same step.
 */
export const movementWrites = (
  entities: Writable,
  account: Account,
  movements: readonly Movement[],
  changes: Partial<Account> = {},
) => {
  const entries = toEntries(account, movements);
  const halfCredits = entries.at(-1)?.balanceAfter ?? account.halfCredits;
  return {
    account: entities.account
      .put({ ...account, ...changes, halfCredits, entries: account.entries + entries.length })
      .where(({ entries: count }, { notExists, eq }) =>
        account.entries === 0 ? `${notExists(count)} OR ${eq(count, 0)}` : eq(count, account.entries),
      )
      .commit(),
    ...Object.fromEntries(
      entries.map((entry) => [`entry${entry.number}` as const, entities.ledgerEntry.create(entry).commit()]),
    ),
  };
};
