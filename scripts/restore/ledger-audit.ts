import * as z from 'zod';
import type { StoredItem } from '../capture/item-file.ts';

const account = z.object({ userId: z.string(), halfCredits: z.number(), entries: z.int() });
const entry = z.object({
  userId: z.string(),
  number: z.int(),
  kind: z.string(),
  halfCredits: z.number(),
  jobId: z.optional(z.nullable(z.string())),
});
const guard = z.object({ jobId: z.string(), userId: z.string() });

type Ledger = { sum: number; count: number; last: number };
type JobLedger = { userId: string; charges: number[]; refunds: number[]; guards: Set<'charge' | 'refund'> };

const credits = (halfCredits: number): string => String(halfCredits / 2);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);

const accountProblems = (
  userId: string,
  found: z.infer<typeof account> | undefined,
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
  const accounts = new Map<string, z.infer<typeof account>>();
  const ledgers = new Map<string, Ledger>();
  const jobs = new Map<string, JobLedger>();
  const skipped = new Set<string>();
  const unreadable: string[] = [];

  const jobOf = (jobId: string, userId: string): JobLedger => {
    const job = jobs.get(jobId) ?? { userId, charges: [], refunds: [], guards: new Set() };
    jobs.set(jobId, job);
    return job;
  };
  const readers: Readonly<Record<string, (item: StoredItem) => void>> = {
    account: (item) => {
      const read = account.parse(item);
      accounts.set(read.userId, read);
    },
    ledger_entry: (item) => {
      const { userId, number, kind, halfCredits, jobId } = entry.parse(item);
      const ledger = ledgers.get(userId) ?? { sum: 0, count: 0, last: 0 };
      ledgers.set(userId, {
        sum: ledger.sum + halfCredits,
        count: ledger.count + 1,
        last: Math.max(ledger.last, number),
      });
      if (jobId && kind === 'charge') jobOf(jobId, userId).charges.push(halfCredits);
      if (jobId && kind === 'refund') jobOf(jobId, userId).refunds.push(halfCredits);
    },
    charge: (item) => {
      const { jobId, userId } = guard.parse(item);
      jobOf(jobId, userId).guards.add('charge');
    },
    refund: (item) => {
      const { jobId, userId } = guard.parse(item);
      jobOf(jobId, userId).guards.add('refund');
    },
  };

  return {
    accounts: () => accounts.size,
    /** The ledger of a user whose deletion is in progress is incomplete on purpose. */
    skip: (userId: string): void => void skipped.add(userId),
    add: (kind: string, item: StoredItem): void => {
      try {
        readers[kind]?.(item);
      } catch (error) {
        if (!(error instanceof z.ZodError)) throw error;
        unreadable.push(`an item of the kind ${kind} cannot be read: ${z.prettifyError(error)}`);
      }
    },
    findProblems: (): string[] => {
      const users = new Set([...accounts.keys(), ...ledgers.keys()].filter((userId) => !skipped.has(userId)));
      const ofUsers = [...users].flatMap((userId) =>
        accountProblems(userId, accounts.get(userId), ledgers.get(userId) ?? { sum: 0, count: 0, last: 0 }),
      );
      const ofJobs = [...jobs]
        .filter(([, { userId }]) => !skipped.has(userId))
        .flatMap(([jobId, books]) => jobProblems(jobId, books));
      return [...unreadable, ...ofUsers, ...ofJobs];
    },
  };
};
