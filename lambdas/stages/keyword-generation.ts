import { runningStage } from '#runtime/stage.ts';
import { stageHandler } from '#runtime/stage-handler.ts';
import { generateKeywords } from '#usecases/generate-keywords.ts';

export const keywordGeneration = runningStage('keyword_generation', generateKeywords);
export const handler = stageHandler(keywordGeneration);
