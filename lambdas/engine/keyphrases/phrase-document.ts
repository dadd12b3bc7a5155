import { memoizeByArticle } from '#engine/bounds/memoize.ts';
import { type Tag, tagPartsOfSpeech } from '#engine/english/part-of-speech.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import type { Token } from '#engine/language/tokenize.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { findNames } from './find-names.ts';

/** The most tokens read from one text; a page of 10,000 words has about 12,000. */
const maxTokens = 16_000;
const maxTitleWords = 24;

/** A text prepared for finding phrases; the arrays are parallel to `tokens`. */
export type PhraseDocument = {
  text: string;
  /** The number of characters of `text` before the input text: the title, if it was given separately. */
  shift: number;
  tokens: Token[];
  tags: Tag[];
  /** The stems of a token's parts, joined by a space; empty for marks. */
  stems: string[];
  stop: boolean[];
  /** Whether the token is written as a name: capitalized where grammar does not require it. */
  name: boolean[];
  sentenceOf: number[];
  sentenceCount: number;
  /** The paragraph of each token, by blank lines. */
  paragraphOf: number[];
  /** The first token that is not part of the title. */
  titleEnd: number;
  /** The stems of the title between spaces, for looking up phrases. */
  title: string;
  /** The stems of the headings between spaces, separated by marks. */
  headings: string;
};

export type DocumentOptions = {
  title?: string | null;
  headings?: readonly string[];
};

const assignSentences = (text: string, tokens: readonly Token[]): number[] => {
  const sentences = analyzeText(text).sentences;
  let at = 0;
  return tokens.map((token) => {
    while (at < sentences.length - 1 && token.start >= (sentences[at]?.end ?? 0)) at++;
    return at;
  });
};

/** The number of tokens that begin before an offset. */
const endOf = (tokens: readonly Token[], offset: number): number => {
  const end = tokens.findIndex((token) => token.start >= offset);
  return end < 0 ? tokens.length : end;
};

/** A short first line without a period at its end, and with more text after it, is the title. */
const guessTitleEnd = (text: string, tokens: readonly Token[]): number => {
  const lineEnd = text.trimStart().indexOf('\n') + text.length - text.trimStart().length;
  if (text.trimStart().indexOf('\n') < 0) return 0;
  const line = text.slice(0, lineEnd).trim();
  if (/[.:;,]$/.test(line)) return 0;
  const end = endOf(tokens, lineEnd);
  return end <= maxTitleWords ? end : 0;
};

const isStop = (token: Token): boolean => {
  if (token.kind !== 'word') return true;
  if (token.lower.length === 1) return true;
  return stopWords.has(token.lower);
};

const assignParagraphs = (text: string, tokens: readonly Token[]): number[] => {
  let paragraph = 0;
  return tokens.map((token, i) => {
    const before = text.slice(tokens[i - 1]?.end ?? token.start, token.start);
    if (before.indexOf('\n') !== before.lastIndexOf('\n')) paragraph++;
    return paragraph;
  });
};

/** The stems of a line of text between spaces. */
export const stemLine = (line: string): string => ` ${analyzeText(line).wordStems.join(' ')} `;

/**
 * Reads the tokens, sentences, tags and stems of a text. If no title is given, the first line counts as one if it looks
 * like one.
 */
export const readDocument = (source: string, options: DocumentOptions): PhraseDocument => {
  const given = options.title?.trim() ?? '';
  const shift = given === '' || source.trimStart().startsWith(given) ? 0 : given.length + 2;
  const text = shift === 0 ? source : `${given}\n\n${source}`;
  const analyzed = analyzeText(text);
  const tokens = analyzed.tokens.slice(0, maxTokens);
  const sentenceOf = assignSentences(text, tokens);

  const stems = analyzed.stems.slice(0, maxTokens).map((parts) => parts.join(' '));
  const titleEnd =
    given === '' ? guessTitleEnd(text, tokens) : endOf(tokens, text.indexOf(given) + given.length);
  const name = findNames(tokens, sentenceOf, stopWords, titleEnd);
  return {
    text,
    shift,
    tokens,
    tags: tagPartsOfSpeech(tokens, (i) => name[i] === true),
    stems,
    stop: tokens.map((token) => isStop(token)),
    name,
    sentenceOf,
    sentenceCount: (sentenceOf.at(-1) ?? -1) + 1,
    paragraphOf: assignParagraphs(text, tokens),
    titleEnd,
    title: ` ${stems.slice(0, titleEnd).join(' ')} `,
    headings: (options.headings ?? []).map(stemLine).join('|'),
  };
};

/** The document of an article with its title, read once for all that look for phrases in it. */
export const articleDocument = memoizeByArticle(({ text, title }) => readDocument(text, { title }));
