import * as z from 'zod';
import type { StoredItem } from '../capture/item-file.ts';

const account = z.object({ userId: z.string(), halfCredits: z.number(), entries: z.int() });
export type Account = z.infer<typeof account>;

const entry = z.object({
  userId: z.string(),
  number: z.int(),
  kind: z.string(),
  halfCredits: z.number(),
  jobId: z.optional(z.nullable(z.string())),
});
const guard = z.object({ jobId: z.string(), userId: z.string() });

export type Ledger = { sum: number; count: number; last: number };
export type JobLedger = {
  userId: string;
  charges: number[];
  refunds: number[];
  guards: Set<'charge' | 'refund'>;
};

export const emptyLedger: Ledger = { sum: 0, count: 0, last: 0 };

/** The items of a table that record the movements of credits, by user and by job. */
export const createLedgerItems = () => {
  const accounts = new Map<string, Account>();
  const ledgers = new Map<string, Ledger>();
  const jobs = new Map<string, JobLedger>();
  const jobOf = (jobId: string, userId: string): JobLedger => {
    const job = jobs.get(jobId) ?? { userId, charges: [], refunds: [], guards: new Set() };
    jobs.set(jobId, job);
    return job;
  };
  const addGuard = (item: StoredItem, kind: 'charge' | 'refund'): void => {
    const { jobId, userId } = guard.parse(item);
    jobOf(jobId, userId).guards.add(kind);
  };
  const readers: Readonly<Record<string, (item: StoredItem) => void>> = {
    account: (item) => {
      const read = account.parse(item);
      accounts.set(read.userId, read);
    },
    ledger_entry: (item) => {
      const { userId, number, kind, halfCredits, jobId } = entry.parse(item);
      const { sum, count, last } = ledgers.get(userId) ?? emptyLedger;
      ledgers.set(userId, { sum: sum + halfCredits, count: count + 1, last: Math.max(last, number) });
      if (jobId && kind === 'charge') jobOf(jobId, userId).charges.push(halfCredits);
      if (jobId && kind === 'refund') jobOf(jobId, userId).refunds.push(halfCredits);
    },
    charge: (item) => addGuard(item, 'charge'),
    refund: (item) => addGuard(item, 'refund'),
  };
  return {
    accounts,
    ledgers,
    jobs,
    /** Reads an item, if it is of such a kind. @throws ZodError */
    read: (kind: string, item: StoredItem): void => readers[kind]?.(item),
  };
};
