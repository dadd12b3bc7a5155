import { failureStage } from '#runtime/stage.ts';
import { stageHandler } from '#runtime/stage-handler.ts';
import { failJob } from '#usecases/fail-job.ts';

export const failed = failureStage('failed', (deps, { jobId, failure }) =>
  failJob(deps, { jobId, error: failure }),
);
export const handler = stageHandler(failed);
