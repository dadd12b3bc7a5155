import { runningStage } from '#runtime/stage.ts';
import { stageHandler } from '#runtime/stage-handler.ts';
import { writeSeoAssets } from '#usecases/write-seo-assets.ts';

export const assetsPreparation = runningStage('assets_preparation', writeSeoAssets);
export const handler = stageHandler(assetsPreparation);
