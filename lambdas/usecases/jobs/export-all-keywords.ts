import { plans } from '#contracts/billing/plans.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import { downloadAllPlans } from '#domain/billing/plan-labels.ts';
import { sortKeywords } from '#domain/scoring/sort-keywords.ts';
import { toKeywordCsv } from '#domain/shortlist/keyword-csv.ts';
import type { Deps } from '#ports';
import type { Caller } from '#usecases/site/caller.ts';
import { loadOutput } from '#usecases/stages/support/stage-output.ts';
import { findOwnJob } from './find-own-job.ts';

const requirePlan = async ({ users }: Pick<Deps, 'users'>, userId: string): Promise<void> => {
  const profile = await users.find(userId);
  if (!profile) throw new ApiError('forbidden', 'Unable to verify subscription status');
  if (!plans[profile.plan].downloadAll)
    throw new ApiError(
      'forbidden',
      `Download All is part of the ${downloadAllPlans} plans. Upgrade to use it.`,
    );
};

/**
 * All keywords of a completed job as CSV, with those of the shortlist marked.
 * @throws ApiError unauthorized, forbidden (plan), not_found, conflict (the job has not completed)
 */
export const exportAllKeywords = async (
  deps: Pick<Deps, 'users' | 'jobs' | 'outputs'>,
  { caller, jobId }: { caller: Caller; jobId: string },
): Promise<string> => {
  const job = await findOwnJob(deps, caller, jobId);
  await requirePlan(deps, job.userId);
  if (job.status !== 'completed')
    throw new ApiError('conflict', 'This run has not completed. Its keywords can be downloaded once it has.');
  const [scored, { selected_keywords: shown }] = await Promise.all([
    loadOutput(deps, job, 'scored'),
    loadOutput(deps, job, 'result'),
  ]);
  const selected = new Set(shown.flatMap((entry) => (entry.is_selected ? [entry.keyword_text] : [])));
  const marked = scored.map((entry) => ({ ...entry, is_selected: selected.has(entry.keyword_text) }));
  return toKeywordCsv(sortKeywords(marked));
};
