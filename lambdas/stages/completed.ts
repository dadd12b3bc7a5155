import { completingStage } from '#runtime/stage.ts';
import { completeJob } from '#usecases/complete-job.ts';

export const stage = completingStage(completeJob);
