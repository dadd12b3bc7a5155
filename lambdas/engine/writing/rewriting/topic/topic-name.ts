import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { twoToTwelve } from '#engine/english/number-words.ts';
import { anyOf, articles, possessives } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { readTopic } from '#engine/topic/read-topic.ts';
import { containsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';

/**
 * Below these probabilities, the topic is only a guess and does not go into the author's sentences. A title confirms
 * it.
 */
const minProbability = { inTitle: 0.3, elsewhere: 0.6 } as const;
const maxWords = 4;

/** Whether a name is a noun phrase, which can follow "about" and "for". */
const isNounPhrase = (name: string): boolean => {
  const words = tagWords(name);
  const [first, last] = [words[0], words.at(-1)];
  return (
    words.length <= maxWords &&
    !/^(?:how|what|why|when|is|are|can|do|does|to|in|on|for|best|top)\s/i.test(name) &&
    !/\s(?:vs\.?|to|in|on|and|or|with)\s/.test(name) &&
    first !== undefined &&
    last !== undefined &&
    'NPAGCD'.includes(first.tag) &&
    'NP'.includes(last.tag)
  );
};

/**
 * Whether a keyword has at least half of the title's words. "Parmesan" does not name "Chicken Parmesan With Lemon
 * Rice".
 */
const isMostOf = (title: string, lead: string): boolean =>
  containsKeyword(title, lead) && contentOf(lead).size >= contentOf(title).size / 2;

const counted = `one ${twoToTwelve} first last`;

/**
 * Whether a name with "of" lost the article or the number that its first noun has in the title: "Year of Rye Baking"
 * of "One Year of Rye Baking".
 */
const isCutFromTitle = (title: string, name: string): boolean =>
  / of /i.test(name) &&
  regexOf(
    `(?<![\\p{L}])(?:${anyOf(articles, possessives, counted)}|\\d+) ${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
    'iu',
  ).test(title);

/**
 * The name of an article's topic as the article spells it, for use in its text. This is the lead keyword if it matches
 * the topic and the topic is certain. Null otherwise.
 */
export const topicName = (article: Article, keywords: readonly KeywordIdea[]): string | null => {
  const [lead] = keywords;
  if (lead === undefined) return null;
  const { phrase, probability } = readTopic(article);
  const isSame = containsKeyword(phrase, lead.text) && containsKeyword(lead.text, phrase);
  const isTitled = isMostOf(article.title ?? '', lead.text);
  const isCertain = isTitled
    ? probability >= minProbability.inTitle
    : probability >= minProbability.elsewhere && lead.text.includes(' ');
  if (!isCertain || !isSame) return null;
  const name = surfaceForm(article.text, lead.text);
  return containsKeyword(article.text, lead.text) &&
    isNounPhrase(name) &&
    !isCutFromTitle(article.title ?? '', name)
    ? name
    : null;
};
