import { runningStage } from '#runtime/stage.ts';
import { evaluateKeywords } from '#usecases/stages/evaluate-keywords.ts';

export const stage = runningStage('evaluating_keywords', evaluateKeywords);
