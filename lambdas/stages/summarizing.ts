import { runningStage } from '#runtime/stage.ts';
import { stageHandler } from '#runtime/stage-handler.ts';
import { summarizeArticle } from '#usecases/summarize-article.ts';

export const summarizing = runningStage('summarizing', summarizeArticle);
export const handler = stageHandler(summarizing);
