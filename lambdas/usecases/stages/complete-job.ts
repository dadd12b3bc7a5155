import { choiceLimits } from '#contracts/jobs/choices.ts';
import { logEvents } from '#contracts/platform/log-events.ts';
import { toHalfCredits } from '#domain/credits/credits.ts';
import type { Deps, JobRecord } from '#ports';
import { type EndDeps, endAndNotify } from '#usecases/jobs/end/end-and-notify.ts';
import { loadOutput } from './support/stage-output.ts';

/**
 * Settles a job whose result is stored, and refunds what its receipt lists as lost. A job that was canceled or
 * refunded in the meantime does not change, and its result is dropped.
 */
export const completeJob = async (
  deps: Pick<Deps, 'outputs' | 'clock'> & EndDeps,
  job: JobRecord,
): Promise<void> => {
  const { receipt, source } = await loadOutput(deps, job, 'result');
  const outcome = await endAndNotify(deps, job.id, {
    status: 'completed',
    at: deps.clock.now().toISOString(),
    lostHalfCredits: toHalfCredits(receipt.credits.given_back ?? 0),
    title: source.title?.slice(0, choiceLimits.nameCharacters) ?? null,
  });
  const ended = outcome.kind === 'missing' ? 'missing' : outcome.job.status;
  if (outcome.kind === 'ended')
    deps.log.info(logEvents.jobCompleted.message, { jobId: job.id, jobType: job.jobType });
  if (ended !== 'completed') deps.log.warn('a late result was dropped', { jobId: job.id, ended });
};
