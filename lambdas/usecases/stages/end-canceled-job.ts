import type { Deps } from '#ports';
import { type EndDeps, endAndNotify } from '#usecases/jobs/end/end-and-notify.ts';

/**
 * Ends a canceled job when the state machine stops. The owner's request has normally ended it already; this then
 * changes nothing.
 */
export const endCanceledJob = async (
  deps: Pick<Deps, 'clock'> & EndDeps,
  { jobId }: { jobId: string },
): Promise<void> => {
  const at = deps.clock.now().toISOString();
  await endAndNotify(deps, jobId, { status: 'cancelled', at });
};
