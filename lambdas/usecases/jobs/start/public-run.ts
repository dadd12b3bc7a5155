import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import type { JobStatusResponse, JobSummary } from '#contracts/jobs/job.ts';
import type { CreateRunRequest, Run } from '#contracts/public-api/runs.ts';
import { describeRun } from '#domain/jobs/describe-run.ts';

/** Converts a request of the public API to the one that creates a run on the site. */
export const toJobRequest = (request: CreateRunRequest): CreateJobRequest => {
  const shared = { generate_assets: true as const, ...(request.locale && { locale: request.locale }) };
  if (request.tool === 'keyword_optimizer')
    return { ...shared, job_type: request.tool, context_input: request.content };
  const { context } = request;
  const about = context === undefined ? {} : { context_input: context };
  return request.tool === 'keyword_evaluator'
    ? { ...shared, ...about, job_type: request.tool, keywords_list_input: request.keywords.join('\n') }
    : { ...shared, ...about, job_type: request.tool, image_count: request.image_count };
};

/** A run as the public API shows it. */
export const toRun = (job: JobSummary | JobStatusResponse): Run =>
  describeRun({
    id: 'id' in job ? job.id : job.job_id,
    tool: job.job_type,
    status: job.status,
    createdAt: job.created_at,
    updatedAt: job.updated_at,
    durationSeconds: job.duration_seconds,
    failure: { code: job.error_message, message: job.error_user_message },
  });
