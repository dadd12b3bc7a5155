import { failureStage } from '#runtime/stage.ts';
import { endCanceledJob } from '#usecases/stages/end-canceled-job.ts';

export const stage = failureStage('cancelled', endCanceledJob);
