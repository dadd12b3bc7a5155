import {
  alternatives,
  anyOf,
  asWritten,
  capitalized,
  commonPrepositions,
  demonstratives,
  questionWords,
  subjectPronouns,
  subordinators,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Correction } from '#engine/writing/rewriting/grammar/corrections.ts';

/** Corrections of spaces that are missing after a mark or too many before it. */
export const spaces: readonly Correction[] = [
  // Finds "the end.The next", where the space between two sentences is missing.
  [
    regexOf(
      String.raw`(?<=[ ]\p{Ll}{3,})\.(?=${anyOf(capitalized(`${subjectPronouns} ${commonPrepositions} ${subordinators} ${demonstratives} ${questionWords}`), 'The But There However After As So And My Our Once Some Many Most Here Then Now First')} \p{Ll})`,
      'gu',
    ),
    '. ',
  ],
  [regex.gu`(?<=[\p{L})]) +([,;])(?= \p{L})`, '$1'],
  [regex.gu`(?<=\p{Ll}) +([?!])(?=\s*$| +\p{Lu})`, '$1'],
  [regex.gu`(?<=\p{Ll}{2}) +\.(?=\s+\p{Lu}|\s*$)`, '.'],
  [
    regexOf(
      String.raw`(?<=\p{Ll}{2}),(?=(?:and|but|which|so|or|the|${alternatives(asWritten(subjectPronouns))}|who|because|an?|to|in|on|for|with|that|this|these|my|his|her|their|our|your|not|if|when|as|is|was|are|then|there|where|while|some|all|especially|including|such|like|even|also|just) (?=\p{L}))`,
      'gu',
    ),
    ', ',
  ],
];
