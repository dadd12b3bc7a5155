import { alternatives, asWritten, subjectPronouns } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import type { Correction } from '#engine/writing/rewriting/grammar/corrections.ts';

/** Corrections of small words with a wrong, missing or extra letter or word: "more an more", "allow to me to". */
export const typingSlips: readonly Correction[] = [
  // Finds "More an more of it".
  [/\b(more|again|over) an \1\b/giu, '$1 and $1'],
  [/\bat at (?=time(?![a-z]))/gu, 'at a '],
  [/\b(allow(?:s|ed|ing)?) to (me|us|you|them|him|her) (?=to\b)/giu, '$1 $2 '],
  [/\b(have|has|had|['’]ve) be able (?=to\b)/giu, '$1 been able '],
  [/\bthe their (?=[a-z])/gu, 'their '],
  [
    regexOf(String.raw`\bof the what (?=(?:${alternatives(asWritten(subjectPronouns))}|is|was)\b)`, 'gu'),
    'of what ',
  ],
  // Finds "Even if if was late".
  [/\b(if) if (?=(?:is|was|has|does|would|will|can)\b)/giu, '$1 it '],
  [/\bin oder (?=to\b)/giu, 'in order '],
];
