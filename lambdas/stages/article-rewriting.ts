import { runningStage } from '#runtime/stage.ts';
import { rewriteArticle } from '#usecases/stages/rewrite-article.ts';

export const stage = runningStage('article_rewriting', rewriteArticle);
