import * as z from 'zod';
import { claimJobRequest, claimJobResponse } from '#contracts/jobs/claim-job.ts';
import { createJobRequest, createJobResponse } from '#contracts/jobs/create-job.ts';
import {
  cancelJobResponse,
  deleteJobResponse,
  jobDetail,
  jobListResponse,
  jobStatusResponse,
  renameJobRequest,
  renameJobResponse,
} from '#contracts/jobs/job.ts';
import { headers } from '#contracts/platform/headers.ts';
import type { FunctionSchemas } from '#contracts/platform/route-schemas.ts';

/** Hono lowercases header names. */
export const idempotencyHeader = headers.idempotencyKey.toLowerCase() as 'idempotency-key';
const jobId = z.object({ id: z.uuid() });

export const jobsSchemas = {
  createJob: {
    description: 'The job that this request started, now or earlier',
    headers: z.object({
      [idempotencyHeader]: z
        .string()
        .regex(/^[\x21-\x7e]{1,255}$/, 'has 1 to 255 visible ASCII characters')
        .optional(),
    }),
    body: createJobRequest,
    response: createJobResponse,
  },
  getJobStatus: {
    description: 'The progress of the job, and its result once it is completed',
    params: jobId,
    response: jobStatusResponse,
  },
  listJobs: {
    description: "The user's jobs, newest first",
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      after: z.string().max(100).optional(),
    }),
    response: jobListResponse,
  },
  getJob: {
    description: 'The job, by id or slug',
    params: z.object({ id: z.string().max(100) }),
    response: jobDetail,
  },
  renameJob: {
    description: 'The job with its new name',
    params: jobId,
    body: renameJobRequest,
    response: renameJobResponse,
  },
  deleteJob: {
    description: 'The deleted job, with its input, result, images, choices and share link',
    params: jobId,
    response: deleteJobResponse,
  },
  cancelJob: { description: 'The job in its final status', params: jobId, response: cancelJobResponse },
  claimJob: {
    description: "The visitor's completed run, which the account now owns",
    params: jobId,
    body: claimJobRequest,
    response: claimJobResponse,
  },
} satisfies FunctionSchemas<'jobs'>;
