import type { Article } from '#contracts/jobs/article.ts';
import { modelBounds } from '#contracts/models/model-caps.ts';
import { buildArticles, findUncertain, type JudgedElsewhere } from '#engine';
import type { JobRecord } from '#ports';
import { type AskDeps, askModel } from './support/ask-model.ts';
import { shortlistIdeas } from './support/shortlist-ideas.ts';
import { loadOutput, outputOnce } from './support/stage-output.ts';

/** A language model's opinion on the passages that the engine doubts. Without a model or doubts, nothing is asked. */
const judgeDoubtful = async (
  deps: AskDeps,
  job: JobRecord,
  article: Article,
  rewritten: string,
): Promise<JudgedElsewhere[]> => {
  if (deps.languageModel.price === null) return [];
  const { opinionsMost: most, opinionCharacters: characters } = modelBounds;
  const doubtful = findUncertain(article, rewritten, { most, characters });
  if (doubtful.length === 0) return [];
  const changed = await askModel(deps, job, { task: 'opinion' }, (budget) =>
    deps.languageModel.judgePassages(doubtful, budget),
  );
  return doubtful.map((passage, i) => ({ ...passage, isChanged: changed[i] ?? passage.isChanged }));
};

/** Rewrites the job's article for its shortlist. Its facts are then verified and repaired, no matter who wrote it. */
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
    const judged = await judgeDoubtful(deps, job, article, rewritten);
    return buildArticles(article, rewritten, ideas, titles, descriptions, judged);
  });
};
