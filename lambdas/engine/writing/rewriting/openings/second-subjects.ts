import { articles, demonstratives, possessives, quantifiers, wordSet } from '#engine/english/word-classes.ts';
import { wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { joinsClause, mainVerbAt } from './joined-verbs.ts';
import { prepositionSet } from './opening-words.ts';
import { opensClause } from './sole-subject.ts';

const determiners = wordSet(articles, possessives, demonstratives, quantifiers);

/** Whether words name a thing of their own: "a loaf", "Rome", but not "in Rome" or "me". */
const containsThing = (words: readonly TaggedWord[]): boolean =>
  words.some(
    ({ lower, tag }, at) =>
      determiners.has(lower) || ('NP'.includes(tag) && at === 0 && !prepositionSet.has(lower)),
  );

/**
 * Whether a second clause follows the one after an opening without any word that joins them, and the first one lacks its
 * object: "With the rye she gave me I baked". Then the first clause describes the noun before it.
 */
export const describesBeforeSecond = (left: readonly TaggedWord[], right: string): boolean => {
  const words = [...left, ...wordsOf(right.split(/[,;:—–(.!?]/u, 1)[0] ?? '')];
  const verb = mainVerbAt(words, left.length);
  const second = words.findIndex((_, at) => at > verb && opensClause(words, at));
  const between = words.slice(verb + 1, Math.max(second, verb + 1));
  return second > 0 && !containsThing(between) && !between.some(({ lower }) => joinsClause.has(lower));
};
