import { runningStage } from '#runtime/stage.ts';
import { generateKeywords } from '#usecases/stages/generate-keywords.ts';

export const stage = runningStage('keyword_generation', generateKeywords);
