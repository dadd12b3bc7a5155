import type { Article } from '#contracts/jobs/article.ts';
import type { TitleFacts } from '#domain/shortlist/summary-facts.ts';
import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { surelyMonths, weekdays } from '#domain/text/calendar-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { ownTitle } from '#engine/site-names/site-in-title.ts';
import { readPhrase } from '#engine/topic/phrases/phrase.ts';
import { isOwnTitle } from '#engine/topic/phrases/topic-text.ts';
import { measured, readTopic } from '#engine/topic/read-topic.ts';
import { contentOf, findPlaces } from './topic-places.ts';

/** Two words with meaning: "#78 - 11 June 2021" does not name a topic. */
const twoWords = regexOf(
  String.raw`(?:(?<!\p{L})(?!(?:${alternatives(surelyMonths, weekdays)}|week|weekly|weeknotes?|month|monthly|year|review|recap|update|part|issue|episode|post|blog|notes|this|that|with|from|the|and|for|you|how|why|what|who|are|was|our|not|all|now|here|where|when)(?!\p{L}))\p{L}{3,}.*){2}`,
  'iu',
);
/** Below this topic probability, most titles whose words the text does not repeat are plays on words. */
const leastProbability = 0.1;
/** The number of times that a text mentions its subject, and the least rarity of such a word: "time" is too common. */
const often = { said: 3, idf: 3.6 } as const;

const saysTitle = (article: Article, title: string): boolean => {
  const own = new Set(contentOf(title));
  return [...measured(article).words].some(
    ([stem, { count, idf, inTitle }]) =>
      own.has(stem) && count - Number(inTitle) >= often.said && idf >= often.idf,
  );
};

/** A short exclamation: "Good news!", "Happy first anniversary!". */
const call = regex.u`^(?:[\p{L}’']+ ){0,3}[\p{L}’']+!+$`;

const isTelling = (article: Article, title: string): boolean => {
  if (call.test(title)) return false;
  if (!readPhrase(title.replace(/’/g, "'")).content.includes(true)) return false;
  if (saysTitle(article, title)) return true;
  return twoWords.test(title) && readTopic(article).probability >= leastProbability;
};

/** A first line that is not a title: a quotation, an aside, a label with its values, a sentence or a paragraph. */
const noTitle = regex.u`^[“"'‘(\[*>-]|^\p{L}+: .*,|[.:;,]$|^.{91}`;
/** Notes about a text, and labels with one value. */
const note =
  /^(?:this (?:post|article|work|story) |cross-?posted|previously in|(?:start|end|author|source|note|edit|update[ds]?|tags?|by|from|to|date|posted|image|photo|video)\s?:)|\{\{|^<|^toc$/i;

const sentenceEnd = /[.!?:]["”’)]*$/;

/** Whether a sentence of a pasted text precedes its title. */
const isBelowText = ({ text, headings, url }: Article, title: string): boolean => {
  const offset = headings.find((heading) => heading.text === title)?.offset ?? 0;
  return url === null && sentenceEnd.test(text.slice(0, offset).trimEnd().slice(-4));
};

/**
 * The article's title, unless it is a first line or a later heading that is not a title. In 85 texts pasted without their
 * title, 36 of 40 first lines and 10 of 15 headings below an introduction did not name the whole text.
 */
export const titleOf = (article: Article): string | null => {
  const title = isOwnTitle(article) ? ownTitle(article) : null;
  if (title === null || isBelowText(article, title)) return null;
  const isLine = article.text.startsWith(title) && article.headings[0]?.offset !== 0;
  if (!isLine) return title;
  return noTitle.test(title) || note.test(title) || !isTelling(article, title) ? null : title;
};

/** The share of the title's words that a place repeats. */
const leastShare = 0.6;

export const readTitleFacts = (article: Article, title: string): TitleFacts => ({
  text: title,
  isTelling: isTelling(article, title),
  isLong: !fitsSnippet(title, 'title'),
  places: findPlaces(article, title, contentOf(title), leastShare),
});
