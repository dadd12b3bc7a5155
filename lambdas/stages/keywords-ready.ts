import { runningStage } from '#runtime/stage.ts';
import { publishKeywords } from '#usecases/stages/require-shortlist.ts';

export const stage = runningStage('keywords_ready', publishKeywords);
