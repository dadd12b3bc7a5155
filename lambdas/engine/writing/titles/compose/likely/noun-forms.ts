import { alternatives } from '#engine/english/word-classes.ts';
import { announcingVerbs } from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { hasFiniteVerb } from '#engine/writing/titles/reading/title-verb.ts';

/** Nouns that, with what follows them, say what a text is about. */
const relations = alternatives(
  'relationship differences? connection tension balance gap battle importance role impact effects? influence consequences benefits advantages disadvantages challenges history future origins evolution rise decline art science psychology philosophy power beauty joys? dangers? risks? state meaning purpose theory practice politics economics ethics limits complaints? criticisms? impressions basics death birth pleasures difficulty difficulties anatomy legacy fate',
);
const relation = regexOf(
  String.raw`(?<!\p{L})((?:the|my|our|an?) (?:(?!(?:I|we|you|they|and|or) )\p{L}+ ){0,2}?(?:${relations})(?: (?:that )?(?:I|we) (?:had|have))? (?:between|of|with|about|against|behind) .+)$`,
  'iu',
);
const clause = regex.u` (?:that )?(?:I|we) (?:had|have)(?= (?:with|about|against))`;

/** "I tweeted a complaint I had about the mill" as "A complaint about the mill". */
export const relationPhrases = (sentence: string): string[] =>
  (relation.exec(sentence) ?? []).slice(1, 2).map((text) => text.replace(clause, ''));

const news = regexOf(
  `(?:${alternatives(announcingVerbs)}|introducing|announcing|launched|launching|released|releasing|unveil)(?: the (?:release|launch|publication) of)? ((?:my|our|the) (?!release|launch|availability)[^,;:]+)$`,
  'iu',
);

/** "We are happy to announce our new oven" as "Introducing our new oven". */
export const introductions = (sentence: string): string[] =>
  (news.exec(sentence) ?? [])
    .slice(1, 2)
    .filter((what) => !hasFiniteVerb(what) && !/ (?:has|have|is|are|will) /u.test(what))
    .map((what) => `Introducing ${what}`);
