import { runningStage } from '#runtime/stage.ts';
import { enrichKeywords } from '#usecases/stages/enrich-keywords.ts';

export const stage = runningStage('preparing_keywords', enrichKeywords);
