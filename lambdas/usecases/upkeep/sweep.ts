import type { Deps } from '#ports';
import { renewDueCredits } from '#usecases/credits/renew-due-credits.ts';
import { sweepJobs } from '#usecases/jobs/end/sweep-jobs.ts';
import { createPace } from '#usecases/support/pace.ts';
import { requeueDueDeliveries } from '#usecases/webhooks/requeue-due-deliveries.ts';

/** The function has two minutes in total, and the next sweep continues where this one stops. */
const sweepMs = 90_000;

/**
 * Processes due jobs, due free credits and due webhook deliveries. Returns how many of each.
 * @throws AggregateError of those that could not be finished
 */
export const sweep = async (
  deps: Parameters<typeof sweepJobs>[0] & Pick<Deps, 'users' | 'webhooks'>,
): Promise<{ jobs: number; renewals: number; deliveries: number }> => {
  const pace = createPace({ forMs: sweepMs });
  const works = [
    sweepJobs(deps, pace),
    renewDueCredits(deps, pace),
    requeueDueDeliveries(deps, pace),
  ] as const;
  const results = await Promise.allSettled(works);
  const [jobs, renewals, deliveries] = results;
  if (jobs.status === 'fulfilled' && renewals.status === 'fulfilled' && deliveries.status === 'fulfilled')
    return {
      jobs: jobs.value.count,
      renewals: renewals.value.count,
      deliveries: deliveries.value.count,
    };
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  throw new AggregateError(errors, 'The sweep could not be finished.');
};
