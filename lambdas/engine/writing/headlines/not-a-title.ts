import { alternatives, sentenceAdverbs } from '#engine/english/word-classes.ts';
import { aboutItself, credit } from '#engine/extraction/title/not-a-title-line.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';

/**
 * A formula, a variable, an aside in parentheses, link or list markup, a lesson about learning, and the end of
 * "introduce you to Ada Rye".
 */
const pattern = regex.u`\$\S*\$|^\$\p{L}|^\(.*\)$|\[\]|\]\[|^[=<>|*]|^[Hh]ow to learn how|^[Tt]o \p{Lu}\p{Ll}+ \p{Lu}`;

/** "Apparently, the answer was in": a word that connects a sentence to its text or comments on it. */
const discourse = regexOf(
  String.raw`^(?:\p{L}{4,}ly|${alternatives(sentenceAdverbs)}|overall|anyway|well|now|so|in short|of course), `,
  'iu',
);
/** "Hi, my name is Ada Rye": a greeting, or how an author introduces herself. */
const greeting = /^(?:hi|hey|hello)(?: there| all| everyone)?[,!] |^my name is /i;
/** Remains of a footnote, emphasis or code. */
const markup = /\]_|\\_|\[\^|__|`|~~/u;

/**
 * "How to occur at the mill", "how to launch of a site", "a quilt using a 1": a noun that is read as a verb, or a bad
 * cut.
 */
const misread = regex.iu`^how to (?:occur|happen|exist|appear|belong|consist|depend)(?!\p{L})|^how to (?!dispose|think|dream|speak)\p{L}+ of |(?<!\p{L})an? \d$`;

/**
 * "The mill race report: race report", "Thoughts on the mill race report": a line that says twice what kind of text
 * it heads.
 */
const repeatedWords = regex.iu`(?<!\p{L})(\p{L}{3,} \p{L}{4,}):? \1$|^(?:some )?thoughts on .*(?<!\p{L})(?:report|recap|review|retrospective)$`;

export const repeatsItself = (line: string): boolean => repeatedWords.test(line);

/** Whether a line cannot be a title in any text. */
export const isNotATitle = (line: string): boolean =>
  pattern.test(line) ||
  discourse.test(line) ||
  greeting.test(line) ||
  markup.test(line) ||
  credit.test(line) ||
  aboutItself.test(line) ||
  misread.test(line) ||
  repeatsItself(line);
