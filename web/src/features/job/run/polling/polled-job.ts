import type { FinalResult } from '#contracts/jobs/result.ts';
import type { JobType } from '#contracts/product.ts';
import { parseJobType } from '#contracts/product.ts';
import { readResult } from '#web/lib/api/read-result.ts';

/** A job as one poll saw it. The status is a string: an unknown value is shown as it is. */
export type PolledJob = {
  id: string;
  type: JobType | null;
  status: string;
  result: FinalResult | null;
  /** The message for the user of a failed run; null when the job has none. */
  failure: string | null;
  slug: string | null;
};

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The message of a failed job: the one for users, otherwise the technical one; null if it has neither. */
export const failureMessage = (job: {
  error_user_message?: unknown;
  error_message?: unknown;
}): string | null => text(job.error_user_message) ?? text(job.error_message);

/** Reads the body of a status response that `readPollResponse` has accepted. */
export const toPolledJob = (jobId: string, status: string, body: Record<string, unknown>): PolledJob => ({
  id: jobId,
  type: typeof body.job_type === 'string' ? parseJobType(body.job_type) : null,
  status,
  result: readResult(body.final_result),
  failure: failureMessage(body),
  slug: text(body.slug),
});
