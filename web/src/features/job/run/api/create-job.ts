import { type ApiErrorCode, apiErrors } from '#contracts/errors/error-codes.ts';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import { headers } from '#contracts/platform/headers.ts';
import type { CreateJobFailure } from '#web/features/job/run/api/create-job-failure.ts';
import { noteJobStarted } from '#web/features/job/run/api/jobs-started.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiFailure } from '#web/lib/api/api-failure.ts';

export type CreateJobCall = { request: CreateJobRequest; idempotencyKey: string };

/** POST create-job: starts a run and returns its id. A repeated call with the same key returns the same run. */
export const createJob = async ({ request, idempotencyKey }: CreateJobCall): Promise<string> => {
  // The schema loads with zod at the first call, because the form does not need it.
  const schema = async () => (await import('#contracts/jobs/create-job.ts')).createJobResponse;
  const response = await callApi('createJob', schema, {
    body: request,
    headers: { [headers.idempotencyKey]: idempotencyKey },
  });
  noteJobStarted();
  return response.job_id;
};

const isApiErrorCode = (code: string): code is ApiErrorCode => code in apiErrors;

/** Classifies an error of `createJob`. */
export const toCreateJobFailure = (error: unknown): CreateJobFailure => {
  if (!(error instanceof ApiFailure)) return { kind: 'unexpected', message: '' };
  if (isApiErrorCode(error.code))
    return { kind: 'answered', status: error.status, code: error.code, message: error.message };
  if (error.status >= 200 && error.status < 300) return { kind: 'no-job' };
  // Something other than the API answered, for example a proxy. Its body is not meant for users.
  if (error.status > 0) return { kind: 'answered', status: error.status, code: null, message: '' };
  return { kind: 'transport', message: error.message };
};
