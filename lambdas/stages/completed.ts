import { completingStage } from '#runtime/stage.ts';
import { completeJob } from '#usecases/stages/complete-job.ts';

export const stage = completingStage(completeJob);
