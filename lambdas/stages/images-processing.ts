import { runningStage } from '#runtime/stage.ts';
import { stageHandler } from '#runtime/stage-handler.ts';
import { refuseImages } from '#usecases/refuse-images.ts';

export const imagesProcessing = runningStage('images_processing', refuseImages);
export const handler = stageHandler(imagesProcessing);
