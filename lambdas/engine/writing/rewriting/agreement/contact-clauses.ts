import {
  articles,
  commonPrepositions,
  demonstratives,
  objectPronouns,
  possessives,
  wordSet,
} from '#engine/english/word-classes.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { afterAdverbs } from './clause-limits.ts';
import { isAuxiliary } from './verb-numbers.ts';

const opensContact = /^(?:i|we|you|they|he|she)(?:'(?:ve|ll|d))?$/;
const helpers = wordSet('have has had will would can could should might must did do does');
/** Verbs before which a whole clause may follow, with its own subject: "The reasons I think this basket is good". */
const takesClause =
  /^(?:th(?:ink|ought)|kn(?:ow|ew|own)|believed?|sa(?:y|id)|fe(?:el|lt)|hoped?|guess(?:ed)?|supposed?|mean|meant|f(?:ind|ound)|s(?:ee|aw|een)|realized?|underst(?:an|oo)d|wish(?:ed)?|assumed?|figured?|remember(?:ed)?|heard?|learn(?:ed)?|noticed?|suspect(?:ed)?|claim(?:ed)?|argued?|t(?:ell|old)|show(?:ed|n)?|ma(?:ke|de)|let|ha(?:ve|d)|is|are|was|were|am|be|been)$/;
const insideClause = wordSet(
  articles,
  possessives,
  demonstratives,
  objectPronouns,
  commonPrepositions,
  'it him into over of',
);

const isInside = (word: TaggedWord, before: TaggedWord | undefined): boolean =>
  'NAPCDR'.includes(word.tag) || insideClause.has(word.lower) || (word.tag === 'V' && before?.lower === 'to');

const maxLength = 9;
/**
 * The index after a clause that describes the noun before it and has no other verb: "the reasons [I picked this basket]
 * is". Null if there is none, or if its end is not certain.
 */
export const afterContact = (words: readonly TaggedWord[], at: number): number | null => {
  const pronoun = words[at]?.lower === 'that' ? at + 1 : at;
  if (!opensContact.test(words[pronoun]?.lower ?? '')) return null;
  let verb = afterAdverbs(words, pronoun + 1);
  if (helpers.has(words[verb]?.lower ?? '')) verb = afterAdverbs(words, verb + 1);
  const own = words[verb];
  if (own === undefined || own.tag !== 'V' || takesClause.test(own.lower)) return null;
  for (let end = verb + 1; end < verb + maxLength; end += 1) {
    const word = words[end];
    if (word === undefined) return null;
    if (isAuxiliary(word.lower)) return words[end - 1]?.lower === 'to' ? null : end;
    if (!isInside(word, words[end - 1])) return null;
  }
  return null;
};
