import type { JobStatus } from '#contracts/jobs/job-status.ts';
import type { MachineInput } from '#contracts/jobs/stage.ts';
import type { Deps } from '#ports';
import type { Stage } from '#runtime/stage.ts';

/** The stage of each status. One function runs them all, and loads a stage's code when it first needs it. */
const stages: Readonly<Record<JobStatus, () => Promise<{ stage: Stage }>>> = {
  pending: () => import('./pending.ts'),
  url_scraping: () => import('./url-scraping.ts'),
  summarizing: () => import('./summarizing.ts'),
  keyword_generation: () => import('./keyword-generation.ts'),
  preparing_keywords: () => import('./preparing-keywords.ts'),
  evaluating_keywords: () => import('./evaluating-keywords.ts'),
  keywords_ready: () => import('./keywords-ready.ts'),
  assets_preparation: () => import('./assets-preparation.ts'),
  processing: () => import('./processing.ts'),
  images_processing: () => import('./images-processing.ts'),
  article_rewriting: () => import('./article-rewriting.ts'),
  final_output_preparation: () => import('./final-output-preparation.ts'),
  completed: () => import('./completed.ts'),
  failed: () => import('./failed.ts'),
  cancelled: () => import('./cancelled.ts'),
};

/** Runs the stage of a status in this process. */
export const runStage = async (deps: Deps, status: JobStatus, input: unknown): Promise<MachineInput> => {
  const { stage } = await stages[status]();
  return stage.run(deps, input);
};
