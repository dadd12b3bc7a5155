import { runningStage } from '#runtime/stage.ts';
import { summarizeArticle } from '#usecases/stages/read-article.ts';

export const stage = runningStage('summarizing', summarizeArticle);
