import { alternatives, asWritten } from '#engine/english/word-classes.ts';
import { firstPersonPronouns } from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';

/** Openings that refer to earlier text, which a reader of the line does not see. */
const vagueOpening = regex.iu`^(?:he|she|it(?!['’]s(?!\p{L})| (?:is|was) (?:no \p{L}+|\p{L}+) (?:that|to|for))|they|this(?! (?:article|post|guide|video|tutorial|recipe|review|study|page|past|week|weekend|month|year|summer|spring|fall|autumn|winter|morning|\p{Lu}))|that|these|those|there(?!['’]s|\s(?:is|are|was|were|has|have|will|can))|his|her|their|its|such|another|both|one|some|many|others|here|which|what|who|then|when|it['’]s(?! (?:no \p{L}+|\p{L}+) (?:that|to|for))|that['’]s|in it|in this|in that|after that|at that|to that|with that|at this|since then|he['’]s|she['’]s|they['’]re|here['’]s|the (?:two|company|report|move|decision|duo|pair|former|latter|same|other|man|woman|patient|singer|group|team|statement|answer|reason|first|second|third))(?![\p{L}])`;
const firstPerson = regexOf(
  String.raw`(?<![\p{L}])(?:${alternatives(asWritten(firstPersonPronouns))}|I['’](?:m|ve|ll|d)|we['’](?:re|ve|ll|d))(?![\p{L}])`,
  'u',
);

/** "If they are many", "Few of them", "Which of these": an early pronoun before any noun. */
const vagueAfterClause = regex.iu`^(?:(?:if|when|because|although|where|whether|while|as|once|until|whoever|what|how|why) (?:they|these|those|them|he|she|it (?!comes to |is (?:not )?\p{L}+ (?:to|that))|this(?= is| was)|that(?= is| was))|(?:few|most|none|all|each|any|some|many|several|which|half|either|neither|one|two|three) of (?:them|these|those|it|this|that))(?![\p{L}])`;

/** Whether a text opens with a word that refers to an earlier sentence. */
export const startsVaguely = (text: string): boolean =>
  vagueOpening.test(text) || vagueAfterClause.test(text);

/** Whether a text is in the first person. */
export const isFirstPerson = (text: string): boolean => firstPerson.test(text);
