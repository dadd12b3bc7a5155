import { isFinalStatus } from '#contracts/jobs/job-status.ts';
import type { OperatorDeps } from '#ports';
import { startJob } from '#usecases/jobs/start/start-job.ts';
import { audited } from './audited.ts';
import { requireJob } from './find-job.ts';
import { OperatorRejection } from './rejection.ts';

/**
 * Resumes a job that has not ended although nothing works on it. Stages with an output are not repeated, and nothing
 * is charged. @throws OperatorRejection for a job that has ended
 */
export const redriveJob = async (
  deps: Pick<OperatorDeps, 'jobs' | 'jobRunner' | 'audit' | 'clock' | 'ids'>,
  { actor, jobId, reason }: { actor: string; jobId: string; reason: string },
) => {
  const job = await requireJob(deps, jobId);
  if (isFinalStatus(job.status))
    throw new OperatorRejection(`The job has already ended as ${job.status}. Its owner can start it again.`);
  return audited(deps, { actor, action: 'redrive-job', subject: jobId, reason }, async () => {
    const outcome = await deps.jobRunner.redrive(jobId);
    if (outcome === 'running')
      throw new OperatorRejection(
        'Its execution is still running. Wait for it, or end the job with refund-job.',
      );
    if (outcome === 'never_started') await startJob(deps, job);
    return { jobId, status: job.status, how: outcome === 'never_started' ? 'started' : 'redriven' };
  });
};
