import { parseJobType } from '#contracts/product.ts';
import { toolViews } from '#web/features/tools/index.ts';
import { firstInput } from '#web/features/tools/job-inputs.ts';
import type { JobInput, JobInputFields } from '#web/features/tools/tool-view.ts';

/** The heading over a job's input. */
export const jobInputLabel = (jobType: string): string => {
  const known = parseJobType(jobType);
  return known ? toolViews[known].inputLabel : 'Context';
};

/** A job's input, as its tool reads it. For an unknown tool, whichever input exists. */
export const jobInput = (job: JobInputFields): JobInput => {
  const known = parseJobType(job.job_type);
  return known ? toolViews[known].inputOf(job) : firstInput(job, ['text', 'url', 'keywords']);
};
