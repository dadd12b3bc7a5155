import * as z from 'zod';
import { jobTypes } from '#contracts/product.ts';
import { choiceLimits, savedChoices } from './choices.ts';
import { jobStatuses } from './job-status.ts';
import { finalResult } from './result.ts';
import { shareState } from './share.ts';

/** Response of GET get-job-status/{id}. */
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
  /** Part of the address of the results page; null for a visitor's job. */
  slug: z.optional(z.nullable(z.string())),
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
  /** The owner's name for the job, or else the title of its source text; null or missing if it has neither. */
  title: z.optional(z.nullable(z.string())),
});
export type JobSummary = z.infer<typeof jobSummary>;

export const jobDetail = jobSummary.extend({
  final_result: z.nullable(finalResult),
  choices: z.optional(z.nullable(savedChoices)),
  share: z.optional(z.nullable(shareState)),
});
export type JobDetail = z.infer<typeof jobDetail>;

export const jobListResponse = z.object({ jobs: z.array(jobSummary), next: z.nullable(z.string()) });

/** Payload of POST jobs/{id}/rename. An empty name restores the title. */
export const renameJobRequest = z.strictObject({
  name: z.string().check(z.trim(), z.maxLength(choiceLimits.nameCharacters)),
});
export const renameJobResponse = z.object({ job_id: z.uuid(), title: z.nullable(z.string()) });
export const deleteJobResponse = z.object({ job_id: z.uuid() });

export const cancelJobResponse = z.object({ job_id: z.uuid(), status: z.enum(jobStatuses) });
