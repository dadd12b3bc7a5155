import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { startWithCapital, toTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { headingBlock, sentencesOf } from './blocks/edit-blocks.ts';
import { sectionLabels } from './section-labels.ts';
import { announcedHeading } from './sections/announced-headings.ts';
import { announces, namesPart } from './sections/fits-part.ts';
import { deepest } from './sections/own-sections.ts';
import { plainText, readStretch, type Stretch } from './sections/stretch.ts';

/** A stretch longer than this gets headings over parts of these sizes. */
const longStretch = 280;
const leastPart = 80;
const leastConclusion = 35;
/** A question can be answered at length; a phrase names less. */
const mostPart = { announced: 600, named: 360 };
/** The part without a new heading at the beginning of a stretch has from this many words to this share of them. */
const leastOpening = 40;
const mostOpening = 0.6;

export type HeadingContext = {
  text: string;
  keywords: readonly KeywordIdea[];
  titleCase: boolean;
  used: string[];
};

/** Whether one of two headings has all content words of the other. */
const repeats = (a: string, b: string): boolean => {
  const [one, other] = [contentOf(a), contentOf(b)];
  return [...one].every((word) => other.has(word)) || [...other].every((word) => one.has(word));
};

/** A question that became a heading is not asked again. */
const withoutQuestion = (block: Block): Block[] => {
  const body = sentencesOf(block).slice(1).join('').trim();
  return body === '' ? [] : [{ ...block, body }];
};

/** "Because it rains": an answer that needs its question in the same paragraph. */
const leansOnQuestion = (body: string): boolean =>
  /^[\s*_]*(?:Because|By|To|With|For|Yes|No|Yeah|Well|Nope|And|Or|But|I did|It|That|This|They)(?![\p{L}])/u.test(
    body,
  );

/** What the first sentence of a paragraph announces; a question only where the text goes on without it. */
const announcedBy = (block: Block, next: Block | undefined): string | null => {
  const [first = '', ...rest] = sentencesOf(block);
  const heading = announcedHeading(plainText([{ ...block, body: first }]));
  if (heading === null || !heading.endsWith('?')) return heading;
  const after = rest.join('').trim() || (next?.kind === 'paragraph' ? next.body : '');
  return after === '' || leansOnQuestion(after) || /\?\W*$/.test(rest[0] ?? '') ? null : heading;
};

/** A place for a heading, what the paragraph there announces, and the phrases that could name what follows. */
type Start = { at: number; announced: string | null; labels: readonly string[] };

/** "Day on a single charge": what a preposition joins is often only half of its phrase. */
const joined = /\s(?:at|by|from|in|on|with)\s/i;

/** A shorter paragraph hardly opens a part, and finding its phrases takes time. */
const leastParagraph = 25;
/** Words of a part that are read for phrases: a heading names what comes first. */
const wordsRead = 160;

const startsOf = (stretch: Stretch, context: HeadingContext): Start[] =>
  stretch.starts.map((at) => {
    let end = at + 1;
    for (let words = stretch.words[at] ?? 0; words < wordsRead && end < stretch.blocks.length; end += 1)
      words += stretch.words[end] ?? 0;
    const block = stretch.blocks[at];
    const announced = block === undefined ? null : announcedBy(block, stretch.blocks[at + 1]);
    const isNew = (label: string): boolean =>
      !joined.test(label) && !context.used.some((used) => repeats(label, used));
    return {
      at,
      announced: announced !== null && context.used.includes(announced) ? null : announced,
      labels:
        (stretch.words[at] ?? 0) < leastParagraph
          ? []
          : sectionLabels(plainText(stretch.blocks.slice(at, end)), context.text).filter(isNew),
    };
  });

/** A part of a stretch from a block with its heading; `value` grows with the words that the heading is sure about. */
type Part = { at: number; heading: string; value: number };

/** Each heading must say for 60 words more than the one before that a part begins. */
const costOfHeading = 60;

const partFrom = (stretch: Stretch, start: Start, end: number): Part | null => {
  const words = stretch.words.slice(start.at, end).reduce((sum, count) => sum + count, 0);
  const least = start.announced === 'Conclusion' ? leastConclusion : leastPart;
  if (words < least || words > mostPart.announced) return null;
  const part = { from: start.at, to: end };
  if (start.announced !== null && announces(stretch, start.announced, part))
    return { at: start.at, heading: start.announced, value: Math.max(words - costOfHeading, 1) };
  if (words > mostPart.named) return null;
  const found = start.labels.flatMap((label) => {
    const share = namesPart(stretch, label, part);
    return share === null ? [] : [{ heading: startWithCapital(label), share }];
  });
  const best = found.toSorted((a, b) => b.share - a.share)[0];
  return best === undefined
    ? null
    : { at: start.at, heading: best.heading, value: words * best.share - costOfHeading };
};

type Plan = { parts: readonly Part[]; value: number };

/** The best parts from each place to the end, each with a heading of its own. */
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

/** A stretch with headings of the given level over the parts that a phrase of theirs names, up to its end. */
const headed = (blocks: readonly Block[], level: number, context: HeadingContext): Block[] => {
  const stretch = readStretch(blocks);
  const before = (at: number): number => stretch.words.slice(0, at).reduce((sum, count) => sum + count, 0);
  const all = before(blocks.length);
  if (all <= longStretch) return [...blocks];
  const starts = startsOf(stretch, context).filter(({ at }) => before(at) >= leastOpening);
  const plans = [...plansOf(stretch, starts)].filter(([at]) => before(at) <= all * mostOpening);
  const best = plans.toSorted(([, a], [, b]) => b.value - a.value)[0]?.[1];
  if (best === undefined) return [...blocks];
  const headings = new Map(best.parts.map(({ at, heading }) => [at, heading]));
  context.used.push(...headings.values());
  return blocks.flatMap((block, i) => {
    const heading = headings.get(i);
    if (heading === undefined) return [block];
    const added = headingBlock(level, context.titleCase ? toTitleCase(heading) : heading);
    return [added, ...(heading.endsWith('?') ? withoutQuestion(block) : [block])];
  });
};

/** A single heading in the middle of a text without any divides it into a part with a name and one without. */
const isLone = (added: readonly Block[], blocks: readonly Block[]): boolean => {
  const count = (of: readonly Block[]): number =>
    of.filter(({ kind, level }) => kind === 'heading' && level > 1).length;
  return count(blocks) === 0 && count(added) === 1;
};

/**
 * Adds headings to long stretches without any, one level below the section's own; existing headings stay. A text without
 * subheadings gets at least two or none.
 */
export const addHeadings = (blocks: readonly Block[], context: HeadingContext): Block[] => {
  for (const block of blocks) if (block.kind === 'heading') context.used.push(block.body);
  const result: Block[] = [];
  let stretch: Block[] = [];
  // Without a heading above it, a text has sections of level 2, as below a main heading.
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
