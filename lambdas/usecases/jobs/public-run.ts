import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import type { JobStatusResponse, JobSummary } from '#contracts/jobs/job.ts';
import type { CreateRunRequest, Run } from '#contracts/public-api/runs.ts';

/** What creates a run on the site, from a request of the public API. */
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

type Failure = Pick<JobSummary, 'status' | 'error_message' | 'error_user_message'>;

const errorOf = ({ status, error_message: code, error_user_message: message }: Failure): Run['error'] =>
  status === 'failed' ? { code: code ?? 'InternalFailure', message: message ?? 'The run failed.' } : null;

/** A run as the public API shows it. */
export const toRun = (job: JobSummary | JobStatusResponse): Run => ({
  id: 'id' in job ? job.id : job.job_id,
  tool: job.job_type,
  status: job.status,
  created_at: job.created_at,
  updated_at: job.updated_at,
  duration_seconds: job.duration_seconds,
  error: errorOf(job),
});
