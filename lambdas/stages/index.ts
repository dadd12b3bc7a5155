import type { JobStatus } from '#contracts/job-status.ts';
import type { MachineInput } from '#contracts/stage.ts';
import type { Deps } from '#ports';
import type { Stage } from '#runtime/stage.ts';
import { articleRewriting } from './article-rewriting.ts';
import { assetsPreparation } from './assets-preparation.ts';
import { cancelled } from './cancelled.ts';
import { completed } from './completed.ts';
import { evaluatingKeywords } from './evaluating-keywords.ts';
import { failed } from './failed.ts';
import { finalOutputPreparation } from './final-output-preparation.ts';
import { imagesProcessing } from './images-processing.ts';
import { keywordGeneration } from './keyword-generation.ts';
import { keywordsReady } from './keywords-ready.ts';
import { pending } from './pending.ts';
import { preparingKeywords } from './preparing-keywords.ts';
import { processing } from './processing.ts';
import { summarizing } from './summarizing.ts';
import { urlScraping } from './url-scraping.ts';

/** The stage of each state, for the local stack and the tests; in the cloud each is a function of its own. */
export const stages: Readonly<Record<JobStatus, Stage>> = {
  pending,
  url_scraping: urlScraping,
  summarizing,
  keyword_generation: keywordGeneration,
  preparing_keywords: preparingKeywords,
  evaluating_keywords: evaluatingKeywords,
  keywords_ready: keywordsReady,
  assets_preparation: assetsPreparation,
  article_rewriting: articleRewriting,
  final_output_preparation: finalOutputPreparation,
  processing,
  images_processing: imagesProcessing,
  completed,
  failed,
  cancelled,
};

/** Runs the stage of a state in this process. */
export const runStage = (deps: Deps, status: JobStatus, input: unknown): Promise<MachineInput> =>
  stages[status].run(deps, input);
