import { twoToTen } from '#engine/english/number-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';

const numbers = ['zero', 'one', ...twoToTen.split(' ')];

const number = String.raw`(${alternatives(twoToTen)}|[2-9]|1\d)`;
const plural = String.raw`(?:[\p{L}-]+ ){0,2}(?!(?:years|months|weeks|days|hours|minutes|times|miles)(?!\p{L}))\p{Ll}{3,}s`;
/** A count of things in the last sentence of a paragraph: "We did it in four moves.", "There are three reasons to go." */
const count = regexOf(
  String.raw`(?<![\p{L}\p{N}-])(?:${number} ${plural}[.:]|(?:there are|here are) ${number} ${plural}(?!\p{L})[^.!?]{0,120}[.:])[*_]*\s*$`,
  'iu',
);

/** The number of things that the end of a paragraph announces, or null. */
export const announcedCount = (body: string): number | null => {
  const [, atEnd, inside] = count.exec(body) ?? [];
  const found = (atEnd ?? inside ?? '').toLowerCase();
  if (found === '') return null;
  const named = numbers.indexOf(found);
  return named < 0 ? Number(found) : named;
};
