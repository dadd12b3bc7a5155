import { alternatives, possessives } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import type { Correction } from '#engine/writing/rewriting/grammar/corrections.ts';

/** Corrections of words that sound like the right one: "could of", "then", "loose", "less", "everyday". */
export const soundAlikes: readonly Correction[] = [
  [
    /\b(could|would|should|must|might) of (?=been|have|had|done|gone|made|asked|taken|known|seen|used|got|given|just|never)/giu,
    '$1 have ',
  ],
  [
    // "If it is higher then it makes sense" has a condition.
    /\b((?:more|less|better|worse|faster|slower|bigger|smaller|larger|higher|lower|older|younger|easier|harder|longer|shorter|rather|greater|fewer)) then (?=a |an |the |one |two |three |\d|just |ever |any |most |before |usual |expected |you |I |it )(?<!\b(?:if|when|whenever|once|unless|where|since|because)\b[^.;!?]{0,200})/giu,
    '$1 than ',
  ],
  [/\bother then (?=that|the|a)/giu, 'other than '],
  [
    // Not an error: "LESS files" are style sheets.
    /\b(?:less|Less) (?=(?:people|users|lines|words|bugs|mistakes|errors|things|steps|features|options|files|pages|books|changes|calories|trips|cars|clicks)\b)/gu,
    'fewer ',
  ],
  [
    /(?<=\b(?:to|you|will|can|would|not) )loose (?=(?:weight|money|time|track|sight|interest|hope)\b)/gu,
    'lose ',
  ],
  // Not an error: "The beauty of the everyday" has a noun.
  [
    regexOf(
      String.raw`(?<=\p{Ll} )(?<!\b(?:the|an|${alternatives(possessives)}|very|so|of) )everyday(?=[.!]\s*$)`,
      'gu',
    ),
    'every day',
  ],
];
