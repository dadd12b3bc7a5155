import * as z from 'zod';
import type { StoredItem } from '../capture/item-file.ts';
import { type Account, createLedgerItems, emptyLedger, type JobLedger, type Ledger } from './ledger-items.ts';

const credits = (halfCredits: number): string => String(halfCredits / 2);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);

const accountProblems = (
  userId: string,
  found: Account | undefined,
  { sum: total, count, last }: Ledger,
): string[] => {
  if (!found) return [`user ${userId} has ${count} ledger entries and no account`];
  const { halfCredits, entries } = found;
  return [
    halfCredits === total
      ? ''
      : `user ${userId} has a balance of ${credits(halfCredits)}, its ledger adds up to ${credits(total)}`,
    halfCredits < 0 ? `user ${userId} has a negative balance of ${credits(halfCredits)}` : '',
    entries === count && last === count
      ? ''
      : `user ${userId} should have ledger entries 1-${entries}, has ${count}, the last is ${last}`,
  ].filter((text) => text !== '');
};

const jobProblems = (jobId: string, { charges, refunds, guards }: JobLedger): string[] =>
  [
    charges.length === 1 ? '' : `job ${jobId} is charged ${charges.length} times in the ledger`,
    refunds.length <= 1 ? '' : `job ${jobId} is refunded ${refunds.length} times in the ledger`,
    sum(refunds) <= -sum(charges)
      ? ''
      : `job ${jobId} is refunded ${credits(sum(refunds))}, more than its charge of ${credits(-sum(charges))}`,
    guards.has('charge') === charges.length > 0
      ? ''
      : `job ${jobId} has ${guards.has('charge') ? 'a' : 'no'} guard of its charge, and ${charges.length} charges in the ledger`,
    guards.has('refund') === refunds.length > 0
      ? ''
      : `job ${jobId} has ${guards.has('refund') ? 'a' : 'no'} guard of its refund, and ${refunds.length} refunds in the ledger`,
  ].filter((text) => text !== '');

/**
 * The ledger invariants of every account and job of a table. The balance is the sum of the ledger and not negative. The
 * ledger has no gaps. A job is charged once, and refunded at most once and at most its charge.
 */
export const createLedgerAudit = () => {
  const { accounts, ledgers, jobs, read } = createLedgerItems();
  const skipped = new Set<string>();
  const unreadable: string[] = [];
  const userProblems = (): string[] => {
    const users = new Set([...accounts.keys(), ...ledgers.keys()].filter((userId) => !skipped.has(userId)));
    return [...users].flatMap((userId) =>
      accountProblems(userId, accounts.get(userId), ledgers.get(userId) ?? emptyLedger),
    );
  };
  return {
    accounts: () => accounts.size,
    /** The ledger of a user whose deletion is in progress is incomplete on purpose. */
    skip: (userId: string): void => void skipped.add(userId),
    add: (kind: string, item: StoredItem): void => {
      try {
        read(kind, item);
      } catch (error) {
        if (!(error instanceof z.ZodError)) throw error;
        unreadable.push(`an item of the kind ${kind} cannot be read: ${z.prettifyError(error)}`);
      }
    },
    findProblems: (): string[] => {
      const ofJobs = [...jobs]
        .filter(([, { userId }]) => !skipped.has(userId))
        .flatMap(([jobId, job]) => jobProblems(jobId, job));
      return [...unreadable, ...userProblems(), ...ofJobs];
    },
  };
};
