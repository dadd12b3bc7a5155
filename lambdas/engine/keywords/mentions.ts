import type { Article } from '#contracts/article.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { stopWordsOf } from '#engine/language/stop-words.ts';
import { tokenize } from '#engine/language/tokenize.ts';
import { findQuotations, quotationKey } from '#engine/verification/quotations.ts';
import { type MarkedSpan, markedSpansOf } from './marked-spans.ts';
import { isAttributed } from './quoted-speech.ts';

/** A stretch of an article's text, `text.slice(start, end)`. */
export type TextSpan = { start: number; end: number };

/** Words of the longest example (what is longer is a passage that is quoted for what it says), name, and name in small letters. */
const longestExample = 15;
const longestName = 5;
const longestTerm = 3;
/** From so many attributed quotations on, when they are at least half of all, a text reports what people say. */
const leastReported = 2;
/** Words of a piece of code that names something ("git rebase"); more of them are a sample. */
const longestCodeName = 2;

type Block = TextSpan & { text: string; isItem: boolean; follows: string };
type Quoted = TextSpan & { inner: string; block: Block; isSaid: boolean };

const stopWords = stopWordsOf('en');
const wordsOf = (text: string): string[] =>
  tokenize(text)
    .filter((token) => token.kind !== 'mark')
    .map((token) => token.text);
const contentOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !stopWords.has(word.toLowerCase()))
      .flatMap((word) => stemsOf(word.toLowerCase())),
  );

/** The paragraphs and list items of a text, headings left out, with the paragraph before each. */
const blocksOf = ({ text, headings }: Article, items: readonly MarkedSpan[]): Block[] => {
  const starts = new Set(headings.map(({ offset }) => offset));
  const itemStarts = new Set(items.map(({ start }) => start));
  const blocks: Block[] = [];
  let follows = '';
  for (const match of text.matchAll(/[^\n]+(?:\n[^\n]+)*/g)) {
    const { index: start, 0: block } = match;
    if (!starts.has(start))
      blocks.push({
        start,
        end: start + block.length,
        text: block,
        isItem: itemStarts.has(start) || /^(?:[-*•]|\d+[.)])\s/.test(block),
        follows,
      });
    follows = block;
  }
  return blocks;
};

/** A paragraph that is nothing but this: a turn of talk or a motto, unless it is announced or an item of a list. */
const isWholeParagraph = (block: Block, { start, end }: TextSpan): boolean =>
  !block.isItem &&
  !/:\s*$/.test(block.follows) &&
  !/[\p{L}\p{N}]/u.test(block.text.slice(0, start - block.start) + block.text.slice(end - block.start));

/** Capitals throughout, but for small words: "Grandma’s Apple Crumble". */
const isCapitalised = (words: readonly string[]): boolean =>
  words.every((word) => /^[\p{Lu}\p{N}]/u.test(word) || stopWords.has(word.toLowerCase()));

/** Things have one name, which is quoted in one way; what comes in several wordings is tried out. */
const hasVariants = (quoted: Quoted, all: readonly Quoted[]): boolean => {
  const words = contentOf(quoted.inner);
  const others = all.filter((other) => quotationKey(other.inner) !== quotationKey(quoted.inner));
  return others.some((other) => [...contentOf(other.inner)].filter((word) => words.has(word)).length > 1);
};

const timesIn = (text: string, words: string): number =>
  text.toLowerCase().split(words.toLowerCase()).length - 1;

/** A name in capitals, a short one that keeps to its marks (“phase one”), or a term that the text says as often without them. */
const isName = (quoted: Quoted, all: readonly Quoted[], unquoted: string): boolean => {
  const words = wordsOf(quoted.inner);
  if (words.length > longestName || hasVariants(quoted, all)) return false;
  const begins = /^[\p{Lu}\p{N}]/u.test(quoted.inner);
  const times = all.filter((other) => quotationKey(other.inner) === quotationKey(quoted.inner)).length;
  if (words.length <= longestTerm && timesIn(unquoted, quoted.inner) >= times) return true;
  // One word, marked once, keeps its reader at a distance (“poor” air) and shows nothing.
  if (words.length === 1 && times === 1) return true;
  if (times > 1) return begins || words.length <= longestTerm;
  return begins && isCapitalised(words) && !/[:?!]/.test(quoted.inner);
};

const quotationsIn = (blocks: readonly Block[]): Quoted[] =>
  blocks.flatMap((block) =>
    findQuotations(block.text).map((span) => ({
      start: block.start + span.start,
      end: block.start + span.end,
      inner: span.inner,
      block,
      isSaid: isAttributed(block.text, span),
    })),
  );

const quotedExamples = (article: Article, blocks: readonly Block[]): TextSpan[] => {
  const all = quotationsIn(blocks);
  const said = all.filter(({ isSaid }) => isSaid);
  if (said.length >= leastReported && said.length * 2 >= all.length) return [];
  const unquoted = all.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`,
    article.text,
  );
  const speaking = new Set(said.map(({ block }) => block));
  return all.filter(
    (quoted) =>
      !speaking.has(quoted.block) &&
      wordsOf(quoted.inner).length <= longestExample &&
      !isWholeParagraph(quoted.block, quoted) &&
      !isName(quoted, all, unquoted),
  );
};

/** A whole line of its own in emphasis, "_Balcony bees: honey from a roof._"; a term, a title of a book or a stressed word is none. */
const isEmphasisedExample = (article: Article, span: MarkedSpan, block: Block): boolean => {
  const text = article.text.slice(span.start, span.end);
  const words = wordsOf(text);
  if (words.length < 3 || words.length > longestExample || !/^["“‘]?[\p{Lu}\p{N}]/u.test(text)) return false;
  if (isCapitalised(words) || isWholeParagraph(block, span)) return false;
  const opens = /(?:^|[.!?:]["”’]?\s*)$/u.test(article.text.slice(block.start, span.start).trimEnd());
  return /[.?!]$|:\s/.test(text) || !opens;
};

const isSample = (article: Article, span: MarkedSpan): boolean => {
  if (span.kind !== 'code') return span.kind === 'sample';
  const code = article.text.slice(span.start, span.end);
  return wordsOf(code).length > longestCodeName || /[={}<>;]|\w\(./.test(code);
};

const known = new WeakMap<Article, TextSpan[]>();

/**
 * What an article shows in place of saying it: samples of code, and in English examples in quotation marks or emphasis.
 * A phrase in there is mentioned, not used, and no topic of the article for it. Names, titles of works and what
 * people said are content like any other. In the order of the text, without overlaps.
 */
export const mentionsOf = (article: Article): readonly TextSpan[] => {
  const found = known.get(article);
  if (found) return found;
  const marked = markedSpansOf(article);
  const isEnglish = article.language === 'en' || article.language === null;
  const blocks = isEnglish
    ? blocksOf(
        article,
        marked.filter(({ kind }) => kind === 'item'),
      )
    : [];
  const emphasised = marked.filter((span) => {
    const block = blocks.find(({ start, end }) => start <= span.start && span.end <= end);
    return span.kind === 'emphasis' && block !== undefined && isEmphasisedExample(article, span, block);
  });
  const spans = [
    ...marked.filter((span) => isSample(article, span)),
    ...emphasised,
    ...quotedExamples(article, blocks),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: TextSpan[] = [];
  for (const { start, end } of spans) if (start >= (apart.at(-1)?.end ?? 0)) apart.push({ start, end });
  known.set(article, apart);
  return apart;
};

/** An article's text with white space in place of all that it only mentions; of the same length. */
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
