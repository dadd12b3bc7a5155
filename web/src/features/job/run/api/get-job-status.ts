import { readPollAnswer } from '#web/features/job/run/poll-decision.ts';
import type { PollResult } from '#web/features/job/run/poller.ts';
import { requestApi } from '#web/lib/api/api-client.ts';
import { ApiFailure } from '#web/lib/api/api-failure.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const readAnswer = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    // Not JSON: an invalid answer, which polling skips.
    return undefined;
  }
};

/** GET get-job-status/{id}: one poll. Failures are outcomes here, since polling has its own rules for them. */
export const fetchJobStatus = async (jobId: string, signal: AbortSignal): Promise<PollResult> => {
  try {
    const response = await requestApi('getJobStatus', { params: { id: jobId }, signal });
    const body = await readAnswer(response);
    const outcome = readPollAnswer(response.status, body);
    if (outcome.kind !== 'answer' || !isRecord(body)) return { outcome, job: null };
    // The result's schema, and zod with it, loads with the first answer: the form does without.
    const { toPolledJob } = await import('#web/features/job/run/polled-job.ts');
    return { outcome, job: toPolledJob(jobId, outcome.status, body) };
  } catch (error) {
    if (error instanceof ApiFailure)
      return { outcome: readPollAnswer(error.status || 503, { code: error.code }), job: null };
    if (!signal.aborted) console.warn('polling failed', error);
    return { outcome: { kind: 'error' }, job: null };
  }
};
