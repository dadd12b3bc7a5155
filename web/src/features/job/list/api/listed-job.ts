import * as z from 'zod';
import { jobSummary } from '#contracts/jobs/job.ts';
import { isFinalStatus } from '#contracts/jobs/job-status.ts';
import { toolName } from '#contracts/product.ts';
import { jobInput } from './job-input.ts';

/** A job in a list. Status and type are strings: an unknown value is shown as it is. */
export const listedJob = jobSummary.extend({ status: z.string(), job_type: z.string() });
export type ListedJob = z.infer<typeof listedJob>;

type Named = Pick<ListedJob, 'job_type' | 'sequential_number'>;

const numberOf = ({ sequential_number: number }: Named): string => (number === null ? '' : ` #${number}`);

/** `SEO Optimizer #7`. */
export const jobTitle = (job: Named): string => toolName(job.job_type) + numberOf(job);

/** `SEO Optimizer Results #7`. */
export const resultsTitle = (job: Named): string => `${toolName(job.job_type)} Results${numberOf(job)}`;

/** True while the job may still change, so that it must be polled. */
export const isActive = ({ status }: Pick<ListedJob, 'status'>): boolean => !isFinalStatus(status);

/** The job's input on one line; empty if it had no text. */
export const inputLine = (job: ListedJob): string => {
  const { kind, text } = jobInput(job);
  const separated = kind === 'keywords' ? text.trim().replace(/\s*\n\s*/g, ', ') : text;
  return separated.replace(/\s+/g, ' ').trim();
};

/** The input after the heading that repeats the title, which a list shows above it. */
export const lineBelowTitle = (job: ListedJob): string => {
  const line = inputLine(job).replace(/^#{1,6}\s+/, '');
  return job.title && line.startsWith(job.title) ? line.slice(job.title.length).trim() : line;
};
