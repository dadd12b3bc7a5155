import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { toTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { headingBlock, sentencesOf } from './blocks/edit-blocks.ts';
import { announcedHeading } from './sections/announced-headings.ts';
import { announcesPart } from './sections/fits-part.ts';
import { openingAction } from './sections/opening-actions.ts';
import { openingDefinition } from './sections/opening-definitions.ts';
import { deepest } from './sections/own-sections.ts';
import { plainText, readStretch, type Stretch } from './sections/stretch.ts';

/** A longer stretch gets headings over parts of these sizes (in words). */
const minStretchWords = 280;
const minPartLength = 80;
const minConclusionLength = 35;
/**
 * An announced part, such as the answer to a question, may be long. A part that opens with an action or a definition is
 * shorter.
 */
const maxPartLength = { announced: 600, opened: 360 };
/**
 * The size of the part without a new heading at the beginning of a stretch: at least this many words, at most this
 * share of the stretch.
 */
const minOpeningLength = 40;
const maxOpeningShare = 0.6;

export type HeadingContext = { titleCase: boolean; used: string[] };

/** Whether either of two headings has all content words of the other. */
const repeats = (a: string, b: string): boolean => {
  const [one, other] = [contentOf(a), contentOf(b)];
  return [...one].every((word) => other.has(word)) || [...other].every((word) => one.has(word));
};

/** Removes a question that became a heading. The definition below "What is a lamp?" stays. */
const withoutQuestion = (block: Block): Block[] => {
  const [first = '', ...rest] = sentencesOf(block);
  if (!/\?\W*$/.test(first)) return [block];
  const body = rest.join('').trim();
  return body === '' ? [] : [{ ...block, body }];
};

/** Whether an answer needs its question in the same paragraph: "Because it rains". */
const dependsOnQuestion = (body: string): boolean =>
  regex.u`^[\s*_]*(?:Because|By|To|With|For|Yes|No|Yeah|Well|Nope|And|Or|But|I did|It|That|This|They)(?![\p{L}])`.test(
    body,
  );

const isBoldLine = /^(\*\*|__)[^\n]+\1$/;

/**
 * The heading that the first sentence of a paragraph announces. A question counts only if the text makes sense without
 * it.
 */
const announcedBy = (block: Block, next: Block | undefined): string | null => {
  // A line in bold is the author's label. It becomes a heading along with its siblings or not at all.
  if (isBoldLine.test(block.body.trim())) return null;
  const [first = '', ...rest] = sentencesOf(block);
  const heading = announcedHeading(plainText([{ ...block, body: first }]));
  if (heading === null || !heading.endsWith('?')) return heading;
  // The question may be the title of a linked page.
  if (first.includes('](')) return null;
  const after = rest.join('').trim() || (next?.kind === 'paragraph' ? next.body : '');
  return after === '' || dependsOnQuestion(after) || /\?\W*$/.test(rest[0] ?? '') ? null : heading;
};

/** The action or definition that opens a paragraph, as a heading. */
const openedBy = (block: Block, { used }: HeadingContext): string | null => {
  const [first = ''] = sentencesOf(block);
  // A name with underscores loses them in plain text.
  if (regex.u`\p{L}_\p{L}`.test(first)) return null;
  const text = plainText([{ ...block, body: first }])
    .replace(/\s+/g, ' ')
    .trim();
  const found = openingAction(text) ?? openingDefinition(text);
  return found === null || used.some((heading) => repeats(heading, found.text)) ? null : found.text;
};

/** A place for a heading, and the possible headings from the first sentence there. */
type Start = { at: number; announced: string | null; opened: string | null };

const startsOf = (stretch: Stretch, context: HeadingContext): Start[] =>
  stretch.starts.flatMap((at) => {
    const block = stretch.blocks[at];
    if (block === undefined) return [];
    const announced = announcedBy(block, stretch.blocks[at + 1]);
    const isKnown = announced !== null && context.used.includes(announced);
    return [{ at, announced: isKnown ? null : announced, opened: openedBy(block, context) }];
  });

/**
 * A part of a stretch with its heading, starting at block `at`. `value` grows with the number of words below the
 * heading.
 */
type Part = { at: number; heading: string; value: number };

/** The bonus for each heading: of two plans for the same words, the one with more headings is better. */
const worthOfHeading = 60;

const partFrom = (stretch: Stretch, start: Start, end: number): Part | null => {
  const words = stretch.words.slice(start.at, end).reduce((sum, count) => sum + count, 0);
  const min = start.announced === 'Conclusion' ? minConclusionLength : minPartLength;
  if (words < min || words > maxPartLength.announced) return null;
  const part = { from: start.at, to: end };
  if (start.announced !== null && announcesPart(stretch, start.announced, part))
    return { at: start.at, heading: start.announced, value: words + worthOfHeading };
  if (start.opened !== null && words <= maxPartLength.opened && announcesPart(stretch, start.opened, part))
    return { at: start.at, heading: start.opened, value: words + worthOfHeading };
  return null;
};

type Plan = { parts: readonly Part[]; value: number };

/** The best parts from each place to the end, each with its own heading. */
const plansOf = (stretch: Stretch, starts: readonly Start[]): Map<number, Plan> => {
  const plans = new Map<number, Plan>([[stretch.blocks.length, { parts: [], value: 0 }]]);
  for (const start of starts.toReversed())
    for (const [end, rest] of [...plans]) {
      const part = partFrom(stretch, start, end);
      if (part === null || rest.parts.some(({ heading }) => repeats(heading, part.heading))) continue;
      const value = part.value + rest.value;
      if (value > (plans.get(start.at)?.value ?? 0))
        plans.set(start.at, { parts: [part, ...rest.parts], value });
    }
  return plans;
};

/**
 * Adds headings of the given level to a stretch, over the parts that the author announces. The last part runs to the
 * end of the stretch.
 */
const headed = (blocks: readonly Block[], level: number, context: HeadingContext): Block[] => {
  const stretch = readStretch(blocks);
  const before = (at: number): number => stretch.words.slice(0, at).reduce((sum, count) => sum + count, 0);
  const all = before(blocks.length);
  if (all <= minStretchWords) return [...blocks];
  const starts = startsOf(stretch, context).filter(({ at }) => before(at) >= minOpeningLength);
  const plans = [...plansOf(stretch, starts)].filter(([at]) => before(at) <= all * maxOpeningShare);
  const best = plans.toSorted(([, a], [, b]) => b.value - a.value)[0]?.[1];
  // A single heading inside one of the author's sections covers everything after it and leaves the part before without
  // a name.
  if (best === undefined || (level > 2 && best.parts.length < 2)) return [...blocks];
  const headings = new Map(best.parts.map(({ at, heading }) => [at, heading]));
  context.used.push(...headings.values());
  return blocks.flatMap((block, i) => {
    const heading = headings.get(i);
    if (heading === undefined) return [block];
    const added = headingBlock(level, context.titleCase ? toTitleCase(heading) : heading);
    return [added, ...(heading.endsWith('?') ? withoutQuestion(block) : [block])];
  });
};

/** Whether a text without subheadings gets only one, which divides it into one part with a name and one without. */
const isLone = (added: readonly Block[], blocks: readonly Block[]): boolean => {
  const count = (of: readonly Block[]): number =>
    of.filter(({ kind, level }) => kind === 'heading' && level > 1).length;
  return count(blocks) === 0 && count(added) === 1;
};

/**
 * Adds headings to long stretches without any, one level below the section's own heading. Existing headings stay. A
 * text without subheadings gets at least two or none.
 */
export const addHeadings = (blocks: readonly Block[], context: HeadingContext): Block[] => {
  for (const block of blocks) if (block.kind === 'heading') context.used.push(block.body);
  const result: Block[] = [];
  let stretch: Block[] = [];
  // A text without a heading above it has sections of level 2, as it would below a main heading.
  let level = 2;
  const close = (): void => {
    for (const block of level <= deepest && stretch.length > 2 ? headed(stretch, level, context) : stretch)
      result.push(block);
    stretch = [];
  };
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      stretch.push(block);
      continue;
    }
    close();
    level = block.level + 1;
    result.push(block);
  }
  close();
  return isLone(result, blocks) ? [...blocks] : result;
};
