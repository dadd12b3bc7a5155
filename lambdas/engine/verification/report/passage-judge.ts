import { articles, wordSet } from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';

/** A change of words with how likely it alters the meaning (0-1); empty on the side that does not have it. */
export type JudgedChange = { before: string; after: string; probability: number };

/** Judges whether a passage in other words says something else, beyond the facts that were counted. */
export type PassageJudge = (
  before: string,
  after: string,
  facts: { lost: number; invented: number },
) => { isChanged: boolean; changes: readonly JudgedChange[] };

/** A change with a lower probability is not named as the reason. */
const telling = 0.5;
/** Of an added sentence, whose words stand beside the reason. */
const mostWords = 3;

/** An article that stands where the other side has another word says nothing of it: "the" did not become "will". */
const articleWords = wordSet(articles);
const isArticle = (word: string): boolean => articleWords.has(word.toLowerCase());

const sentenceOf = ({ before, after }: JudgedChange): string => {
  if (before === '' || (isArticle(before) && !isArticle(after)))
    return `The original does not say “${after}”.`;
  if (after === '' || (isArticle(after) && !isArticle(before)))
    return `The rewrite no longer says “${before}”.`;
  // "Plan, price, seats" and "plan, seats, price" have the same words.
  return before === after ? `“${before}” is in another place.` : `“${before}” is now “${after}”.`;
};

/** What a judge found in a passage, one sentence each; at least the most doubtful change. */
export const judgedReasons = (changes: readonly JudgedChange[]): string[] => {
  const named = changes
    .toSorted((a, b) => b.probability - a.probability)
    .filter(({ probability }, i) => i === 0 || probability >= telling);
  return ['The wording may mean something else.', ...named.map(sentenceOf)];
};

const wordsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.join(' ').toLowerCase().match(regex.gu`[$€£]?[\p{L}\p{M}\p{N}]+(?:[.,]\p{N}+)*%?`));

/** What a judge found in a passage beside the facts, whose texts `named` has. */
export const furtherReasons = (changes: readonly JudgedChange[], named: readonly string[]): string[] => {
  const known = wordsIn(named);
  const isNamed = (phrase: string): boolean => phrase.split(' ').some((word) => known.has(word));
  return changes
    .filter(({ before, after, probability }) => probability >= telling && !isNamed(before) && !isNamed(after))
    .map(sentenceOf);
};

/** The words of an added sentence that have no counterpart in the original. */
export const newWordsReason = (words: readonly string[]): string =>
  `The original does not mention ${words
    .slice(0, mostWords)
    .map((word) => `“${word}”`)
    .join(', ')}.`;
