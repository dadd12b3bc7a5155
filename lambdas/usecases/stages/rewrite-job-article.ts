import { buildArticles } from '#engine';
import type { JobRecord } from '#ports';
import { type AskDeps, askModel } from './support/ask-model.ts';
import { shortlistIdeas } from './support/shortlist-ideas.ts';
import { loadOutput, outputOnce } from './support/stage-output.ts';

/** Rewrites the job's article for its shortlist; whatever wrote it, its facts are verified and put back. */
export const rewriteJobArticle = async (deps: AskDeps, job: JobRecord): Promise<void> => {
  const [{ article }, { titles, descriptions }, ideas] = await Promise.all([
    loadOutput(deps, job, 'article'),
    loadOutput(deps, job, 'snippets'),
    shortlistIdeas(deps, job),
  ]);
  await outputOnce(deps, job, 'articles', async () => {
    const rewritten = await askModel(deps, job, { task: 'rewrite' }, (budget) =>
      deps.languageModel.rewriteArticle(article, ideas, budget),
    );
    return buildArticles(article, rewritten, ideas, titles, descriptions);
  });
};
