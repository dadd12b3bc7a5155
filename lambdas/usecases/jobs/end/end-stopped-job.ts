import type { Deps, EndOutcome } from '#ports';
import { failJob } from './fail-job.ts';

const errorNames = {
  FAILED: 'InternalFailure',
  TIMED_OUT: 'ProviderTimeout',
  ABORTED: 'JobInterrupted',
} as const;

/** Refunds a job whose execution ended in a way that the state machine could not handle. */
export const endStoppedJob = (
  deps: Pick<Deps, 'ledger' | 'webhookQueue' | 'clock' | 'log'>,
  { jobId, status, cause }: { jobId: string; status: keyof typeof errorNames; cause?: string | undefined },
): Promise<EndOutcome> =>
  failJob(deps, {
    jobId,
    error: { Error: errorNames[status], Cause: `Execution ${status}. ${cause ?? ''}` },
  });
