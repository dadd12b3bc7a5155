import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { phoneTitlePixels, snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import { countCharacters, measurePixels, shownCharacters } from '#domain/snippets/measure-pixels.ts';
import { keywordsIn } from '#engine/writing/checks/keywords-in.ts';
import { longHeadline } from '#engine/writing/headlines/own-headline.ts';
import type { JudgedTitle } from './choose-titles.ts';
import { frameReasons } from './compose/frame-reasons.ts';

/** The reason to choose the author's own headline: whole, whole although a result page cuts it, or shortened. */
const whyOwn = (article: Article, text: string): string => {
  const long = longHeadline(article);
  if (text !== long)
    return long === null ? frameReasons.own : 'Your own headline, shortened to fit a search result.';
  const [shown, onPhone, all] = [
    shownCharacters(text),
    shownCharacters(text, phoneTitlePixels),
    countCharacters(text),
  ];
  return shown < all
    ? `Your own headline, whole. A desktop search result shows about ${shown} of its ${all} characters, a phone ${onPhone < all ? `about ${onPhone}` : 'all of them'}.`
    : `Your own headline, whole. It has ${all} characters; ${snippetLimits.title.maxCharacters} are usual.`;
};

/** A title with its measures, its keywords and the reason to choose it. */
export const toSnippet = (
  { text, frame }: JudgedTitle,
  article: Article,
  keywords: readonly KeywordIdea[],
): SnippetText => {
  const held = keywordsIn(text, keywords);
  const [first] = held;
  const why = frame === 'own' ? whyOwn(article, text) : frameReasons[frame];
  return {
    text,
    characters: countCharacters(text),
    pixels: measurePixels(text, 'title'),
    keywords: held,
    why: first === undefined ? why : `${why} Contains the keyword “${first}”.`,
  };
};
