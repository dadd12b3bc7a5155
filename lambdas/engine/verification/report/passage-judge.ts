import { articles, wordSet } from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';

/** A change of words with the probability (0-1) that it alters the meaning; empty on the side that lacks the words. */
export type JudgedChange = { before: string; after: string; probability: number };

/** Judges whether a reworded passage says something different, beyond the facts that were counted. */
export type PassageJudge = (
  before: string,
  after: string,
  facts: { lost: number; invented: number },
) => { isChanged: boolean; changes: readonly JudgedChange[] };

/** A change with a lower probability is not named as a reason. */
const minProbability = 0.5;
/** The most words of an added sentence to name, because its text is shown beside the reason. */
const maxWords = 3;

/** An article opposite a different kind of word is not its counterpart: "the" did not become "will". */
const articleWords = wordSet(articles);
const isArticle = (word: string): boolean => articleWords.has(word.toLowerCase());

const sentenceOf = ({ before, after }: JudgedChange): string => {
  if (before === '' || (isArticle(before) && !isArticle(after)))
    return `The original does not say “${after}”.`;
  if (after === '' || (isArticle(after) && !isArticle(before)))
    return `The rewrite no longer says “${before}”.`;
  // "Plan, price, seats" and "plan, seats, price" have the same words.
  return before === after ? `“${before}” has moved.` : `“${before}” is now “${after}”.`;
};

/** A judge's findings in a passage, one sentence each, with at least the most doubtful change. */
export const judgedReasons = (changes: readonly JudgedChange[]): string[] => {
  const named = changes
    .toSorted((a, b) => b.probability - a.probability)
    .filter(({ probability }, i) => i === 0 || probability >= minProbability);
  return ['The meaning may be different.', ...named.map(sentenceOf)];
};

const wordsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.join(' ').toLowerCase().match(regex.gu`[$€£]?[\p{L}\p{M}\p{N}]+(?:[.,]\p{N}+)*%?`));

/** A judge's findings in a passage beyond the facts, whose texts are in `named`. */
export const otherReasons = (changes: readonly JudgedChange[], named: readonly string[]): string[] => {
  const known = wordsIn(named);
  const isNamed = (phrase: string): boolean => phrase.split(' ').some((word) => known.has(word));
  return changes
    .filter(
      ({ before, after, probability }) =>
        probability >= minProbability && !isNamed(before) && !isNamed(after),
    )
    .map(sentenceOf);
};

/** The words of an added sentence that have no counterpart in the original. */
export const newWordsReason = (words: readonly string[]): string =>
  `The original does not mention ${words
    .slice(0, maxWords)
    .map((word) => `“${word}”`)
    .join(', ')}.`;
