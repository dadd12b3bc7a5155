import {
  alternatives,
  articles,
  asWritten,
  commonPrepositions,
  haveForms,
  pastBe,
  possessives,
  presentBe,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Correction } from '#engine/writing/rewriting/grammar/corrections.ts';

/** A verb of one clause, then a comma and the subject or the request of a second clause. */
const condition = String.raw`(?=\p{Ll}+(?: [^.,;:!?()–—]*)?, (?:then )?(?:${alternatives(asWritten(subjectPronouns), possessives, articles)}|there|this|that|please|just|let|tell|try|check|do|don['’]t|feel|make|go|keep|look)(?:['’]\p{Ll}+)? )`;

/** Corrections of small words that are typed twice. */
export const doubledWords: readonly Correction[] = [
  // Doubled words. "What there was was old", "had had", "that that" and "is is" can be right.
  [
    regex.gu`(?<![\p{L}'’-])(and|of|from|my|your|our|their|its|we|they|if|or|into|this|will|would|can|could|when|which) \1(?![\p{L}'’-])`,
    '$1',
  ],
  // In "the answer the the call", the first one may stand for "to".
  [
    regex.gu`(?<![\p{L}'’-])(?<!(?<!\p{L})(?:reactions?|answer(?:s|ed|ing)?|responses?|keys?|way|access|back|due|thanks|according|next|close|similar|prior|related|belongs?|listen(?:s|ed|ing)?|go|goes|went|going|gone|come|came|add(?:s|ed|ing)?|return(?:s|ed|ing)?|compared|lead(?:s|ing)?|led) )(the) \1(?![\p{L}'’-])`,
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
  // Finds "But it it rises, we bake": the first clause is a condition of the second.
  [regexOf(`(?<=^|[.!?] |(?<!\\p{L})(?:[Bb]ut|[Aa]nd|[Ss]o),? )([Ii])t it ${condition}`, 'gu'), '$1f it '],
  // Finds "It they rise, we bake".
  [regexOf(`(?<=^|[.!?] |^(?:But|And|So),? )([Ii])t (they|we|you|he|she) ${condition}`, 'gu'), '$1f $2 '],
  [regex.gu`(?<=^|[,.;:] |\p{Ll} )I I (?=\p{Ll})`, 'I '],
  // Finds "If you you bake". In "I gave you you know what", the second one opens a clause.
  [
    regex.gu`(?<=^|[,;:] |(?<!\p{L})(?:[Ii]f|[Ww]hen|because|but|and|so|[Ww]hile|since|where|until|once|although|though|unless) )(?:(you|it|she) \1|(You) you|(It) it|(She) she) (?=\p{Ll})`,
    '$1$2$3$4 ',
  ],
  // Finds "The rule is that that the oven is hot". In "better than that that we had", both words are right.
  [
    regexOf(
      String.raw`(?<!(?<!\p{L})(?:than|like|as|of|${alternatives(commonPrepositions)}|about) )(?:that that (?=(?:the|an?|if|when|there|my|your|our|their|these|those)(?!\p{L}))|(?<!(?<!\p{L})(?:is|was) )that that (?=(?:${alternatives(asWritten(subjectPronouns))})(?!\p{L})))`,
      'gu',
    ),
    'that ',
  ],
  [regex.gu`(?<![\p{L}'’-])(but|just|also|only) \1 (?=\p{Ll})`, '$1 '],
  // In "what it is is rye" and "the way it is is wrong", each verb has its own clause.
  [
    regex.gu`(?=is is )(?<!(?<!\p{L})(?:[Ww]hat|[Ww]ho|[Hh]ow|[Ww]here|[Ww]hatever|[Aa]ll|way|thing|as|everything|one)(?!\p{L})[^.;:!?]{0,60})(?<=(?<!\p{L})(?:that|which|it|he|she|there|this) )is is (?=\p{Ll})`,
    'is ',
  ],
  [
    regex.gu`(?<=(?<!\p{L})(?:[Hh]ow|started|began|begin|love|decided|tried|managed|time|chance|ability|opportunity|supposed|hope|hoping|plan|planning|learn|learned|not|trying|used) )to to (?=\p{Ll})`,
    'to ',
  ],
];
