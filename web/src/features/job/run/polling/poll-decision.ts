import { isRecord } from '#contracts/is-record.ts';
import { parseJobStatus } from '#contracts/jobs/job-status.ts';
import { polling } from '#contracts/jobs/polling.ts';

/** The outcome of one poll of one job. */
export type PollOutcome =
  | { kind: 'answer'; status: string }
  | { kind: 'not-found' }
  /** The call failed: no connection, or an error status other than 404. */
  | { kind: 'error' }
  /** A response that is neither a job's status nor an error. */
  | { kind: 'invalid' };

/** Reads a response of get-job-status: its HTTP status and parsed body (undefined when it was not JSON). */
export const readPollResponse = (httpStatus: number, body: unknown): PollOutcome => {
  const { code, error, success, status } = isRecord(body) ? body : {};
  if (httpStatus === 404 || code === 404 || code === 'not_found') return { kind: 'not-found' };
  if (httpStatus >= 400 || error === true) return { kind: 'error' };
  return success === true && typeof status === 'string' ? { kind: 'answer', status } : { kind: 'invalid' };
};

/**
 * What to do with a polled job: `continue` at the next interval, `finish` (final: show it, drop it after
 * `polling.dropAfter`), `remove` it at once, or `give-up` after too many errors.
 */
export type PollDecision = { action: 'continue' | 'finish' | 'remove' | 'give-up'; failures: number };

/**
 * The polling rules as a pure function. `failures` counts the job's errors since its last good response: 3 are
 * retried, the next one gives up. An invalid response is skipped and counts as nothing. A canceled job is not polled,
 * because Cancel has removed it.
 */
export const decidePoll = (failures: number, outcome: PollOutcome): PollDecision => {
  if (outcome.kind === 'not-found') return { action: 'remove', failures };
  if (outcome.kind === 'invalid') return { action: 'continue', failures };
  if (outcome.kind === 'error')
    return { action: failures >= polling.retries ? 'give-up' : 'continue', failures: failures + 1 };
  const status = parseJobStatus(outcome.status);
  if (status === 'cancelled') return { action: 'remove', failures: 0 };
  return { action: status === 'completed' || status === 'failed' ? 'finish' : 'continue', failures: 0 };
};
