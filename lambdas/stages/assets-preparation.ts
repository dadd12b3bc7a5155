import { runningStage } from '#runtime/stage.ts';
import { writeSeoAssets } from '#usecases/stages/write-seo-assets.ts';

export const stage = runningStage('assets_preparation', writeSeoAssets);
