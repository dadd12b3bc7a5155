import type { JobStatus } from '#contracts/jobs/job-status.ts';
import type { InputKind } from '#contracts/jobs/stage.ts';
import type { JobType } from '#contracts/product.ts';

type Path = { jobType: JobType; contextKind: InputKind };

const readingSteps: Readonly<Record<InputKind, readonly JobStatus[]>> = {
  url: ['url_scraping', 'summarizing'],
  text: ['summarizing'],
  none: [],
};

const evaluation = ['preparing_keywords', 'evaluating_keywords', 'keywords_ready'] as const;

const workingSteps: Readonly<Record<JobType, readonly JobStatus[]>> = {
  keyword_optimizer: ['keyword_generation', ...evaluation, 'assets_preparation', 'article_rewriting'],
  keyword_evaluator: evaluation,
  image_analyzer: ['processing', 'images_processing'],
};

/** The statuses of a run from its first step to its result. A test checks that the state machine has the same path. */
export const jobSteps = ({ jobType, contextKind }: Path): JobStatus[] => [
  'pending',
  ...readingSteps[contextKind],
  ...workingSteps[jobType],
  'final_output_preparation',
  'completed',
];
