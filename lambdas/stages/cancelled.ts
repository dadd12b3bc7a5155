import { failureStage } from '#runtime/stage.ts';
import { stageHandler } from '#runtime/stage-handler.ts';
import { endCancelledJob } from '#usecases/end-cancelled-job.ts';

export const cancelled = failureStage('cancelled', endCancelledJob);
export const handler = stageHandler(cancelled);
