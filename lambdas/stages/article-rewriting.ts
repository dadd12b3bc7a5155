import { runningStage } from '#runtime/stage.ts';
import { rewriteJobArticle } from '#usecases/stages/rewrite-job-article.ts';

export const stage = runningStage('article_rewriting', rewriteJobArticle);
