import { isRecord } from '#contracts/is-record.ts';
import {
  isJobErrorName,
  isServiceFault,
  type JobErrorName,
  keepsDemoUsed,
  userMessageOf,
} from '#contracts/jobs/job-errors.ts';
import { logEvents } from '#contracts/platform/log-events.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import type { Deps, EndOutcome } from '#ports';
import { type EndDeps, endAndNotify } from './end-and-notify.ts';

/** An error as the state machine passes it on: its name, and its cause as text or as Lambda's JSON. */
export type MachineError = { Error: string; Cause?: string | undefined };

const maxMessageCharacters = 1000;

const readMessage = (cause: string): string => {
  const parsed = parseJson(cause);
  // A cause that is not Lambda's JSON is the message itself.
  return isRecord(parsed) && 'errorMessage' in parsed ? String(parsed.errorMessage) : cause;
};

const knownName = (name: string): JobErrorName => (isJobErrorName(name) ? name : 'InternalFailure');

/**
 * Ends a running job as failed. Refunds the charge or returns the demo run, once, and keeps the messages for the user
 * and the operator. A job that has already ended does not change.
 */
export const failJob = async (
  deps: Pick<Deps, 'clock'> & EndDeps,
  { jobId, error }: { jobId: string; error: MachineError },
): Promise<EndOutcome> => {
  const name = knownName(error.Error);
  const detail = readMessage(error.Cause ?? '');
  const message = `${error.Error}: ${detail}`.slice(0, maxMessageCharacters);
  const { clock, log } = deps;
  const outcome = await endAndNotify(deps, jobId, {
    status: 'failed',
    at: clock.now().toISOString(),
    failure: { name, message, userMessage: userMessageOf(name, detail) },
    releasesDemo: !keepsDemoUsed(name),
  });
  if (outcome.kind === 'ended')
    log.warn(logEvents.jobFailed.message, {
      jobId,
      name,
      [logEvents.jobFailed.fault]: isServiceFault(name),
      // A failed run gives back what it took: a user's charge, or a visitor's demo run within the monthly limit.
      [logEvents.jobFailed.refunded]: outcome.job.userId !== null || !keepsDemoUsed(name),
    });
  return outcome;
};
