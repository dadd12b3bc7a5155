import type { Deps } from '#ports';

/** The machine's end of a cancelled job. Its owner's cancel ended it already; this makes sure, and changes nothing then. */
export const endCancelledJob = async (
  { ledger, clock }: Pick<Deps, 'ledger' | 'clock'>,
  { jobId }: { jobId: string },
): Promise<void> => {
  const at = clock.now().toISOString();
  await ledger.end(jobId, { status: 'cancelled', at, failure: null, releasesDemo: false });
};
