import type { JobStatus } from './job-status.ts';

/** What a stage needs beyond the table. */
type StageNeeds = {
  /** It may ask the language model, in a stage with a vendor's model. */
  readonly languageModel?: true;
  /** It buys market data, so that it reads the vendor's secret. */
  readonly marketData?: true;
  /** It fetches pages through the fetcher's function. */
  readonly pages?: true;
  /** It decodes images, so that it needs their bucket and a native package. */
  readonly images?: true;
};

/**
 * What each stage needs. The functions, their rights and their packages follow from it. Time, memory and retries are the
 * same for all stages: `jobRun.taskSeconds`, `stageMemoryMb` and `statemachines/steps.asl.json`.
 */
export const stageNeeds: Readonly<Record<JobStatus, StageNeeds>> = {
  pending: {},
  url_scraping: { pages: true },
  summarizing: {},
  keyword_generation: { languageModel: true },
  preparing_keywords: { marketData: true },
  evaluating_keywords: { languageModel: true },
  keywords_ready: {},
  assets_preparation: { languageModel: true },
  processing: { languageModel: true },
  images_processing: { languageModel: true, images: true },
  article_rewriting: { languageModel: true },
  final_output_preparation: {},
  completed: {},
  failed: {},
  cancelled: {},
};

/** Megabytes. The largest accepted image needs 400 MB to be read; the rest buys the time of one whole vCPU. */
export const stageMemoryMb = 1769;
