import type { CapScope, SpendingCaps } from '#contracts/credits/spending.ts';
import { daySeconds } from '#contracts/durations.ts';
import { epochSeconds } from '#domain/platform/times.ts';
import type { ProviderCallOrder, Spending, SpendingOutcome } from '#ports';
import { isWritten } from '#stores/table/condition-failed.ts';
import { present } from '#stores/table/present.ts';
import type { Table } from '#stores/table/table.ts';
import { transact } from '#stores/table/transact.ts';
import { stillRuns } from './job-record.ts';

/** Long enough for questions, and shorter than the privacy policy promises for the data of a deleted user. */
const retentionDays = 7;

const dayOf = ({ at }: ProviderCallOrder): string => at.slice(0, 10);
const expiryOf = ({ at }: ProviderCallOrder): number =>
  epochSeconds(new Date(at)) + retentionDays * daySeconds;

/** The narrowest cap comes first, so that a call that it rejects is never counted against a wider one. */
const scopesOf = ({ userId }: ProviderCallOrder): CapScope[] => [
  userId === null ? 'visitors' : 'user',
  'stage',
];

/** Adds `microUsd`, which may be negative, to the holder's counter of the day. */
const counter = ({ entities }: Table, order: ProviderCallOrder, holder: CapScope, microUsd: number) =>
  entities.dailySpend
    .update({ day: dayOf(order), holder: holder === 'user' ? `user:${order.userId}` : holder })
    .add({ microUsd })
    .set({ expiresAt: expiryOf(order) });

/** Counts a call if the day stays within `cap`; false otherwise. */
const take = async (
  table: Table,
  order: ProviderCallOrder,
  holder: CapScope,
  cap: number,
): Promise<boolean> => {
  const room = cap - order.microUsd;
  if (room < 0) return false;
  return isWritten(() =>
    counter(table, order, holder, order.microUsd)
      .where(({ microUsd }, { notExists, lte }) => `${notExists(microUsd)} OR ${lte(microUsd, room)}`)
      .go(),
  );
};

const adjust = async (
  table: Table,
  order: ProviderCallOrder,
  holders: readonly CapScope[],
  microUsd: number,
): Promise<void> => {
  await Promise.all(holders.map((holder) => counter(table, order, holder, microUsd).go()));
};

/** Counts the call on its job if the job still runs, and keeps it until the job expires; false if the job has ended. */
const note = async (table: Table, order: ProviderCallOrder): Promise<boolean> => {
  const { userId: _, microUsd, ...call } = order;
  const failed = await transact(table, ({ job, providerCall }) => ({
    job: job.patch({ jobId: order.jobId }).add({ spentMicroUsd: microUsd }).where(stillRuns).commit(),
    call: providerCall.create(present({ ...call, reservedMicroUsd: microUsd })).commit(),
  }));
  return failed.size === 0;
};

const reserve = async (
  table: Table,
  caps: SpendingCaps,
  order: ProviderCallOrder,
): Promise<SpendingOutcome> => {
  const taken: CapScope[] = [];
  const giveBack = () => adjust(table, order, taken, -order.microUsd);
  for (const holder of scopesOf(order)) {
    if (!(await take(table, order, holder, caps[holder]))) {
      await giveBack();
      return { kind: 'over', cap: holder, capMicroUsd: caps[holder] };
    }
    taken.push(holder);
  }
  if (await note(table, order)) return { kind: 'reserved' };
  await giveBack();
  return { kind: 'ended' };
};

/** The call and its job come first: only the writer that updates them corrects the counters. */
const correct = async (table: Table, order: ProviderCallOrder, paidMicroUsd: number): Promise<void> => {
  const { jobId, at, id } = order;
  const difference = paidMicroUsd - order.microUsd;
  const failed = await transact(table, ({ job, providerCall }) => ({
    job: job.patch({ jobId }).add({ spentMicroUsd: difference }).commit(),
    call: providerCall
      .patch({ jobId, at, id })
      .set({ paidMicroUsd })
      .where((call, { notExists }) => notExists(call.paidMicroUsd))
      .commit(),
  }));
  if (failed.size > 0 || difference === 0) return;
  await adjust(table, order, scopesOf(order), difference);
};

/**
 * Spending in the table. Each counter is one item that changes through conditional writes, so no number of parallel
 * calls can exceed a cap. A process that dies halfway leaves unspent money counted, but never spent money uncounted.
 */
export const createSpending = (table: Table, caps: SpendingCaps): Spending => ({
  reserve: (order) => reserve(table, caps, order),
  correct: (order, paidMicroUsd) => correct(table, order, paidMicroUsd),
  listByJob: async (jobId) => {
    const { data } = await table.entities.providerCall.query
      .primary({ jobId })
      .begins({ at: '' })
      .go({ pages: 'all', consistent: true });
    return data.map(({ id, at, provider, task, reservedMicroUsd, paidMicroUsd = null }) => ({
      id,
      jobId,
      at,
      provider,
      task,
      reservedMicroUsd,
      paidMicroUsd,
    }));
  },
});
