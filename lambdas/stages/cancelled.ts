import { failureStage } from '#runtime/stage.ts';
import { endCancelledJob } from '#usecases/stages/end-cancelled-job.ts';

export const stage = failureStage('cancelled', endCancelledJob);
