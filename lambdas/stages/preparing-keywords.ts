import { runningStage } from '#runtime/stage.ts';
import { stageHandler } from '#runtime/stage-handler.ts';
import { enrichKeywords } from '#usecases/enrich-keywords.ts';

export const preparingKeywords = runningStage('preparing_keywords', enrichKeywords);
export const handler = stageHandler(preparingKeywords);
