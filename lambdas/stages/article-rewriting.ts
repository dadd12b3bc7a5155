import { runningStage } from '#runtime/stage.ts';
import { stageHandler } from '#runtime/stage-handler.ts';
import { rewriteArticle } from '#usecases/rewrite-article.ts';

export const articleRewriting = runningStage('article_rewriting', rewriteArticle);
export const handler = stageHandler(articleRewriting);
