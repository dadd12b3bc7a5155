import type { JobStatus } from '#contracts/jobs/job-status.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { jobSteps } from '#domain/jobs/job-steps.ts';
import type { Deps, JobRecord } from '#ports';
import { enrichKeywords } from '#usecases/stages/enrich-keywords.ts';
import { evaluateKeywords } from '#usecases/stages/evaluate-keywords.ts';
import { fetchPage } from '#usecases/stages/fetch-page.ts';
import { generateKeywords } from '#usecases/stages/generate-keywords.ts';
import { readArticle } from '#usecases/stages/read-article.ts';
import { requireShortlist } from '#usecases/stages/require-shortlist.ts';
import { rewriteJobArticle } from '#usecases/stages/rewrite-job-article.ts';
import { writeSeoAssets } from '#usecases/stages/write-seo-assets.ts';
import { assembleText } from '#usecases/tools/text-result.ts';

export type StepDeps = Pick<
  Deps,
  'clock' | 'ids' | 'log' | 'jobs' | 'outputs' | 'languageModel' | 'marketData' | 'spending' | 'pageFetcher'
>;
type Step = (deps: StepDeps, job: JobRecord) => Promise<void>;

/** The work of each status in a run on a text. The other statuses need a deployed stack or images. */
const steps: Partial<Readonly<Record<JobStatus, Step>>> = {
  url_scraping: fetchPage,
  summarizing: readArticle,
  keyword_generation: generateKeywords,
  preparing_keywords: enrichKeywords,
  evaluating_keywords: evaluateKeywords,
  keywords_ready: requireShortlist,
  assets_preparation: writeSeoAssets,
  article_rewriting: rewriteJobArticle,
};

/**
 * Runs a job on a text in this process, step by step as the state machine does, and returns its result.
 * @throws JobError that says what is wrong with the text or the page
 */
export const runSteps = async (deps: StepDeps, job: JobRecord): Promise<FinalResult> => {
  for (const status of jobSteps(job)) await steps[status]?.(deps, job);
  return assembleText(deps, job);
};
