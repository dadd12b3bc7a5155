import { listingStage } from '#runtime/stage.ts';
import { stageHandler } from '#runtime/stage-handler.ts';
import { listRunImages } from '#usecases/list-run-images.ts';

export const processing = listingStage('processing', listRunImages);
export const handler = stageHandler(processing);
