import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Correction } from '#engine/writing/rewriting/grammar/corrections.ts';

/** Verbs whose contraction with "not" ends in "n't", without that ending. */
const negated = 'do|does|did|is|are|was|were|ca|wo|could|would|should|has|have|had';
const speakers = 'I|[Yy]ou|[Ww]e|[Tt]hey|[Ii]t|[Tt]hat|[Hh]e|[Ss]he|[Tt]here|[Ww]ho|[Ww]hat';
const whole = String.raw`(?<![\p{L}\p{N}'’-])`;

/** Corrections of apostrophes in the wrong place: "Iv'e", "dont' bake", "you 'll", "doesn 't". */
export const misplacedApostrophes: readonly Correction[] = [
  [regex.gu`(?<![\p{L}\p{N}'’-])(I|[Yy]ou|[Ww]e|[Tt]hey|[Ww]ho)v(['’])e(?![\p{L}'’])`, '$1$2ve'],
  [regex.gu`(?<![\p{L}\p{N}'’-])([Yy]ou|[Ww]e|[Tt]hey)r(['’])e(?![\p{L}'’])`, '$1$2re'],
  [
    regex.gu`(?<![\p{L}\p{N}'’-])(I|[Yy]ou|[Ww]e|[Tt]hey|[Ii]t|[Tt]hat|[Hh]e|[Ss]he)l(['’])l(?![\p{L}'’])`,
    '$1$2ll',
  ],
  // A quotation may end after "dont'", so that a word must follow.
  [regexOf(`${whole}(${negated})nt(['’])(?= \\p{Ll})(?<!['‘][^'’]{0,200}['’])`, 'giu'), '$1n$2t'],
  [regexOf(`${whole}(${negated})(['’])nt(?![\\p{L}'’])`, 'giu'), '$1n$2t'],
  [regexOf(`${whole}(${negated})n(?: (['’])|(['’]) )t(?![\\p{L}'’])`, 'giu'), '$1n$2$3t'],
  [regex.gu`(?<![\p{L}\p{N}'’-])I(m|d)(['’]) (?=\p{Ll})`, 'I$2$1 '],
  [regexOf(`${whole}(${speakers})(?: (['’])|(['’]) )(ve|ll|re|m|d)(?= \\p{L})`, 'gu'), '$1$2$3$4'],
  [
    regexOf(`${whole}([Ii]t|[Tt]hat|[Hh]e|[Ss]he|[Tt]here|[Ww]hat)(?: (['’])|(['’]) )s(?= \\p{L})`, 'gu'),
    '$1$2$3s',
  ],
  // Finds "Whats left is rye". In "the hows and whats", they are nouns.
  [
    regex.gu`(?<![\p{L}\p{N}'’-])(?<!(?:the|and|of|or|these|those|all) )([Ww]hat|[Ww]here|[Ss]he)s (?=(?!and |or |are |were )\p{Ll})`,
    "$1's ",
  ],
];
