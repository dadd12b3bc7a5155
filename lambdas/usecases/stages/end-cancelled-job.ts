import type { Deps } from '#ports';
import { type EndDeps, endAndNotify } from '#usecases/webhooks/queue-deliveries.ts';

/** The machine's end of a cancelled job. Its owner's cancel ended it already; this makes sure, and changes nothing then. */
export const endCancelledJob = async (
  deps: Pick<Deps, 'clock'> & EndDeps,
  { jobId }: { jobId: string },
): Promise<void> => {
  const at = deps.clock.now().toISOString();
  await endAndNotify(deps, jobId, { status: 'cancelled', at, failure: null, releasesDemo: false });
};
