import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { alternatives, subjectPronouns } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { backReferences, endings } from '#engine/writing/titles/compose/thesis/whole-clauses.ts';

/** "one week" counts; "the old one" refers to something outside the phrase. */
const counted = regex.giu`(?<!\p{L})one (?=\p{L})`;
export const refersBack = (text: string): boolean => backReferences.test(text.replace(counted, ''));

/** Times that are relative to the day of the text, as the source of a regular expression. */
export const relativeTimes =
  '(?:last|this|next|this past) (?:night|week|weekend|month|year|summer|winter|spring|fall|morning|evening|semester)|yesterday|today|tonight|recently|again';
/** When something happened, seen from the day of the text: "last night", "a couple of times". */
const when = regexOf(
  String.raw` (?:${relativeTimes}|a (?:couple|few) (?:of )?times|a (?:while|few \p{L}+|\p{L}+) (?:ago|back)|(?:as|too) well)(?!\p{L})`,
  'giu',
);

/** "for the U.S" of "for the U.S. Department". */
const abbreviation = regex.u`\.\p{L}$|(?<!\p{L})(?:Dr|Mr|Mrs|Ms|Prof|St|Ph|vs|No)$`;
/** "a spy novel and and a thriller": a slip of the author. */
const repeatsWord = regex.iu`(?<![\p{L}\p{N}])(\p{L}+) \1(?![\p{L}\p{N}])`;
const open = /[;:“”"()]/u;
/** "the art of rye bread, and I had no answer": a second sentence. */
const nextClause = regexOf(`, (?:and|but|so|or) (?:${alternatives(subjectPronouns)}|the) `, 'iu');

/** The longest beginning of a phrase that fits a result page and says something whole. */
export const fitting = (phrase: string, minWords: number): string[] => {
  const whole = phrase
    .replace(/[.!?]+$/u, '')
    .replace(when, '')
    .trim();
  return [whole, ...endings(`${whole}.`)]
    .filter(
      (text) =>
        fitsSnippet(startWithCapital(text), 'title') &&
        !refersBack(text) &&
        !open.test(text) &&
        !nextClause.test(text) &&
        !abbreviation.test(text) &&
        !repeatsWord.test(text) &&
        text.split(' ').length >= minWords,
    )
    .slice(0, 1);
};
