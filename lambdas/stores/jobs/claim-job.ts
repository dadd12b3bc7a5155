import { lastingOutputs } from '#contracts/jobs/lasting-outputs.ts';
import { makeSlug } from '#domain/jobs/slugs.ts';
import { epochSeconds } from '#domain/platform/times.ts';
import type { ClaimOutcome, JobClaim, JobRecord } from '#ports';
import { type Account, readAccount, sameCounters } from '#stores/credits/account.ts';
import type { Table, Writable } from '#stores/table/table.ts';
import { transact, untilCurrent } from '#stores/table/transact.ts';
import { isRunning } from './job-record.ts';
import { readJob } from './read-job.ts';

type Owned = JobRecord & { slug: string; sequentialNumber: number };

const ownedBy = (job: JobRecord, { userId, ...account }: Account): Owned => {
  const sequentialNumber = (account[job.jobType] ?? 0) + 1;
  const slug = makeSlug(job.jobType, sequentialNumber);
  return { ...job, userId, visitor: null, claimSha256: null, expiresAt: null, sequentialNumber, slug };
};

/** The outcome of a claim that needs no write; null if the job can be moved. */
const settled = (job: JobRecord | null, { userId, claimSha256, at }: JobClaim): ClaimOutcome | null => {
  if (!job || (job.expiresAt !== null && job.expiresAt <= epochSeconds(new Date(at))))
    return { kind: 'refused' };
  if (job.userId === userId) return { kind: 'claimed', job };
  if (job.userId !== null || job.claimSha256 !== claimSha256) return { kind: 'refused' };
  if (isRunning(job)) return { kind: 'running' };
  return job.status === 'completed' ? null : { kind: 'refused' };
};

const jobWrites = ({ job, jobInput }: Writable, owned: Owned, { userId, claimSha256 }: JobClaim) => ({
  job: job
    .patch({ jobId: owned.id })
    .set({ userId, sequentialNumber: owned.sequentialNumber, slug: owned.slug })
    .remove(['visitor', 'claimSha256', 'expiresAt'])
    .where((at, { eq, notExists }) => `${eq(at.claimSha256, claimSha256)} AND ${notExists(at.userId)}`)
    .commit(),
  input: jobInput.patch({ jobId: owned.id }).remove(['expiresAt']).commit(),
});

/** The lasting outputs of a completed job must be kept as long as the account. Its other outputs still expire. */
const outputWrites = ({ jobOutput }: Writable, jobId: string, names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [`output ${name}`, jobOutput.patch({ jobId, name }).remove(['expiresAt']).commit()]),
  );

const accountWrites = ({ account, userJob, slug }: Writable, owner: Account, owned: Owned) => {
  const { userId } = owner;
  return {
    account: account
      .patch({ userId })
      .set({ [owned.jobType]: owned.sequentialNumber })
      .where((at, operations) => sameCounters(owner, at, operations))
      .commit(),
    list: userJob.create({ userId, createdAt: owned.createdAt, jobId: owned.id }).commit(),
    slug: slug.create({ userId, slug: owned.slug, jobId: owned.id }).commit(),
  };
};

const lastingOutputsOf = async (table: Table, jobId: string): Promise<string[]> => {
  const found = await Promise.all(
    lastingOutputs.map((name) => table.entities.jobOutput.get({ jobId, name }).go({ consistent: true })),
  );
  return found.flatMap(({ data }) => (data ? [data.name] : []));
};

/** Gives a visitor's completed job to an account, in one transaction. A completed job gets no more outputs. */
export const claimJob = (table: Table, jobId: string, claim: JobClaim): Promise<ClaimOutcome> =>
  untilCurrent<ClaimOutcome>(async () => {
    const job = await readJob(table, jobId);
    const outcome = settled(job, claim);
    if (outcome || !job) return outcome ?? { kind: 'refused' };
    const account = await readAccount(table, claim.userId);
    if (!account) return { kind: 'refused' };
    const owned = ownedBy(job, account);
    const outputs = await lastingOutputsOf(table, jobId);
    const failed = await transact(table, (entities) => ({
      ...jobWrites(entities, owned, claim),
      ...outputWrites(entities, jobId, outputs),
      ...accountWrites(entities, account, owned),
    }));
    return failed.size === 0 ? { kind: 'claimed', job: owned } : undefined;
  });
