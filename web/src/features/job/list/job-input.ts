import { parseJobType } from '#contracts/product.ts';
import { toolViews } from '#web/features/tools/index.ts';
import { firstInput } from '#web/features/tools/job-inputs.ts';
import type { JobInput, JobInputFields } from '#web/features/tools/tool-view.ts';

/** The heading over a job's input. */
export const jobInputLabel = (jobType: string): string => {
  const known = parseJobType(jobType);
  return known ? toolViews[known].inputLabel : 'Context';
};

/** What a job was given, by its tool; of a tool that this page does not know, whatever there is. */
export const jobInput = (job: JobInputFields): JobInput => {
  const known = parseJobType(job.job_type);
  return known ? toolViews[known].inputOf(job) : firstInput(job, ['text', 'url', 'keywords']);
};
