import type { JobStatus } from './job-status.ts';

/** A resource that a stage needs beyond the table. */
type StageNeeds = {
  /** On a stage with a vendor's model, it may call the language model. */
  readonly languageModel?: true;
  /** It buys market data, so it reads the vendor's secret. */
  readonly marketData?: true;
  /** It fetches pages through the fetcher function. */
  readonly pages?: true;
  /** It decodes images, so it needs their bucket and a native package. */
  readonly images?: true;
};

/**
 * The needs of each stage. Its function, permissions and packages follow from this list. Time, memory and retries are
 * the same for all stages: `jobRun.taskSeconds`, `stageMemoryMb` and `statemachines/steps.asl.json`.
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

/** In megabytes. Reading the largest accepted image takes 400 MB; the rest buys the CPU share of one full vCPU. */
export const stageMemoryMb = 1769;
