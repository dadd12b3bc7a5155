import * as z from 'zod';
import { jobSummary } from '#contracts/jobs/job.ts';
import { isFinalStatus } from '#contracts/jobs/job-status.ts';
import { toolName } from '#contracts/product.ts';
import { jobInput } from './job-input.ts';

/** A job as lists show it. Status and type stay words: one that this page does not know yet is shown as it is. */
export const listedJob = jobSummary.extend({ status: z.string(), job_type: z.string() });
export type ListedJob = z.infer<typeof listedJob>;

type Named = Pick<ListedJob, 'job_type' | 'sequential_number'>;

const numberOf = ({ sequential_number: number }: Named): string => (number === null ? '' : ` #${number}`);

/** `SEO Optimizer #7`. */
export const jobTitle = (job: Named): string => toolName(job.job_type) + numberOf(job);

/** `SEO Optimizer Results #7`. */
export const resultsTitle = (job: Named): string => `${toolName(job.job_type)} Results${numberOf(job)}`;

/** True while the job may still change, and is worth asking for. */
export const isActive = ({ status }: Pick<ListedJob, 'status'>): boolean => !isFinalStatus(status);

/** What the job was given, on one line; empty when it was given nothing to read. */
export const inputLine = (job: ListedJob): string => {
  const { kind, text } = jobInput(job);
  const separated = kind === 'keywords' ? text.trim().replace(/\s*\n\s*/g, ', ') : text;
  return separated.replace(/\s+/g, ' ').trim();
};

/** What a failed job tells its owner. */
export const failureOf = (
  job: Pick<ListedJob, 'error_user_message' | 'error_message'>,
  otherwise: string,
): string => job.error_user_message || job.error_message || otherwise;
