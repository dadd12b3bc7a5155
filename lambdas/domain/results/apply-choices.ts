import type { Choices, ChosenSnippet, SavedChoices } from '#contracts/jobs/choices.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';

/** The chosen text first. The others keep their order. */
const chosenFirst = (texts: readonly ChosenSnippet[], chosen: string | undefined): ChosenSnippet[] => [
  ...texts.filter(({ original }) => original === chosen),
  ...texts.filter(({ original }) => original !== chosen),
];

/** A result as its owner wants it: with the chosen texts first, and without the rejected changes. */
export const applyChoices = (result: FinalResult, saved: SavedChoices | null): FinalResult => {
  if (saved === null) return result;
  const { choices, texts } = saved;
  const { article } = texts;
  return {
    ...result,
    summary: texts.summary,
    seo_titles: chosenFirst(texts.titles, choices.title),
    meta_descriptions: chosenFirst(texts.descriptions, choices.description),
    articles: result.articles &&
      article && {
        ...result.articles,
        optimized_article_markdown: article.markdown,
        optimized_article_html: article.html,
        checks: article.checks,
      },
  };
};

/** True if the choices say nothing, so that the result is as the run left it. */
export const isEmptyChoice = (choices: Choices): boolean =>
  Object.values(choices).every(
    (value) => value === undefined || (Array.isArray(value) && value.length === 0),
  );
