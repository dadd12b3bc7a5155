import { tools } from '#contracts/product.ts';
import { makeSlug } from '#domain/jobs/slugs.ts';
import type { JobOrder, JobRecord, ReserveOutcome } from '#ports';
import { type Account, type Movement, movementWrites, readAccount } from '#stores/credits/account.ts';
import type { Table, Writable } from '#stores/table/table.ts';
import { transact, untilCurrent } from '#stores/table/transact.ts';
import { findEarlierRequest } from './earlier-request.ts';
import type { PackedOrder } from './job-input.ts';
import { idempotencyWrite, jobWrites } from './job-writes.ts';

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

const chargedWrites = (
  entities: Writable,
  order: PackedOrder,
  account: Account,
  job: ReturnType<typeof numbered>,
) => {
  const { userId } = account;
  return {
    ...movementWrites(entities, account, [chargeOf(job)], { [job.jobType]: job.sequentialNumber }),
    charge: entities.charge.create({ jobId: job.id, userId, halfCredits: job.costHalfCredits }).commit(),
    list: entities.userJob.create({ userId, createdAt: job.createdAt, jobId: job.id }).commit(),
    slug: entities.slug.create({ userId, slug: job.slug, jobId: job.id }).commit(),
    ...jobWrites(entities, order, job),
    request: idempotencyWrite(entities, order),
  };
};

/**
 * Charges the user and creates the job, in one transaction. The account is read before the Idempotency-Key is looked
 * up. A call that reads the balance after an earlier request with this key therefore also finds that request.
 */
export const reserveForUser = (table: Table, order: PackedOrder, userId: string): Promise<ReserveOutcome> =>
  untilCurrent<ReserveOutcome>(async () => {
    const account = await readAccount(table, userId);
    const earlier = await findEarlierRequest(table, order);
    if (earlier) return earlier;
    if (!account || account.halfCredits < order.job.costHalfCredits) return { kind: 'no_credits' };
    const job = numbered(order, account);
    const failed = await transact(table, (entities) => chargedWrites(entities, order, account, job));
    return failed.size === 0 ? { kind: 'reserved', job } : undefined;
  });
