import type { Choices, ChosenSnippet, SavedChoices } from '#contracts/jobs/choices.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';

/** Moves the chosen text to the front and keeps the order of the others. */
const chosenFirst = (texts: readonly ChosenSnippet[], chosen: string | undefined): ChosenSnippet[] => [
  ...texts.filter(({ original }) => original === chosen),
  ...texts.filter(({ original }) => original !== chosen),
];

/** The result with its owner's choices: the chosen texts come first, and rejected changes are undone. */
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

/** True if the choices are empty, so that the result is the same as after the run. */
export const isEmptyChoice = (choices: Choices): boolean =>
  Object.values(choices).every(
    (value) => value === undefined || (Array.isArray(value) && value.length === 0),
  );
