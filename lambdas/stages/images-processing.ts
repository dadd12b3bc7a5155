import { imageStage } from '#runtime/stage.ts';
import { stageHandler } from '#runtime/stage-handler.ts';
import { describeRunImage } from '#usecases/describe-run-image.ts';

export const imagesProcessing = imageStage('images_processing', describeRunImage);
export const handler = stageHandler(imagesProcessing);
