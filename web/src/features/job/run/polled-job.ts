import { type FinalResult, parseFinalResult } from '#contracts/jobs/result.ts';
import type { JobType } from '#contracts/product.ts';
import { parseJobType } from '#contracts/product.ts';

/** A job as one poll saw it. The status stays a word: one that this page does not know yet is shown as it is. */
export type PolledJob = {
  id: string;
  type: JobType | null;
  status: string;
  result: FinalResult | null;
  /** What to tell the user of a failed run; null when the job has no words for it. */
  failure: string | null;
};

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The words of a failed run: those for the user first, then the plain ones. */
export const failureText = (job: { error_user_message?: unknown; error_message?: unknown }): string | null =>
  text(job.error_user_message) ?? text(job.error_message);

/** Reads the body of a status answer that `readPollAnswer` has judged to be one. */
export const toPolledJob = (jobId: string, status: string, body: Record<string, unknown>): PolledJob => ({
  id: jobId,
  type: typeof body.job_type === 'string' ? parseJobType(body.job_type) : null,
  status,
  result: body.final_result == null ? null : parseFinalResult(body.final_result),
  failure: failureText(body),
});
