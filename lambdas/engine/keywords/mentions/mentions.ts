import type { Article } from '#contracts/jobs/article.ts';
import { memoizeByArticle } from '#engine/bounds/memoize.ts';
import { fold } from '#engine/keywords/text/fold.ts';
import { type MarkedSpan, markedSpansOf } from '#engine/keywords/text/marked-spans.ts';
import {
  isCapitalized,
  isWholeParagraph,
  maxExampleLength,
  type TextBlock,
  type TextSpan,
  textBlocksOf,
  wordsOf,
} from '#engine/keywords/text/text-blocks.ts';
import { regex } from '#engine/language/patterns.ts';
import { creditLinesIn } from '#engine/text/credit-lines.ts';
import { quotedExamples } from './quoted-examples.ts';

/** Code with at most this many words is a name ("git rebase"); longer code is a sample. */
const maxCodeNameLength = 2;

/**
 * True for a whole emphasized line ("_Balcony bees: honey from a roof._"), but not for an emphasized term, book title
 * or word.
 */
const isEmphasisedExample = (article: Article, span: MarkedSpan, block: TextBlock): boolean => {
  const text = article.text.slice(span.start, span.end);
  const words = wordsOf(text);
  if (words.length < 3 || words.length > maxExampleLength || !regex.u`^["“‘]?[\p{Lu}\p{N}]`.test(text))
    return false;
  if (isCapitalized(words) || isWholeParagraph(block, span)) return false;
  const opens = /(?:^|[.!?:]["”’]?\s*)$/u.test(article.text.slice(block.start, span.start).trimEnd());
  return /[.?!]$|:\s/.test(text) || !opens;
};

const emphasisedExamples = (
  article: Article,
  marked: readonly MarkedSpan[],
  blocks: readonly TextBlock[],
): TextSpan[] => {
  const inOrder = marked.filter(({ kind }) => kind === 'emphasis').toSorted((a, b) => a.start - b.start);
  let at = 0;
  return inOrder.filter((span) => {
    while (at < blocks.length && (blocks[at]?.end ?? 0) < span.end) at += 1;
    const block = blocks[at];
    return block !== undefined && block.start <= span.start && isEmphasisedExample(article, span, block);
  });
};

const isSample = (article: Article, span: MarkedSpan): boolean => {
  if (span.kind !== 'code') return span.kind === 'sample';
  const code = article.text.slice(span.start, span.end);
  return wordsOf(code).length > maxCodeNameLength || /[={}<>;]|\w\(./.test(code);
};

/** A label that is repeated on this many links is a button ("iOS store"), unless the prose contains it, too. */
const repeatedLabel = 3;

/** The link labels that the article repeats and hardly uses elsewhere. */
const repeatedLabels = (article: Article, marked: readonly MarkedSpan[]): TextSpan[] => {
  const labels = new Map<string, MarkedSpan[]>();
  for (const span of marked.filter(({ kind }) => kind === 'link')) {
    const label = fold(article.text.slice(span.start, span.end)).trim();
    if (label !== '') labels.set(label, [...(labels.get(label) ?? []), span]);
  }
  const text = fold(article.text);
  return [...labels].flatMap(([label, spans]) => {
    if (spans.length < repeatedLabel) return [];
    const occurrences = text.split(label).length - 1;
    return occurrences - spans.length < spans.length / 2 ? spans : [];
  });
};

const findMentions = (article: Article): TextSpan[] => {
  const marked = markedSpansOf(article);
  const blocks = textBlocksOf(article, marked);
  const spans: TextSpan[] = [
    ...marked.filter((span) => isSample(article, span)),
    ...emphasisedExamples(article, marked, blocks),
    ...quotedExamples(article, blocks),
    ...repeatedLabels(article, marked),
    ...creditLinesIn(article.text),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: TextSpan[] = [];
  for (const { start, end } of spans) if (start >= (apart.at(-1)?.end ?? 0)) apart.push({ start, end });
  return apart;
};

/**
 * The parts of an article that are only mentioned: code samples, quoted or emphasized examples, repeated link labels,
 * and credit lines. A phrase in them is not evidence for a topic. Names, titles of works and reported speech count as content.
 * Sorted by position, without overlaps.
 */
export const mentionsOf = memoizeByArticle((article): readonly TextSpan[] => findMentions(article));

/** An article's text with everything that it only mentions replaced by spaces. The length stays the same. */
export const usedText = (article: Article): string => {
  if (mentionsOf(article).length === 0) return article.text;
  let text = '';
  let at = 0;
  for (const { start, end } of mentionsOf(article)) {
    text += article.text.slice(at, start) + article.text.slice(start, end).replace(/[^\n]/g, ' ');
    at = end;
  }
  return text + article.text.slice(at);
};
