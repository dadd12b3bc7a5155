import type { Article } from '#contracts/jobs/article.ts';
import { countWords } from '#domain/text/count-words.ts';
import { isNotATitleLine } from '#engine/extraction/title/not-a-title-line.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { headingBlock, isPlainParagraph, newBlock } from './blocks/edit-blocks.ts';
import { isMain } from './sections/heading-levels.ts';

/**
 * A headline and the report directly below it, as archives print them: "Mill opens again\nThe mill ...". The report
 * begins with a capital, a quotation mark, a number or a dash.
 */
const headlineAbove = regex.u`^(["“‘'$]{0,2}[\p{Lu}\p{N}][^\n]{9,159})\n(?=["“‘'(—$]{0,2}\s?[\p{Lu}\p{N}])([^\n]+)$`;
/** A sentence ends with a period; a headline ends with no mark, or with a question or exclamation mark. */
const endsLikeHeadline = regex.u`[\p{L}\p{N}%?!)"”’'.]$`;
const endsLikeSentence = regex.u`(?<!\p{Lu}\.\p{Lu})\.["”’']?$`;
/** "Is it new? The mill says no" is two sentences. */
const twoSentences = regex.u`[\p{Ll}\p{N}][.?!]["”’)]?\s+\p{Lu}`;

/** The report is at least this many times as long as its headline. A line of a poem or of a list is not. */
const minRatio = 4;

/**
 * The checks that the words of a headline helped to pass while they were part of the text. The words of a main
 * heading do not count as text.
 */
export const checksOfText = ['intro-keyword', 'keyword-density', 'text-length', 'sentence-length'];

const letters = (text: string): string => text.replace(regex.gu`[^\p{L}\p{N}]`, '').toLowerCase();

/** Whether a first line is a headline: the title that the reader of the text sees, or a line that looks like one. */
const isHeadline = (line: string, title: string | null): boolean =>
  title !== null &&
  letters(title) === letters(line) &&
  !isNotATitleLine(line) &&
  endsLikeHeadline.test(line) &&
  !endsLikeSentence.test(line) &&
  !twoSentences.test(line);

const isLongReport = (line: string, report: string): boolean =>
  report.length >= line.length * minRatio && /[.!?]["”’)]*\s/u.test(report);

/** The report goes on below its first paragraph, which may have one long sentence. */
const minReportWords = 15;
const goesOn = (report: string, next: Block | undefined): boolean =>
  /[.!?]["”’)]*$/u.test(report) &&
  countWords(report) >= minReportWords &&
  next?.kind === 'paragraph' &&
  countWords(next.body) >= minReportWords;

/**
 * Sets apart a headline directly above its report. Without a blank line, it would run into the first sentence. A text
 * with a main heading stays as it is.
 */
export const setHeadlineApart = (blocks: readonly Block[], { title }: Article): Block[] => {
  const [first, ...rest] = blocks;
  if (first === undefined || !isPlainParagraph(first) || blocks.some(isMain)) return [...blocks];
  const [, line = '', report = ''] = headlineAbove.exec(first.body.trim()) ?? [];
  return line !== '' &&
    isHeadline(line.trim(), title) &&
    (isLongReport(line, report) || goesOn(report.trim(), rest[0]))
    ? [headingBlock(1, line.trim()), { ...newBlock('paragraph', report), gap: first.gap }, ...rest]
    : [...blocks];
};

/** The original of a rewrite that set a headline apart, with that headline in a paragraph of its own. */
export const withHeadlineApart = (original: string, rewritten: string): string => {
  const [, line = ''] = /^# ([^\n]+)\n\n/.exec(rewritten) ?? [];
  const [first = '', ...rest] = original.split('\n');
  const isAbove =
    line !== '' && rest.length > 0 && rest[0]?.trim() !== '' && letters(first) === letters(line);
  return isAbove ? `${first}\n\n${rest.join('\n')}` : original;
};
