import { completingStage } from '#runtime/stage.ts';
import { stageHandler } from '#runtime/stage-handler.ts';
import { completeJob } from '#usecases/complete-job.ts';

export const completed = completingStage(completeJob);
export const handler = stageHandler(completed);
