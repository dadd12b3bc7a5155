import type { JobDetail, JobStatusResponse, JobSummary } from '#contracts/jobs/job.ts';
import { type FinalResult, parseFinalResult } from '#contracts/jobs/result.ts';
import type { JobInput } from '#contracts/jobs/stage.ts';
import { durationSeconds } from '#domain/jobs/describe-run.ts';
import type { Deps, JobRecord } from '#ports';
import { signImageAddresses } from '#usecases/images/files/sign-image-addresses.ts';

/** What the owner sees of a failure: its name from the closed list and its message. The details stay in the log. */
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
  title: job.name ?? job.title ?? null,
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

/**
 * The result of a completed job. A job that has not completed has none, even if something is already stored. Null,
 * with a log line, if a completed job has no readable result.
 */
export const readResult = async (
  deps: Pick<Deps, 'outputs' | 'imageBucket' | 'log'>,
  { id, status }: JobRecord,
): Promise<FinalResult | null> => {
  if (status !== 'completed') return null;
  const result = parseFinalResult(await deps.outputs.read(id, 'result'));
  if (!result) {
    deps.log.error('the result of a completed job cannot be read', { jobId: id });
    return null;
  }
  return signImageAddresses(deps, result);
};
