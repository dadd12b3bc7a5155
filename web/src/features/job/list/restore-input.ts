import { parseJobType } from '#contracts/product.ts';
import { fillDrafts, readDrafts, saveDrafts } from '#web/features/job/run/drafts.ts';
import { toolViews } from '#web/features/tools/index.ts';
import type { ListedJob } from './api/listed-job.ts';

/** Puts a failed job's input into the user's drafts, except into fields with other text. */
export const restoreInput = (userId: string, job: ListedJob): void => {
  const known = parseJobType(job.job_type);
  saveDrafts(userId, fillDrafts(readDrafts(userId), known ? toolViews[known].restore(job) : {}));
};
