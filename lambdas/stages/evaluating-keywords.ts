import { runningStage } from '#runtime/stage.ts';
import { stageHandler } from '#runtime/stage-handler.ts';
import { evaluateKeywords } from '#usecases/evaluate-keywords.ts';

export const evaluatingKeywords = runningStage('evaluating_keywords', evaluateKeywords);
export const handler = stageHandler(evaluatingKeywords);
