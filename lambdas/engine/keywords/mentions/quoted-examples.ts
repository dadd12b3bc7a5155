import type { Article } from '#contracts/jobs/article.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import {
  isCapitalized,
  isWholeParagraph,
  maxExampleLength,
  type TextBlock,
  type TextSpan,
  wordsOf,
} from '#engine/keywords/text/text-blocks.ts';
import { regex } from '#engine/language/patterns.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { findQuotations, quotationKey } from '#engine/verification/facts/quotations.ts';
import { isAttributed } from './quoted-speech.ts';

const maxNameLength = 5;
/** The most words of a quoted term or short name. */
const maxTermLength = 3;
/** A text reports speech if it attributes at least this many quotations, and at least half of all its quotations. */
const minReported = 2;
/** The most quotations. Each is compared with all others, so the limit bounds the time. */
const maxQuotations = 300;

type Quoted = TextSpan & {
  block: TextBlock;
  inner: string;
  words: string[];
  key: string;
  content: ReadonlySet<string>;
  hasSpeaker: boolean;
};

/** All quotations of a text, and the rest of it in lowercase. */
type Quotations = { all: readonly Quoted[]; unquoted: string };

const quotationsIn = (blocks: readonly TextBlock[]): Quoted[] =>
  blocks
    .flatMap((block) => findQuotations(block.text).map((span) => ({ block, span })))
    .slice(0, maxQuotations)
    .map(({ block, span }) => {
      const words = wordsOf(span.inner);
      const contentWords = words.map((word) => word.toLowerCase()).filter((word) => !stopWords.has(word));
      return {
        start: block.start + span.start,
        end: block.start + span.end,
        block,
        inner: span.inner,
        words,
        key: quotationKey(span.inner),
        content: new Set(contentWords.flatMap(stemsOf)),
        hasSpeaker: isAttributed(block.text, span),
      };
    });

/**
 * Whether a quotation appears in several wordings. A name is always quoted in the same words, so variants are examples.
 */
const hasVariants = ({ key, content }: Quoted, all: readonly Quoted[]): boolean =>
  all.some((other) => other.key !== key && [...other.content].filter((word) => content.has(word)).length > 1);

/**
 * True for a capitalized name, a short name that is always quoted (“phase one”), or a term that occurs as often without
 * quotation marks.
 */
const isName = (quoted: Quoted, { all, unquoted }: Quotations): boolean => {
  const { words, inner, key } = quoted;
  if (words.length > maxNameLength || hasVariants(quoted, all)) return false;
  const begins = regex.u`^[\p{Lu}\p{N}]`.test(inner);
  const times = all.filter((other) => other.key === key).length;
  const bare = unquoted.split(inner.toLowerCase()).length - 1;
  if (words.length <= maxTermLength && bare >= times) return true;
  // Quotation marks around a single word, used once, express distance (“poor” air) and do not mark an example.
  if (words.length === 1 && times === 1) return true;
  if (times > 1) return begins || words.length <= maxTermLength;
  return begins && isCapitalized(words) && !/[:?!]/.test(inner);
};

/** The short quotations of a text that are examples of wording, rather than speech or names. */
export const quotedExamples = (article: Article, blocks: readonly TextBlock[]): TextSpan[] => {
  const all = quotationsIn(blocks);
  const speech = all.filter(({ hasSpeaker }) => hasSpeaker);
  if (speech.length >= minReported && speech.length * 2 >= all.length) return [];
  const unquoted = all
    .reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, article.text)
    .toLowerCase();
  const firstPerson = new Set(speech.map(({ block }) => block));
  return all.filter(
    (quoted) =>
      !firstPerson.has(quoted.block) &&
      quoted.words.length <= maxExampleLength &&
      !isWholeParagraph(quoted.block, quoted) &&
      !isName(quoted, { all, unquoted }),
  );
};
