import { regex } from '#engine/language/patterns.ts';
import { wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { joiningWords, objectOpeners, prepositionSet } from './opening-words.ts';
import { afterVerb, isAdverb, isContracted, isFiniteAt } from './verb-groups.ts';

/** Shorter main clauses read well without a comma (in words). */
const minWords = 3;

/** Punctuation after which the clause is over. */
const afterClause = /(?<=(?:\S+ ){3}\S+) ?[—–;:] ?/u;

/** Whether "like" opens a clause: "It seems like this is". */
const isLike = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.lower === 'like' && /^(?:seem|look|feel|felt|sound)/.test(words[at - 1]?.lower ?? '');

/** The index of the first finite verb after the subject, or -1. A name is not a verb: "It in May". */
const firstVerb = (words: readonly TaggedWord[]): number =>
  words.findIndex((word, i) => i > 0 && !regex.u`^\p{Lu}`.test(word.text) && isFiniteAt(words, i));

/** The index of the word after the subject and its adverbs: "They often bake". 0 if there is none. */
const afterSubject = (words: readonly TaggedWord[]): number =>
  1 + words.slice(1, 4).findIndex((word) => !isAdverb(word));

/** Whether that word is a verb, whatever the tagger says. "You" may be an object. */
const isShownBySubject = (words: readonly TaggedWord[], at: number): boolean => {
  const lower = words[at]?.lower ?? '';
  return (
    /^(?:i|we|he|she|they)$/.test(words[0]?.lower ?? '') &&
    at > 0 &&
    !objectOpeners.has(lower) &&
    !prepositionSet.has(lower)
  );
};

/** Whether a second verb comes before any word that could join its clause to the first one. */
const hasUnjoinedVerb = (words: readonly TaggedWord[], start: number): boolean => {
  for (let i = start; i < words.length; i += 1) {
    const word = words[i];
    if (word === undefined || joiningWords.has(word.lower) || isContracted(word) || isLike(words, i))
      return false;
    if (isFiniteAt(words, i) && !'AR'.includes(words[i - 1]?.tag ?? '-')) return true;
  }
  return false;
};

/** Whether the words are a clause in which only one verb is not joined by another word. */
export const isMainClause = (rest: string, maxVerbPosition = 2): boolean => {
  const [right = ''] = rest.split(afterClause, 1);
  const words = wordsOf(right);
  const contracted = /['’]/.test(words[0]?.text ?? '');
  const found = contracted ? 0 : firstVerb(words);
  const next = afterSubject(words);
  const verb = found < 0 && isShownBySubject(words, next) ? next : found;
  if (words.length < minWords || verb < 0 || verb > Math.max(maxVerbPosition, next)) return false;
  return !hasUnjoinedVerb(words, afterVerb(words, verb + (contracted ? 1 : 0)));
};
