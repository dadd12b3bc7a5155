import { runningStage } from '#runtime/stage.ts';
import { publishKeywords } from '#usecases/publish-keywords.ts';

export const stage = runningStage('keywords_ready', publishKeywords);
