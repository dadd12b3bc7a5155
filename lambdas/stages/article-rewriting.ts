import { runningStage } from '#runtime/stage.ts';
import { rewriteArticle } from '#usecases/rewrite-article.ts';

export const stage = runningStage('article_rewriting', rewriteArticle);
