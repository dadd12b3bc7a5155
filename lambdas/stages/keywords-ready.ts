import { runningStage } from '#runtime/stage.ts';
import { stageHandler } from '#runtime/stage-handler.ts';
import { publishKeywords } from '#usecases/publish-keywords.ts';

export const keywordsReady = runningStage('keywords_ready', publishKeywords);
export const handler = stageHandler(keywordsReady);
