import * as z from 'zod';
import { jobTypes } from '#contracts/product.ts';
import { jobStatuses } from './job-status.ts';
import { finalResult } from './result.ts';

/** Answer of GET get-job-status/{id}. */
export const jobStatusResponse = z.object({
  success: z.literal(true),
  job_id: z.uuid(),
  status: z.enum(jobStatuses),
  job_type: z.enum(jobTypes),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  final_result: z.nullable(finalResult),
  error_message: z.nullable(z.string()),
  error_user_message: z.nullable(z.string()),
  duration_seconds: z.nullable(z.number()),
});
export type JobStatusResponse = z.infer<typeof jobStatusResponse>;

/** A job as lists and the job page show it. */
export const jobSummary = z.object({
  id: z.uuid(),
  user_id: z.nullable(z.string()),
  job_type: z.enum(jobTypes),
  status: z.enum(jobStatuses),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  sequential_number: z.nullable(z.int()),
  slug: z.nullable(z.string()),
  text_input: z.nullable(z.string()),
  url_input: z.nullable(z.string()),
  keywords_list_input: z.nullable(z.string()),
  error_message: z.nullable(z.string()),
  error_user_message: z.nullable(z.string()),
  duration_seconds: z.nullable(z.number()),
});
export type JobSummary = z.infer<typeof jobSummary>;

export const jobDetail = jobSummary.extend({ final_result: z.nullable(finalResult) });
export type JobDetail = z.infer<typeof jobDetail>;

export const jobListResponse = z.object({ jobs: z.array(jobSummary), next: z.nullable(z.string()) });

export const cancelJobResponse = z.object({ job_id: z.uuid(), status: z.enum(jobStatuses) });
