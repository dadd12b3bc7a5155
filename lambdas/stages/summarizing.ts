import { runningStage } from '#runtime/stage.ts';
import { readArticle } from '#usecases/stages/read-article.ts';

export const stage = runningStage('summarizing', readArticle);
