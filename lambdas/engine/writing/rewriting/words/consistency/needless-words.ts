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
  // Finds "The guild is also comprised of bakers." Other rules read the phrase without an adverb.
  [regex.gu`(?<=\p{L} )is (also|largely|mainly|mostly|primarily) comprised of(?![\p{L}])`, '$1 consists of'],
  [regex.gu`(?<=\p{L} )are (also|largely|mainly|mostly|primarily) comprised of(?![\p{L}])`, '$1 consist of'],
  [regex.gu`(?<![\p{L}])(the) state-of-the-art(?=[.,;]| in (?!an?(?![\p{L}]))\p{L})`, '$1 state of the art'],
  // An apostrophe in the form of an opening mark: "the mill‘s oven", "the ‘90s".
  [regex.gu`(?<=\p{L})‘(?=(?:s|t|re|ve|ll|d|m)(?![\p{L}]))`, '’'],
  [regex.gu`(?<=^|[\s(])‘(?=(?:\d0s|em|til|tis|twas)(?![\p{L}]))`, '’'],
];

/** Drops words that the sentence already has, and corrects set phrases and apostrophes. */
export const withoutNeedlessWords = applyCorrections(corrections);
