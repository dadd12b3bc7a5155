import type { Article } from '#contracts/jobs/article.ts';
import { JobError } from '#contracts/jobs/job-errors.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import { fitsSnippet, variantsOf } from '#domain/snippets/measure-pixels.ts';
import type { SnippetKind } from '#domain/snippets/snippet-fit.ts';
import { canBeTitle, measureSnippet } from '#engine';
import type { JobRecord, Written } from '#ports';
import { type AskDeps, askModel } from './support/ask-model.ts';
import { shortlistIdeas } from './support/shortlist-ideas.ts';
import { loadOutput, outputOnce } from './support/stage-output.ts';

/**
 * Measures texts of one kind, no matter who wrote them. @throws JobError if their number is wrong or one does not fit
 */
const checkAndMeasure = (
  kind: SnippetKind,
  written: SnippetText[],
  article: Article,
  ideas: readonly KeywordIdea[],
): SnippetText[] => {
  const different = new Set(written.map(({ text }) => text.toLowerCase())).size;
  if (written.length !== variantsOf[kind] || different !== variantsOf[kind])
    throw new JobError(
      'ProviderMalformed',
      `${written.length} ${kind}s, ${different} of them different; ${variantsOf[kind]} are needed.`,
    );
  const tooLong = written.find(({ text }) =>
    kind === 'title' ? !canBeTitle(article, text) : !fitsSnippet(text, kind),
  );
  if (tooLong)
    throw new JobError('ProviderMalformed', `A ${kind} of ${tooLong.text.length} characters does not fit.`);
  return written.map(({ text, why }) => measureSnippet(text, kind, ideas, why));
};

const checkAndMeasureAll = (
  { titles, descriptions }: Written,
  article: Article,
  ideas: readonly KeywordIdea[],
): Written => ({
  titles: checkAndMeasure('title', titles, article, ideas),
  descriptions: checkAndMeasure('description', descriptions, article, ideas),
});

/** Writes the titles and meta descriptions for the job's shortlist. @throws JobError */
export const writeSeoAssets = async (deps: AskDeps, job: JobRecord): Promise<void> => {
  const [{ article }, ideas] = await Promise.all([
    loadOutput(deps, job, 'article'),
    shortlistIdeas(deps, job),
  ]);
  await outputOnce(deps, job, 'snippets', async () => {
    const written = await askModel(deps, job, { task: 'snippets' }, (budget) =>
      deps.languageModel.writeSnippets(article, ideas, budget),
    );
    return checkAndMeasureAll(written, article, ideas);
  });
};
