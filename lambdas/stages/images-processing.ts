import { imageStage } from '#runtime/stage.ts';
import { describeRunImage } from '#usecases/stages/describe-run-image.ts';

export const stage = imageStage('images_processing', describeRunImage);
