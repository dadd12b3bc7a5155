import { tools } from '#contracts/product.ts';
import { makeSlug } from '#domain/jobs/slugs.ts';
import type { JobOrder, JobRecord, ReserveOutcome } from '#ports';
import {
  type Account,
  type Movement,
  movementNames,
  movementWrites,
  readAccount,
} from '#stores/credits/account.ts';
import type { Table } from '#stores/table/table.ts';
import { transact, untilCurrent } from '#stores/table/transact.ts';
import { findEarlierRequest } from './earlier-request.ts';
import type { PackedOrder } from './job-input.ts';
import { idempotencyWrites, jobWriteNames, jobWrites } from './job-writes.ts';

const numbered = ({ job }: JobOrder, account: Account): JobRecord & { slug: string } => {
  const sequentialNumber = (account[job.jobType] ?? 0) + 1;
  return { ...job, sequentialNumber, slug: makeSlug(job.jobType, sequentialNumber) };
};

const chargeOf = ({ id, jobType, costHalfCredits, createdAt }: JobRecord): Movement => ({
  kind: 'charge',
  halfCredits: -costHalfCredits,
  description: tools[jobType].name,
  jobId: id,
  createdAt,
});

const writeCharged = (table: Table, order: PackedOrder, account: Account) => {
  const job = numbered(order, account);
  const { userId } = account;
  const movements = [chargeOf(job)];
  const names = [...movementNames(movements), 'charge', 'list', 'slug', ...jobWriteNames, 'request'] as const;
  const write = () =>
    table.write((entities) => [
      ...movementWrites(entities, account, movements, { [job.jobType]: job.sequentialNumber }),
      entities.charge.create({ jobId: job.id, userId, halfCredits: job.costHalfCredits }).commit(),
      entities.userJob.create({ userId, createdAt: job.createdAt, jobId: job.id }).commit(),
      entities.slug.create({ userId, slug: job.slug, jobId: job.id }).commit(),
      ...jobWrites(entities, order, job),
      ...idempotencyWrites(entities, order),
    ]);
  return { job, names, write };
};

/**
 * Charges the user and writes the job, in one transaction. The account is read before the key is looked up:
 * whoever sees the balance that a request with the same key left, then also sees that request.
 */
export const reserveForUser = (table: Table, order: PackedOrder, userId: string): Promise<ReserveOutcome> =>
  untilCurrent<ReserveOutcome>(async () => {
    const account = await readAccount(table, userId);
    const earlier = await findEarlierRequest(table, order);
    if (earlier) return earlier;
    if (!account || account.halfCredits < order.job.costHalfCredits) return { kind: 'no_credits' };
    const { job, names, write } = writeCharged(table, order, account);
    const refused = await transact(names, write);
    return refused.size === 0 ? { kind: 'reserved', job } : undefined;
  });
