import type { JobStatus } from './job-status.ts';

/** The statuses that ask the language model. */
const asking: ReadonlySet<JobStatus> = new Set([
  'keyword_generation',
  'evaluating_keywords',
  'assets_preparation',
  'article_rewriting',
  'processing',
  'images_processing',
]);

export const asksLanguageModel = (status: JobStatus): boolean => asking.has(status);
