import { runningStage } from '#runtime/stage.ts';
import { stageHandler } from '#runtime/stage-handler.ts';
import { refuseImages } from '#usecases/refuse-images.ts';

export const processing = runningStage('processing', refuseImages);
export const handler = stageHandler(processing);
