import { alternatives, possessives } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Correction } from '#engine/writing/rewriting/grammar/corrections.ts';

/** Corrections of fixed phrases with a word that only sounds right: "sneak peak", "free reign". */
export const fixedPhrases: readonly Correction[] = [
  [/\bsneak peak\b/giu, 'sneak peek'],
  [/\bper say\b/giu, 'per se'],
  [
    regexOf(
      String.raw`\bwet(s|ted|ting)? (${alternatives(possessives)}|the|one['’]s) (?=appetites?\b)`,
      'giu',
    ),
    'whet$1 $2 ',
  ],
  // Not an error: "Her trust in her steed" is in a horse.
  [
    regexOf(
      String.raw`(?<!\b(?:trust|faith|confidence|belie\w+|pride|interest\w*) in \w+ )(?<=\bin (?:${alternatives(possessives)}) )steed(?=[.,;!?)]|$)`,
      'giu',
    ),
    'stead',
  ],
  [/(?<=\b(?:the|an?) )golden standard(?=s?\b)/giu, 'gold standard'],
  [/\bfor all intensive purposes\b/giu, 'for all intents and purposes'],
  [/\bfree reign\b/giu, 'free rein'],
  [/\bcase and point\b/giu, 'case in point'],
  [/\bpeaked (my|your|his|her|our|their) (interest|curiosity)\b/giu, 'piqued $1 $2'],
  [regex.giu`\b(?:the )(\p{L}+) of which I speak of\b`, 'the $1 of which I speak'],
];
