import { failureStage } from '#runtime/stage.ts';
import { endCancelledJob } from '#usecases/end-cancelled-job.ts';

export const stage = failureStage('cancelled', endCancelledJob);
