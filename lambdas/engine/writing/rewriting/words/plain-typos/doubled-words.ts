import {
  alternatives,
  commonPrepositions,
  haveForms,
  pastBe,
  presentBe,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Correction } from '#engine/writing/rewriting/grammar/corrections.ts';

/** Corrections of small words that are typed twice. */
export const doubledWords: readonly Correction[] = [
  // Doubled words. "What there was was old", "had had", "that that" and "is is" can be right.
  [
    regex.gu`(?<![\p{L}'’-])(the|and|of|from|my|your|our|their|its|we|they|if|or|into|this|will|would|can|could|when|which) \1(?![\p{L}'’-])`,
    '$1',
  ],
  // In "You find a a store", the first "a" may stand for "at".
  [
    regexOf(
      String.raw`(?<=\b(?:${alternatives(presentBe, pastBe, haveForms, commonPrepositions)}|be|as|of|like|such|just|into|get|got|take|make|need|use|using|create) )(an?) \1(?![\p{L}'’-])`,
      'gu',
    ),
    '$1',
  ],
  // After many verbs, both words can be right: "Written to to enable", "looked for for years".
  [
    regex.gu`(?<=\b(?:need|needs|want|wants|going|able|trying|order|how|ready|easy|hard|due|next|thanks|over|back|up|down|close|according) )to to(?![\p{L}'’-])`,
    'to',
  ],
  [
    regex.gu`(?<=\b(?:is|are|was|were|not|it|them|this|that|and|but|or) )(for|with|at|by|as) \1(?![\p{L}'’-])`,
    '$1',
  ],
];
