import { listingStage } from '#runtime/stage.ts';
import { listRunImages } from '#usecases/stages/list-run-images.ts';

export const stage = listingStage('processing', listRunImages);
