import { runningStage } from '#runtime/stage.ts';
import { requireShortlist } from '#usecases/stages/require-shortlist.ts';

export const stage = runningStage('keywords_ready', requireShortlist);
