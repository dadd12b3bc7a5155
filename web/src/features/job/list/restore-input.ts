import { type JobType, parseJobType } from '#contracts/product.ts';
import { type Drafts, readDrafts, saveDrafts } from '#web/features/job/run/drafts.ts';
import type { ListedJob } from './listed-job.ts';

const inputsOf = (job: ListedJob): Partial<Drafts> => {
  const context = job.text_input ?? job.url_input ?? '';
  const byType: Record<JobType, Partial<Drafts>> = {
    keyword_optimizer: { optimizerText: context },
    keyword_evaluator: { evaluatorKeywords: job.keywords_list_input ?? '', evaluatorContext: context },
    image_analyzer: { imageContext: context },
  };
  const type = parseJobType(job.job_type);
  return type ? byType[type] : {};
};

/** Puts what a failed job was given into the user's drafts, where nothing else is written in the meantime. */
export const restoreInput = (userId: string, job: ListedJob): void => {
  const drafts = readDrafts(userId);
  const inputs = inputsOf(job);
  saveDrafts(userId, {
    optimizerText: drafts.optimizerText || inputs.optimizerText || '',
    evaluatorKeywords: drafts.evaluatorKeywords || inputs.evaluatorKeywords || '',
    evaluatorContext: drafts.evaluatorContext || inputs.evaluatorContext || '',
    imageContext: drafts.imageContext || inputs.imageContext || '',
  });
};
