import { isPlural } from '#engine/english/is-plural.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';
import { classesOf, isOnlyNoun } from './word-checks.ts';

/** Corrections of a number that does not fit the noun, and of an owner without an apostrophe. */
export const numberSlips: readonly PhraseRule[] = [
  // Finds "The bread of there ovens". After "in" or "from", the word may name a place.
  phrase(
    String.raw`((?:for|with|by|about|that|than|between) )there (\p{Ll}{4,}s)(?=[.,;!?)]|$| (?:of|in|on|and|to|for|with|at|are|were|from)(?![\p{L}]))`,
    (before, noun) =>
      isPlural(noun, '') && isOnlyNoun(noun.replace(/s$/, '')) ? `${before}their ${noun}` : null,
  ),
  // Finds "We bake all this loaves."
  phrase(
    String.raw`all this (\p{Ll}{4,}s)(?= (?:of|are|were|that|to|and|in|from|I|we|you)(?![\p{L}])|[.,;!?)]|$)`,
    (noun) =>
      isPlural(noun, '') &&
      classesOf(noun.replace(/s$/, '')).startsWith('n') &&
      !/(?:ss|us|is|news|means|ics)$/.test(noun)
        ? `all these ${noun}`
        : null,
  ),
  phrase(
    String.raw`these (information|advice|equipment|knowledge|feedback|evidence)(?= (?:is|was|should|will|can|from|about|in|on|and|has|helps|may)(?![\p{L}])|[.,;!?)]|$)`,
    'this $1',
    'giu',
  ),
  phrase(
    String.raw`((?:${alternatives(twoToTen)}|few|several|couple of|[2-9]|\d{2,}) )(day|week|month|year|hour|minute)(?= (?:later|ago|earlier)(?![\p{L}]))`,
    '$1$2s',
    'giu',
  ),
  // Finds "We wait for next years fair." "The last years" are several.
  phrase(
    String.raw`(?<!(?:the|these|those|our|my|of|few) )(last|this|next) years (\p{Ll}{3,})(?=[.,;!?)]|$| (?:is|was|will|in|on|at|and|for|with|to)(?![\p{L}]))`,
    (when, noun) => (isOnlyNoun(noun) ? `${when} year's ${noun}` : null),
    'giu',
  ),
  // Finds "One of these loaf is warm".
  phrase(
    String.raw`(one of (?:these|those)) (\p{Ll}{4,}[^sxyhf\W])(?= (?:is|was|will|can|has|that|in|on|for|and|to|at)(?![\p{L}])|[.,;!?)]|$)`,
    (start, noun) =>
      isOnlyNoun(noun) &&
      !isPlural(noun, '') &&
      !/(?:men|people|children|mice|data|media|staff|folk|sheep|craft|offspring|deer|salmon|trout|moose|cattle|police|poultry)$/.test(
        noun,
      )
        ? `${start} ${noun}s`
        : null,
    'giu',
  ),
];
