import { isPlural } from '#engine/english/is-plural.ts';
import { classesOf, isOnlyAdjective, isOnlyNoun, knownBase } from '#engine/english/word-checks.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const isPluralNoun = (word: string): boolean =>
  word.endsWith('s') && isPlural(word, '') && isOnlyNoun(knownBase(word));

/** Corrections of "an" and "and" for each other. */
export const andRules: readonly PhraseRule[] = [
  // Finds "Skills an accomplishments". No plural follows "an".
  phrase(
    String.raw`(\p{Ll}{3,}s) an (\p{Ll}{3,}s)(?=[.,;:!?)]|$| (?:of|in|and|that|which|to|for|with|on|at|from)(?![\p{L}]))`,
    (first, second) => (isPluralNoun(first) && isPluralNoun(second) ? `${first} and ${second}` : null),
  ),
  // Finds "See it as and efficient way" and "in and effort to save".
  phrase(
    String.raw`((?:as|such|like) )and ([aeio]\p{Ll}{3,}) (\p{Ll}{3,})(?=[.,;!?)]|$| (?:of|to|for|in|that|and)(?![\p{L}]))`,
    (before, adjective, noun) =>
      isOnlyAdjective(adjective) && classesOf(noun).startsWith('n')
        ? `${before}an ${adjective} ${noun}`
        : null,
  ),
  phrase(
    '((?:in|with|make|made|making) )and (effort|attempt|instant) (?=(?:to|at|of)(?![\\p{L}]))',
    '$1an $2 ',
  ),
  phrase('(in) and (effort|instant)(?=[.,;!?])', '$1 an $2', 'giu'),
];
