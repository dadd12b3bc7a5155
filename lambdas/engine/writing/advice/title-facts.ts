import type { Article } from '#contracts/jobs/article.ts';
import type { TitleFacts } from '#domain/shortlist/summary-facts.ts';
import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { months, surelyMonths, weekdays } from '#domain/text/calendar-words.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { readPhrase } from '#engine/topic/phrases/phrase.ts';
import { measured, readTopic, scorePhrases } from '#engine/topic/read-topic.ts';
import { sharesWord, topicWords } from '#engine/topic/topic-words.ts';
import { contentOf, findPlaces } from './topic-places.ts';

/** Words that tell no subject, alone or together: "Two Weeks In", "General Tips", "Hello World". */
const vagueWords = new Set(
  'one first second third last next new old more some few general random misc various week weekly day daily month monthly year yearly weekend morning night today tomorrow yesterday happy favorite sprint thing stuff thought tip note idea update news review recap summary story list part chapter episode issue post entry blog intro introduction beginning start end hello world welcome weeknotes time life about info information question answer faq example test sample'
    .concat(' ', twoToTen, ' ', months, ' ', weekdays)
    .split(' ')
    .flatMap(stemsOf),
);

const saysNothing = (title: string): boolean =>
  contentOf(title).every((stem) => vagueWords.has(stem) || regex.u`^\p{N}+$`.test(stem));

/** Two content words. "#78 - 11 June 2021" does not name a topic. */
const twoWords = regexOf(
  String.raw`(?:(?<!\p{L})(?!(?:${alternatives(surelyMonths, weekdays)}|week|weekly|weeknotes?|month|monthly|year|review|recap|update|part|issue|episode|post|blog|notes|this|that|with|from|the|and|for|you|how|why|what|who|are|was|our|not|all|now|here|where|when)(?!\p{L}))\p{L}{3,}.*){2}`,
  'iu',
);
/** Below this topic probability, most titles whose words the text does not repeat are plays on words. */
const minProbability = 0.1;
/** How often a text must mention its subject, and the least rarity of such a word. "Time" is too common. */
const frequent = { mentions: 3, idf: 3.6 } as const;

const repeatsTitle = (article: Article, title: string): boolean => {
  const own = new Set(contentOf(title));
  return [...measured(article).words].some(
    ([stem, { count, idf, inTitle }]) =>
      own.has(stem) && count - Number(inTitle) >= frequent.mentions && idf >= frequent.idf,
  );
};

/** A word this rare names a subject alone if the text mentions it: "Palestine", "Candlemaking", but not "Distance". */
const minLoneIdf = 7.5;

const namesOneThing = (article: Article, title: string): boolean => {
  const [only, ...others] = contentOf(title).filter((stem) => !regex.u`^\p{N}+$`.test(stem));
  const word = only === undefined || others.length > 0 ? undefined : measured(article).words.get(only);
  return word !== undefined && word.idf >= minLoneIdf && word.count > Number(word.inTitle);
};

/** A short exclamation: "Good news!", "Happy first anniversary!". */
const call = regex.u`^(?:[\p{L}’']+ ){0,3}[\p{L}’']+!+$`;

const isInformative = (article: Article, title: string): boolean => {
  if (call.test(title) || saysNothing(title)) return false;
  if (!readPhrase(title.replace(/’/g, "'")).content.includes(true)) return false;
  if (repeatsTitle(article, title) || namesOneThing(article, title)) return true;
  return twoWords.test(title) && readTopic(article).probability >= minProbability;
};

/**
 * What counts as the main word of a text whose title lacks it: "Lumina" for "An Inquiry into the Nature of an AI Muse".
 * `times` is how much more often the text mentions it than any word of the title. Of 23 titles of posts that lack such a
 * word, 20 would be better with it; most words that are hardly the topic are a part of it ("pastry" of a pie).
 */
const main = { mentions: 5, times: 1.5, minIdf: 5.7, minTopic: 0.2 } as const;

/** The word that the text mentions far more often than the words of its title. */
const missingFrom = (article: Article, title: string): string | null => {
  const { words } = measured(article);
  const own = contentOf(title);
  const [first] = topicWords(article);
  const stems = first === undefined ? [] : contentOf(first);
  if (first === undefined || sharesWord(stems, own)) return null;
  const countOf = (stem: string): number => {
    const word = words.get(stem);
    return word === undefined ? 0 : word.count - Number(word.inTitle);
  };
  const isRare = stems.some((stem) => (words.get(stem)?.idf ?? 0) >= main.minIdf);
  const count = Math.min(...stems.map(countOf));
  const isMain = count >= main.mentions && count > main.times * Math.max(0, ...own.map(countOf));
  return isRare && isMain && (scorePhrases(article, [first])[0]?.topic ?? 0) >= main.minTopic ? first : null;
};

/**
 * One word, with or without an article. Of 18 summaries that told authors to keep or to repeat such a
 * title, strict readers gave a 2 to 2 and a 0 to 5. A year or a question says more: "2022 Concerts", "What Is Furry?".
 */
const isShort = (title: string): boolean =>
  contentOf(title).length === 1 && title.trim().split(/\s+/).length <= 2 && !regex.u`\p{N}`.test(title);

/** The share of the title's words that a place repeats. */
const minShare = 0.6;

export const readTitleFacts = (article: Article, title: string): TitleFacts => ({
  text: title,
  isInformative: isInformative(article, title),
  isLong: !fitsSnippet(title, 'title'),
  isShort: isShort(title),
  missing: missingFrom(article, title),
  places: findPlaces(article, title, contentOf(title), minShare),
});
