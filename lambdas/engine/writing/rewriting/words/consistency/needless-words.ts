import { regex, regexOf } from '#engine/language/patterns.ts';
import { applyCorrections, type Correction } from '#engine/writing/rewriting/grammar/corrections.ts';

const reported = 'said|says|added|adds|noted|explained|stressed|warned';

const corrections: readonly Correction[] = [
  // Finds "She added that the oven is hot, she said." The sentence names its speaker twice.
  [
    regexOf(
      String.raw`^((?:He|She|They) (?:also |later )?(?:${reported}) (?:that )?[^"“”:;?!]{15,300}), (?:he|she|they) (?:${reported})(?=\.$)`,
      'gu',
    ),
    '$1',
  ],
  [
    regex.giu`(?<![\p{L}])(partner(?:s|ed|ing)?|collaborat(?:e|es|ed|ing)|cooperat(?:e|es|ed|ing)) together(?![\p{L}])`,
    '$1',
  ],
  // Finds "$21 million dollars".
  [/(?<=\$[\d.,]{1,9} (?:million|billion|trillion)) dollars(?![a-z])/gu, ''],
  [regex.gu`(?<![\p{L}])(the) state-of-the-art(?=[.,;]| in (?!an?(?![\p{L}]))\p{L})`, '$1 state of the art'],
];

/** Drops words that repeat what the sentence says, and the hyphens of "the state of the art". */
export const withoutNeedlessWords = applyCorrections(corrections);
