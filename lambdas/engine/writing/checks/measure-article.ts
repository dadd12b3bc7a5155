import { countWords } from '#domain/text/count-words.ts';
import { memoizeByText } from '#engine/bounds/memoize.ts';
import { regex } from '#engine/language/patterns.ts';
import { analyzeText, textReader } from '#engine/text/analyzed-text.ts';
import { type ReadBlock, readDocument } from '#engine/verification/facts/passage-units.ts';

/** Thresholds that Yoast publishes for its analyses; densities and shares are fractions. */
export const checkLimits = {
  introWords: 100,
  wordsPerHeading: 300,
  paragraphWords: 150,
  sentenceWords: 20,
  longSentenceShare: 0.25,
  minWords: 300,
  densityMin: 0.005,
  densityMax: 0.03,
} as const;

/** The measurements that the checks use; lengths are in words. */
export type ArticleMeasures = {
  words: number;
  h1: string[];
  subheadings: string[];
  intro: string;
  keywordCount: number;
  density: number;
  longestSection: number;
  longestParagraph: number;
  longSentenceShare: number;
  images: number;
  imagesWithoutAlt: number;
  links: number;
};

const proseKinds = new Set(['paragraph', 'item', 'quote', 'table']);

/** The text of a block on one line, with its number of words. A rewrite's versions share most of their blocks. */
const lineOf = textReader(({ text }) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return { line, words: countWords(line) };
});
const plainText = (block: ReadBlock): string => lineOf(block.text).line;
const wordsOf = (block: ReadBlock): number => lineOf(block.text).words;

/** The number of times that some stems stand next to each other among others. */
const countStems = (words: readonly string[], wanted: readonly string[]): number => {
  if (wanted.length === 0) return 0;
  let count = 0;
  for (let i = 0; i + wanted.length <= words.length; i += 1) {
    if (!wanted.every((word, j) => words[i + j] === word)) continue;
    count += 1;
    i += wanted.length - 1;
  }
  return count;
};

/** The number of times that a keyword's words are adjacent in a text, in any grammatical form. */
export const countKeyword = (text: string, keyword: string): number =>
  countStems(analyzeText(text).wordStems, analyzeText(keyword).wordStems);

const sectionLengths = (blocks: readonly ReadBlock[]): number[] => {
  const lengths = [0];
  for (const block of blocks) {
    if (block.block.kind === 'heading' && block.block.level > 1) lengths.push(0);
    else if (proseKinds.has(block.block.kind)) lengths.push((lengths.pop() ?? 0) + wordsOf(block));
  }
  return lengths;
};

const sentenceLengths = textReader(({ sentences }) =>
  sentences.map((sentence) => countWords(sentence.text)).filter((words) => words > 0),
);

/** The number of sentences in an article's paragraphs and list items, and the number of long ones among them. */
export const countSentences = (blocks: readonly ReadBlock[]): { all: number; long: number } => {
  const lengths = blocks
    .filter((block) => block.block.kind === 'paragraph' || block.block.kind === 'item')
    .flatMap((block) => sentenceLengths(block.text));
  return { all: lengths.length, long: lengths.filter((words) => words > checkLimits.sentenceWords).length };
};

const longShare = (blocks: readonly ReadBlock[]): number => {
  const { all, long } = countSentences(blocks);
  return all === 0 ? 0 : long / all;
};

const firstWords = (text: string, count: number): string => text.split(' ').slice(0, count).join(' ');

/** Bare URLs in the text; the rendered page shows them as links. */
const bareUrl = regex.giu`(?<![\p{L}\p{N}/])(?:https?:\/\/|www\.)\S{3,}`;

const countBareUrls = (blocks: readonly ReadBlock[]): number =>
  blocks
    .filter((block) => proseKinds.has(block.block.kind))
    .reduce((sum, block) => sum + (block.text.match(bareUrl)?.length ?? 0), 0);

const longer = (a: number, b: number): number => Math.max(a, b);

type Shape = Omit<ArticleMeasures, 'keywordCount' | 'density'> & {
  /** The stems among which the keyword is counted: those of the body and the subheadings. */
  searched: readonly string[];
};

const measureShape = (markdown: string): Shape => {
  const { blocks } = readDocument(markdown);
  const headings = blocks.filter((block) => block.block.kind === 'heading');
  const body = blocks.filter((block) => proseKinds.has(block.block.kind));
  // The main heading is the page's title, not its text.
  const counted = [...headings.filter((block) => block.block.level > 1), ...body];
  const text = body.map(plainText).join(' ');
  const pieces = blocks.flatMap((block) => block.pieces);
  const linked = pieces.filter((piece) => piece.kind === 'link');
  const images = pieces.filter((piece) => piece.kind === 'image');
  return {
    searched: counted.flatMap((block) => analyzeText(plainText(block)).wordStems),
    words: body.reduce((sum, block) => sum + wordsOf(block), 0),
    h1: headings.filter((block) => block.block.level === 1).map(plainText),
    subheadings: headings.filter((block) => block.block.level > 1).map(plainText),
    intro: firstWords(text, checkLimits.introWords),
    longestSection: sectionLengths(blocks).reduce(longer, 0),
    longestParagraph: body
      .filter((block) => block.block.kind === 'paragraph')
      .map(wordsOf)
      .reduce(longer, 0),
    longSentenceShare: longShare(blocks),
    images: images.length,
    imagesWithoutAlt: images.filter((image) => image.label.trim() === '').length,
    links:
      linked.length +
      Math.max(0, countBareUrls(body) - linked.filter((link) => link.label.match(bareUrl)).length),
  };
};

/** Remembered because one version of an article is checked with several titles and descriptions. */
const shapeOf = memoizeByText(measureShape);

/** Measures Markdown for the on-page checks. */
export const measureArticle = (markdown: string, keyword: string): ArticleMeasures => {
  const { searched, ...shape } = shapeOf(markdown);
  const keywordCount = countStems(searched, analyzeText(keyword).wordStems);
  return { ...shape, keywordCount, density: shape.words === 0 ? 0 : keywordCount / shape.words };
};
