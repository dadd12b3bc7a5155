import { parseJobType } from '#contracts/product.ts';
import { fillDrafts, readDrafts, saveDrafts } from '#web/features/job/run/drafts.ts';
import { toolViews } from '#web/features/tools/index.ts';
import type { ListedJob } from './listed-job.ts';

/** Puts what a failed job was given into the user's drafts, except where something else was typed in the meantime. */
export const restoreInput = (userId: string, job: ListedJob): void => {
  const known = parseJobType(job.job_type);
  saveDrafts(userId, fillDrafts(readDrafts(userId), known ? toolViews[known].restore(job) : {}));
};
