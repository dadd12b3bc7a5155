import type { Deps } from '#ports';
import { renewDueCredits } from '#usecases/credits/renew-due-credits.ts';
import { sweepJobs } from '#usecases/jobs/sweep-jobs.ts';
import { createPace } from '#usecases/support/pace.ts';

/** The function has two minutes in total; the next sweep continues where this one ends. */
const sweepMs = 90_000;

/**
 * Processes due jobs, and free credits whose date has come. Returns how many
 * of each. @throws AggregateError when one of the two, or both, could not be finished
 */
export const sweep = async (
  deps: Parameters<typeof sweepJobs>[0] & Pick<Deps, 'users'>,
): Promise<{ jobs: number; renewals: number }> => {
  const pace = createPace({ forMs: sweepMs });
  const [jobs, renewals] = await Promise.allSettled([sweepJobs(deps, pace), renewDueCredits(deps, pace)]);
  if (jobs.status === 'fulfilled' && renewals.status === 'fulfilled')
    return { jobs: jobs.value.count, renewals: renewals.value.count };
  const errors = [jobs, renewals].flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  throw new AggregateError(errors, 'The sweep could not be finished.');
};
