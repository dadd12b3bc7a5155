import type { JobSummary } from '#contracts/jobs/job.ts';
import { type JobType, parseJobType } from '#contracts/product.ts';

type JobInputFields = Pick<JobSummary, 'text_input' | 'url_input' | 'keywords_list_input'> & {
  job_type: string;
};
export type JobInput = { kind: 'images' | 'text' | 'url' | 'keywords' | 'none'; text: string };

const labels: Record<JobType, string> = {
  keyword_optimizer: 'Business Description',
  keyword_evaluator: 'Keywords List',
  image_analyzer: 'Context',
};

/** The heading over a job's input on its page. */
export const jobInputLabel = (jobType: string): string => labels[parseJobType(jobType) ?? 'image_analyzer'];

/**
 * What a job was given: images for an image job (its text is the context, if any), else the text, the address or
 * the keywords, whichever it has. An evaluator's keywords come before its context, for they are its input.
 */
export const jobInput = (job: JobInputFields): JobInput => {
  const jobType = parseJobType(job.job_type);
  const text = { kind: 'text', text: job.text_input ?? '' } as const;
  const url = { kind: 'url', text: job.url_input ?? '' } as const;
  const keywords = { kind: 'keywords', text: job.keywords_list_input ?? '' } as const;
  if (jobType === 'image_analyzer') return { kind: 'images', text: text.text || url.text };
  const order = jobType === 'keyword_evaluator' ? [keywords, text, url] : [text, url, keywords];
  return order.find((input) => input.text.trim() !== '') ?? { kind: 'none', text: '' };
};
