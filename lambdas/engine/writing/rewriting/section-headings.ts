import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { countWords } from '#engine/extraction/article/count-words.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { holdsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { startWithCapital, toTitleCase } from '#engine/writing/titles/headline-style.ts';
import { headingBlock } from './edit-blocks.ts';
import { sectionLabels } from './section-labels.ts';

/** A stretch longer than this gets headings, each over about `sectionWords`. */
const longStretch = 280;
const sectionWords = 220;
const leastSection = 100;

const wordsOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + countWords(block.body), 0);

/** Cuts a stretch of blocks into sections of similar length, never right after a colon or inside a list. */
const sectionsOf = (blocks: readonly Block[]): Block[][] => {
  const counts = blocks.map((block) => countWords(block.body));
  const total = counts.reduce((sum, words) => sum + words, 0);
  const count = Math.max(2, Math.round(total / sectionWords));
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
    const mayCut = opensSection && block.kind !== 'image' && !/[:：]\s*$/.test(block.body);
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

/** A heading for a section in its own words that differs from all previous headings; null without a suitable phrase. */
const headingFor = (section: readonly Block[], context: HeadingContext): string | null => {
  const text = plainText(section);
  const fresh = sectionLabels(text, context.text).filter(
    (label) => !context.used.some((used) => shares(label, used)),
  );
  const lead = context.keywords[0]?.text;
  const needsLead = lead !== undefined && !context.used.some((used) => holdsKeyword(used, lead));
  const label =
    (needsLead ? fresh.slice(0, 8).find((value) => holdsKeyword(value, lead)) : undefined) ?? fresh[0];
  if (label === undefined) return null;
  context.used.push(label);
  return startWithCapital(label);
};

const headed = (stretch: readonly Block[], context: HeadingContext, first: boolean): Block[] =>
  sectionsOf(stretch).flatMap((section, i) => {
    // The opening of an article already has the main heading.
    if (first && i === 0) return section;
    const heading = headingFor(section, context);
    if (heading === null) return section;
    return [headingBlock(2, context.titleCase ? toTitleCase(heading) : heading), ...section];
  });

const headOnce = (blocks: readonly Block[], context: HeadingContext): Block[] => {
  const result: Block[] = [];
  let stretch: Block[] = [];
  let isFirst = true;
  const close = () => {
    const long = wordsOf(stretch) > longStretch && stretch.length > 2;
    for (const block of long ? headed(stretch, context, isFirst) : stretch) result.push(block);
    if (stretch.length > 0) isFirst = false;
    stretch = [];
  };
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      stretch.push(block);
      continue;
    }
    close();
    if (block.level > 1) isFirst = false;
    result.push(block);
  }
  close();
  return result;
};

/** A section may still be long when no place to cut was found in the first pass. */
const passes = 4;

/** Adds H2 headings to long stretches without any; existing headings stay. */
export const addHeadings = (blocks: readonly Block[], context: HeadingContext): Block[] => {
  for (const block of blocks) if (block.kind === 'heading') context.used.push(block.body);
  let result = [...blocks];
  for (let pass = 0; pass < passes; pass += 1) {
    const next = headOnce(result, context);
    if (next.length === result.length) break;
    result = next;
  }
  return result;
};
