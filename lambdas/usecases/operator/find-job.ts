import { fromMicroUsd } from '#contracts/credits/spending.ts';
import type { JobRecord, LedgerEntry, OperatorDeps } from '#ports';
import { OperatorRejection } from './rejection.ts';

/** The job of this id. @throws OperatorRejection */
export const requireJob = async ({ jobs }: Pick<OperatorDeps, 'jobs'>, jobId: string): Promise<JobRecord> => {
  const job = await jobs.find(jobId);
  if (job) return job;
  throw new OperatorRejection(`Job ${jobId} does not exist on this stage.`);
};

const movementsOf = async (
  { credits }: Pick<OperatorDeps, 'credits'>,
  { id, userId }: JobRecord,
): Promise<LedgerEntry[]> => {
  if (userId === null) return [];
  const { entries } = await credits.balance(userId);
  return (await credits.entries(userId, 1, entries)).filter(({ jobId }) => jobId === id);
};

/** A job without its texts: its history, ledger entries, provider costs, input size and audit trail. */
export const findJob = async (
  deps: Pick<OperatorDeps, 'jobs' | 'credits' | 'audit' | 'spending'>,
  { jobId }: { jobId: string },
) => {
  const job = await requireJob(deps, jobId);
  const [input, movements, audit, calls] = await Promise.all([
    deps.jobs.findInput(jobId),
    movementsOf(deps, job),
    deps.audit.list(jobId),
    deps.spending.listByJob(jobId),
  ]);
  const sizes = {
    textCharacters: input?.text?.length ?? 0,
    url: input?.url ?? null,
    keywordsCharacters: input?.keywords?.length ?? 0,
    images: input?.imageCount ?? 0,
  };
  const spent = { usd: fromMicroUsd(job.spentMicroUsd), calls };
  return { job, input: sizes, movements, spent, audit };
};
