import {
  alternatives,
  articles,
  demonstratives,
  objectPronouns,
  possessives,
} from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const determiners = alternatives(articles, demonstratives, possessives);

/** Verbs of change and motion that take "into" but form no phrase with "in", unlike "log in to" and "give in to". */
const verbs =
  'break(?:s|ing)?|broke|broken|divid(?:e|es|ed|ing)|split(?:s|ting)?|fold(?:s|ed|ing)?|bak(?:e|es|ed|ing)|buil[dt]|building|bump(?:s|ed|ing)?|convert(?:s|ed|ing)?|transform(?:s|ed|ing)?|translat(?:e|es|ed|ing)|morph(?:s|ed|ing)?|evolv(?:e|es|ed|ing)|develop(?:s|ed|ing)?|grow|grew|grown|growing|dig|digs|dug|digging|div(?:e|es|ed|ing)|dove|delv(?:e|es|ed|ing)|look(?:s|ed|ing)?|pour(?:s|ed|ing)?|sink|sank|sinking|invest(?:s|ed|ing)?|insert(?:s|ed|ing)?|load(?:s|ed|ing)?|import(?:s|ed|ing)?|boot(?:s|ed|ing)?|incorporat(?:e|es|ed|ing)|integrat(?:e|es|ed|ing)|merg(?:e|es|ed|ing)|cram(?:s|med|ming)?|squeez(?:e|es|ed|ing)|stuff(?:s|ed|ing)?|slip(?:s|ped|ping)?|fall|falls|fell|fallen|falling|climb(?:s|ed|ing)?|factor(?:s|ed|ing)?|cut|cutting|chop(?:s|ped|ping)?|shap(?:e|es|ed|ing)|throw|threw|thrown|push(?:es|ed|ing)?|put|puts|putting|fit|fits|fitting|tap|tapp(?:ed|ing)|enter(?:s|ed|ing)?|got|get|gets|getting|went|go|goes|going|walk(?:s|ed|ing)?|jump(?:s|ed|ing)?|ventur(?:e|es|ed|ing)|plug(?:s|ged|ging)?|compil(?:e|es|ed|ing)|copy|copied|paste|pasted|thought|effort|insights?|research|glimpse|foray|made|make';
const objectBetween = String.raw`(?:(?:it|everything|stuff|things|work|time|money|effort|thought|${alternatives(objectPronouns, demonstratives)}|(?:${determiners}) (?:\p{Ll}+ )?\p{Ll}+|straight|right|deeper|deep) )?`;

/** Corrections of "in to" for "into". */
export const intoRules: readonly PhraseRule[] = [
  // Finds "We moved onto the next loaf", where "onto" would mean standing on it.
  phrase(
    String.raw`((?:mov(?:e|es|ed|ing)(?: forward)?|progress(?:es|ed|ing)?) )onto (?=(?:the (?:next|following|main|final|second|third|topic|subject)|bigger|better|other|another|something|understanding|discussing|(?:my|our) next|more)(?![\p{L}]))`,
    '$1on to ',
  ),
  // Finds "It turned in to a mill". "A train turning in to the platform" has its adverb.
  phrase(
    String.raw`(turn(?:s|ed|ing)? ${objectBetween})in to (?=(?:an?|one|two|three|something|more|my|our|your|their|his|her)(?![\p{L}]))`,
    '$1into ',
  ),
  // Finds "We turned it in to a mill" and "break it in to small loaves". An infinitive does not begin like this.
  phrase(
    String.raw`((?:${verbs}) ${objectBetween})in to (?=(?:${determiners}|it|them|one|two|three|four|many|several|small|smaller|different|more|something|too|depth)(?![\p{L}])|\p{Ll}{3,}ing(?![\p{L}]))(?!being)`,
    '$1into ',
    'giu',
  ),
  // Finds "It takes in to account that rye rises" and "we went in to great detail".
  phrase(
    String.raw`((?:tak(?:e|es|ing|en)|took|bring|brings|brought|come|comes|came|coming|put|puts|go|goes|going|went|get|got|getting) ${objectBetween})in to (?=(?:account|consideration|play|practice|action|perspective|existence|effect|contact|focus|trouble|production|(?:great |much |more |too much |any |a lot of |a bit of |further )?(?:details?|depth|specifics))(?![\p{L}]))`,
    '$1into ',
    'giu',
  ),
];
