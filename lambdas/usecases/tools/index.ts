import type { FinalResult } from '#contracts/jobs/result.ts';
import type { JobType } from '#contracts/product.ts';
import type { Deps, JobRecord } from '#ports';
import { dropImages } from '#usecases/images/drop-images.ts';
import { assembleImages } from './images-result.ts';
import { assembleText } from './text-result.ts';

export type AssembleDeps = Pick<Deps, 'jobs' | 'outputs' | 'images' | 'languageModel' | 'clock'>;

/** What the runs of a tool do with what is stored of them; the tool's rules are in domain/tools. */
type ToolOperations = {
  /** Puts a run's result together from its stages' outputs. @throws JobError when there is nothing to show */
  assemble(deps: AssembleDeps, job: JobRecord): Promise<FinalResult>;
  /** Removes the files of a run that was dropped. Returns how many there were. */
  removeFiles(deps: Pick<Deps, 'images' | 'imageBucket'>, jobId: string): Promise<number>;
};

const textOperations: ToolOperations = { assemble: assembleText, removeFiles: async () => 0 };

export const toolOperations: Readonly<Record<JobType, ToolOperations>> = {
  keyword_optimizer: textOperations,
  keyword_evaluator: textOperations,
  image_analyzer: { assemble: assembleImages, removeFiles: dropImages },
};
