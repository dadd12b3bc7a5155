import type { FinalResult } from '#contracts/jobs/result.ts';
import type { JobType } from '#contracts/product.ts';
import type { JobRecord } from '#ports';
import { assembleImages } from './images-result.ts';
import { assembleText } from './text-result.ts';

export type AssembleDeps = Parameters<typeof assembleText>[0] & Parameters<typeof assembleImages>[0];

type Assemble = (deps: AssembleDeps, job: JobRecord) => Promise<FinalResult>;

/** How each tool assembles a run's result. The tools' rules are in domain/tools. */
const assemblers: Readonly<Record<JobType, Assemble>> = {
  keyword_optimizer: assembleText,
  keyword_evaluator: assembleText,
  image_analyzer: assembleImages,
};

/** The result of a run, from its stages' outputs. @throws JobError if there is nothing to show */
export const assembleResult: Assemble = (deps, job) => assemblers[job.jobType](deps, job);
