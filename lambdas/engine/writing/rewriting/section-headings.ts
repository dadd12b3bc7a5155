import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { countWords } from '#engine/extraction/article/count-words.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { holdsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { countKeyword } from '#engine/writing/checks/measure-article.ts';
import { startWithCapital, toTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { headingBlock } from './blocks/edit-blocks.ts';
import { sectionLabels } from './section-labels.ts';

/** A stretch longer than this gets headings, each over about `sectionWords`. */
const longStretch = 280;
const sectionWords = 220;
const leastSection = 100;

const wordsOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + countWords(block.body), 0);

/** "**2. The pier**": a numbered paragraph is an entry of a list. */
const isNumbered = ({ body }: Block): boolean => /^\W*\d{1,2}(?:\\?[.)]|:)\s/.test(body);
/** A line in bold works like a heading. */
const isBoldLine = ({ body }: Block): boolean => /^(\*\*|__)[^*_\n]+\1:?\s*$/.test(body.trim());

/** For each block, whether the place behind it is in a list. The end of the last numbered paragraph is unknown. */
const insideList = (blocks: readonly Block[]): boolean[] => {
  const items = blocks.map(({ kind }) => kind === 'item');
  const [first, last] = [items.indexOf(true), items.lastIndexOf(true)];
  const numbered = blocks.findIndex(isNumbered);
  return blocks.map((_, i) => (first >= 0 && i >= first && i < last) || (numbered >= 0 && i >= numbered));
};

/** Cuts a stretch of blocks into sections of similar length, never right after a colon or inside a list. */
const sectionsOf = (blocks: readonly Block[]): Block[][] => {
  const counts = blocks.map((block) => countWords(block.body));
  const total = counts.reduce((sum, words) => sum + words, 0);
  const count = Math.max(2, Math.round(total / sectionWords));
  const inList = insideList(blocks);
  const sections: Block[][] = [];
  let section: Block[] = [];
  let words = 0;
  let rest = total;
  for (const [i, block] of blocks.entries()) {
    section.push(block);
    words += counts[i] ?? 0;
    rest -= counts[i] ?? 0;
    const next = blocks[i + 1];
    // An indented paragraph belongs to the list item above it.
    const opensSection = next?.kind === 'paragraph' && next.prefix === '';
    const mayCut =
      opensSection &&
      inList[i] !== true &&
      !isBoldLine(block) &&
      block.kind !== 'image' &&
      !/[:：]\s*$/.test(block.body);
    if (mayCut && words >= Math.max(leastSection, (total / count) * 0.8) && rest >= leastSection) {
      sections.push(section);
      section = [];
      words = 0;
    }
  }
  return section.length > 0 ? [...sections, section] : sections;
};

export type HeadingContext = {
  text: string;
  keywords: readonly KeywordIdea[];
  titleCase: boolean;
  used: string[];
};

const shares = (a: string, b: string): boolean =>
  a
    .toLowerCase()
    .split(/[ -]/)
    .some((word) => word.length > 3 && holdsKeyword(b, word));

const plainText = (section: readonly Block[]): string =>
  section
    .map((block) => block.body)
    .join('\n\n')
    .replace(/!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)|[*_`#[\]]/g, '');

/** A phrase names a stretch when at least this share of the stretch's sentences has one of its content words. */
const leastCoverage = 0.5;
/** "React DOM Server" over a stretch on React: the last word is what the heading names, and this share of sentences has it. */
const leastNamed = 0.3;
/** Times that the stretch says the whole phrase. */
const leastMentions = 3;
/** A phrase that the rest of the text says as well names no part of it. */
const leastShareHere = 0.7;

/** Whether the words of a label run through a stretch: each is in two sentences, and most sentences have one of them. */
export const coversMost = (label: string, stretch: string): boolean => {
  const sentences = analyzeText(stretch).sentences.map(({ text }) => contentOf(text));
  const words = [...contentOf(label)];
  const holding = sentences.filter((sentence) => words.some((word) => sentence.has(word)));
  const named = words.at(-1) ?? '';
  return (
    words.length > 0 &&
    sentences.filter((sentence) => sentence.has(named)).length >= sentences.length * leastNamed &&
    words.every((word) => sentences.filter((sentence) => sentence.has(word)).length > 1) &&
    countKeyword(stretch, label) >= leastMentions &&
    holding.length >= sentences.length * leastCoverage
  );
};

/**
 * A heading for a section in its own words that differs from all other headings and names most of the stretch that
 * follows it; null without such a phrase.
 */
const headingFor = (
  section: readonly Block[],
  stretch: readonly Block[],
  context: HeadingContext,
): string | null => {
  const whole = plainText(stretch);
  const fresh = sectionLabels(plainText(section), context.text).filter(
    (label) =>
      !context.used.some((used) => shares(label, used)) &&
      coversMost(label, whole) &&
      countKeyword(whole, label) >= countKeyword(context.text, label) * leastShareHere,
  );
  const lead = context.keywords[0]?.text;
  const needsLead = lead !== undefined && !context.used.some((used) => holdsKeyword(used, lead));
  const label = (needsLead ? fresh.find((value) => holdsKeyword(value, lead)) : undefined) ?? fresh[0];
  if (label === undefined) return null;
  context.used.push(label);
  return startWithCapital(label);
};

/**
 * A stretch with headings of the given level before its later sections. The first section has the heading above it, or
 * is the introduction. A section without a fitting phrase belongs to the heading before it.
 */
const headed = (stretch: readonly Block[], level: number, context: HeadingContext): Block[] => {
  const [opening = [], ...sections] = sectionsOf(stretch);
  let tail: Block[] = [];
  let result: Block[] = [];
  for (const section of sections.toReversed()) {
    tail = [...section, ...tail];
    const heading = headingFor(section, tail, context);
    if (heading === null) continue;
    result = [headingBlock(level, context.titleCase ? toTitleCase(heading) : heading), ...tail, ...result];
    tail = [];
  }
  return [...opening, ...tail, ...result];
};

/** Markdown has six levels of headings. */
const deepest = 6;

const headOnce = (
  blocks: readonly Block[],
  context: HeadingContext,
  inserted: ReadonlySet<Block>,
): Block[] => {
  const result: Block[] = [];
  let stretch: Block[] = [];
  // Without a heading above it, a text has sections of level 2, as below a main heading.
  let level = 2;
  const close = () => {
    const isLong = wordsOf(stretch) > longStretch && stretch.length > 2 && level <= deepest;
    for (const block of isLong ? headed(stretch, level, context) : stretch) result.push(block);
    stretch = [];
  };
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      stretch.push(block);
      continue;
    }
    close();
    // A part of an inserted section is its sibling.
    level = inserted.has(block) ? block.level : block.level + 1;
    result.push(block);
  }
  close();
  return result;
};

/** A section may still be long when no place to cut was found in the first pass. */
const passes = 4;

/** Adds headings to long stretches without any, one level below the section's own; existing headings stay. */
export const addHeadings = (blocks: readonly Block[], context: HeadingContext): Block[] => {
  const own = new Set(blocks);
  for (const block of blocks) if (block.kind === 'heading') context.used.push(block.body);
  let result = [...blocks];
  for (let pass = 0; pass < passes; pass += 1) {
    const next = headOnce(result, context, new Set(result.filter((block) => !own.has(block))));
    if (next.length === result.length) break;
    result = next;
  }
  return result;
};
