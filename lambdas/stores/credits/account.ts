import type { EntityItem } from 'electrodb';
import { type JobType, jobTypes } from '#contracts/product.ts';
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

/** The movements as numbered entries after the account's last one. */
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

type Counters<Attribute> = Readonly<Record<JobType, Attribute>>;
type Operations<Attribute> = {
  notExists(attribute: Attribute): string;
  eq(attribute: Attribute, value: number): string;
};

/**
 * The condition that no run was numbered since the account was read. A claimed run is numbered without a ledger
 * entry.
 */
export const sameCounters = <Attribute>(
  account: Account,
  at: Counters<Attribute>,
  { notExists, eq }: Operations<Attribute>,
): string =>
  jobTypes
    .map((type) => {
      const count = account[type];
      return count === undefined ? notExists(at[type]) : eq(at[type], count);
    })
    .join(' AND ');

/**
 * The writes for movements of credits: numbered entries, and the balance, on the condition that no other movement and
 * no claimed run came in between. `changes` are applied to the account in the same write.
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
      .where((at, operations) => {
        const { notExists, eq } = operations;
        // ElectroDB sends the values of every condition, even unused ones, which DynamoDB rejects.
        const isNext =
          account.entries === 0
            ? `(${notExists(at.entries)} OR ${eq(at.entries, 0)})`
            : eq(at.entries, account.entries);
        return `${isNext} AND ${sameCounters(account, at, operations)}`;
      })
      .commit(),
    ...Object.fromEntries(
      entries.map((entry) => [`entry${entry.number}` as const, entities.ledgerEntry.create(entry).commit()]),
    ),
  };
};
