import type { JobDetail, JobStatusResponse, JobSummary } from '#contracts/jobs/job.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import type { JobInput } from '#contracts/jobs/stage.ts';
import { durationSeconds } from '#domain/jobs/describe-run.ts';
import { shownTitle } from '#domain/jobs/shown-title.ts';
import type { JobRecord } from '#ports';

/**
 * The part of a failure that its owner sees: its name from the closed list and its message. The details stay in the
 * log.
 */
const failureFields = ({ failure }: JobRecord) => ({
  error_message: failure?.name ?? null,
  error_user_message: failure?.userMessage ?? null,
});

export const toJobSummary = (job: JobRecord, input: JobInput): JobSummary => ({
  id: job.id,
  user_id: job.userId,
  job_type: job.jobType,
  status: job.status,
  created_at: job.createdAt,
  updated_at: job.updatedAt,
  sequential_number: job.sequentialNumber,
  slug: job.slug,
  text_input: input.text,
  url_input: input.url,
  keywords_list_input: input.keywords,
  ...failureFields(job),
  duration_seconds: durationSeconds(job),
  title: shownTitle(job),
});

export const toJobDetail = (job: JobRecord, input: JobInput, result: FinalResult | null): JobDetail => ({
  ...toJobSummary(job, input),
  final_result: result,
});

export const toJobStatus = (job: JobRecord, result: FinalResult | null): JobStatusResponse => ({
  success: true,
  job_id: job.id,
  status: job.status,
  job_type: job.jobType,
  created_at: job.createdAt,
  updated_at: job.updatedAt,
  final_result: result,
  ...failureFields(job),
  duration_seconds: durationSeconds(job),
  slug: job.slug,
});
