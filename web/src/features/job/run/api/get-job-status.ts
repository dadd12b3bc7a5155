import { isRecord } from '#contracts/is-record.ts';
import { readPollResponse } from '#web/features/job/run/polling/poll-decision.ts';
import type { PollResult } from '#web/features/job/run/polling/poller.ts';
import { requestApi } from '#web/lib/api/api-client.ts';
import { ApiFailure } from '#web/lib/api/api-failure.ts';

const readBody = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    // Not JSON: an invalid response, which polling skips.
    return undefined;
  }
};

/** GET get-job-status/{id}: one poll. Failures are return values, because polling has its own rules for them. */
export const fetchJobStatus = async (jobId: string, signal: AbortSignal): Promise<PollResult> => {
  try {
    const response = await requestApi('getJobStatus', { params: { id: jobId }, signal });
    const body = await readBody(response);
    const outcome = readPollResponse(response.status, body);
    if (outcome.kind !== 'answer' || !isRecord(body)) return { outcome, job: null };
    // The schema of the result loads with zod at the first response, because the form does not need it.
    const { toPolledJob } = await import('#web/features/job/run/polling/polled-job.ts');
    return { outcome, job: toPolledJob(jobId, outcome.status, body) };
  } catch (error) {
    // Without a connection, a poll says nothing about the run. It is skipped like an invalid response, so the run is
    // still here when the connection is back.
    if (!navigator.onLine) return { outcome: { kind: 'invalid' }, job: null };
    if (error instanceof ApiFailure)
      return { outcome: readPollResponse(error.status || 503, { code: error.code }), job: null };
    if (!signal.aborted) console.warn('polling failed', error);
    return { outcome: { kind: 'error' }, job: null };
  }
};
