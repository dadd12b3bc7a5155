import { listingStage } from '#runtime/stage.ts';
import { listRunImages } from '#usecases/list-run-images.ts';

export const stage = listingStage('processing', listRunImages);
