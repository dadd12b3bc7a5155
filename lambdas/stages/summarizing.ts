import { runningStage } from '#runtime/stage.ts';
import { summarizeArticle } from '#usecases/summarize-article.ts';

export const stage = runningStage('summarizing', summarizeArticle);
