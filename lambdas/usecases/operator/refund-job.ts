import { isFinalStatus } from '#contracts/jobs/job-status.ts';
import { toCredits } from '#domain/credits/credits.ts';
import type { JobRecord, OperatorDeps } from '#ports';
import { failJob } from '#usecases/jobs/end/fail-job.ts';
import { audited } from './audited.ts';
import { requireJob } from './find-job.ts';
import { OperatorRejection } from './rejection.ts';

const remedyOf = ({ status, costHalfCredits, refundedHalfCredits }: JobRecord): string => {
  if (status === 'completed') return 'Its result was delivered. To compensate the user, use grant-credits.';
  if (refundedHalfCredits === null || refundedHalfCredits === costHalfCredits)
    return 'Its charge was refunded when it ended.';
  return 'Providers had been paid for it, so its charge was kept. To compensate the user, use grant-credits.';
};

const rejectEnded = (job: JobRecord): never => {
  const { status } = job;
  const remedy = remedyOf(job);
  throw new OperatorRejection(`The job has ended as ${status}. ${remedy}`);
};

/** Ends a stuck job as failed, which refunds its charge once. @throws OperatorRejection for a job that has ended */
export const refundJob = async (
  deps: Pick<
    OperatorDeps,
    'jobs' | 'ledger' | 'webhookQueue' | 'jobRunner' | 'audit' | 'clock' | 'ids' | 'log'
  >,
  { actor, jobId, reason }: { actor: string; jobId: string; reason: string },
) => {
  const job = await requireJob(deps, jobId);
  if (isFinalStatus(job.status)) rejectEnded(job);
  return audited(deps, { actor, action: 'refund-job', subject: jobId, reason }, async () => {
    const error = { Error: 'JobInterrupted', Cause: 'Ended by an operator.' };
    const outcome = await failJob(deps, { jobId, error });
    if (outcome.kind === 'already_ended') rejectEnded(outcome.job);
    await deps.jobRunner.stop(jobId, 'ended by an operator');
    return { jobId, userId: job.userId, refunded: toCredits(job.costHalfCredits) };
  });
};
