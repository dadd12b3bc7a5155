import { countWords } from '#domain/text/count-words.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { headingBlock, isPlainParagraph } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { boldCaptions, isPicture } from '#engine/writing/rewriting/images/caption-lines.ts';
import { announcedCount } from './announced-counts.ts';
import {
  isAside,
  isBoldLabel,
  isBoldOther,
  isLineLabel,
  type LeadIn,
  leadInOf,
  plainStart,
} from './label-forms.ts';
import { concludes, conclusionHeading, deepest, type Section, sectionsOf, wordsOf } from './own-sections.ts';

/** The fewest labels of a kind when a dash joins them to their sentences or they are in plain letters. */
const minLooseLabels = 3;
/** Siblings with less text than this below each are list entries, not sections. Among long ones, one may be short. */
const minWords = 20;
const minMeanWords = 35;
const amongLong = { mean: 60, min: 12 };
/**
 * If labels have one paragraph each, at most this many words may follow the last one's, unless they are a conclusion.
 */
const maxEndingWords = 60;
const meanParagraphs = 1.5;

/** Whether labels have more than one paragraph each, so that the last one may, too. */
const isLong = (blocks: readonly Block[], labels: number): boolean =>
  blocks.filter(isPlainParagraph).length > labels * meanParagraphs;

const lettersOf = (text: string): string => text.replace(regex.gu`[^\p{L}\p{N}]`, '').toLowerCase();

const endsWith = (block: Block | undefined, end: RegExp): boolean =>
  block?.kind === 'paragraph' && end.test(block.body);
/**
 * Whether a label ends the sentence above it. A colon before the first label announces all of them; before a later
 * one, it announces only that one: "The answer is simple: **Ask the baker**".
 */
const endsSentence = (above: Block | undefined, isFirst: boolean): boolean =>
  endsWith(above, /[,–—]\s*$/) || (!isFirst && endsWith(above, /:\s*$/));

/** The labels of a section by position, and the number of other paragraphs in bold. */
const labelsIn = (
  blocks: readonly Block[],
  { start, end }: Section,
  captions: ReadonlySet<number>,
): { found: Map<number, LeadIn>; others: number } => {
  const found = new Map<number, LeadIn>();
  let others = 0;
  for (const [i, block] of blocks.slice(start, end).entries()) {
    if (captions.has(start + i)) continue;
    const leadIn = leadInOf(block);
    // A line below an image may be its caption.
    const above = blocks[start + i - 1];
    if (leadIn?.loose === 'line' && above !== undefined && isPicture(above)) continue;
    // "Also," above a bold line makes that line the end of the sentence, so its siblings may be parts of sentences,
    // too.
    if (leadIn !== null && i > 0 && endsSentence(above, found.size === 0)) others += 1;
    else if (leadIn !== null) found.set(start + i, leadIn);
    else if (isPlainParagraph(block) && isBoldOther(block.body.trim())) others += 1;
  }
  // Among bold labels, a plain text such as "I finished Nier: Automata" is not a label.
  const isUnmarked = ({ loose }: LeadIn): boolean => loose === 'plain' || loose === 'line';
  const hasBold = [...found.values()].some((leadIn) => !isUnmarked(leadIn));
  if (hasBold) for (const [at, leadIn] of [...found]) if (isUnmarked(leadIn)) found.delete(at);
  // If there are several label lines, they are the headings, and a label that opens a paragraph is a note.
  const lines = [...found].filter(([, { isLine }]) => isLine);
  if (lines.length > 1) for (const [at, { isLine }] of [...found]) if (!isLine) found.delete(at);
  return { found, others };
};

/** Whether each label has about as much text below it as a section needs. */
const haveText = (blocks: readonly Block[], found: ReadonlyMap<number, LeadIn>, end: number): boolean => {
  const places = [...found.keys()];
  const sizes = places.map((at, i) => {
    const below = wordsOf(blocks.slice(at + 1, places[i + 1] ?? end));
    return below + countWords(found.get(at)?.rest ?? '');
  });
  const mean = sizes.reduce((sum, words) => sum + words, 0) / Math.max(sizes.length, 1);
  const min = mean >= amongLong.mean ? amongLong.min : minWords;
  return mean >= minMeanWords && sizes.every((words) => words >= min);
};

/** How the last label's text ends: with its own block, with unlabeled text, or with the article's conclusion. */
const endingOf = (
  blocks: readonly Block[],
  found: ReadonlyMap<number, LeadIn>,
  { start, end }: Section,
): 'own' | 'conclusion' | 'unnamed' => {
  const last = [...found.keys()].at(-1) ?? 0;
  const isLine = [...found.values()].some((leadIn) => leadIn.isLine);
  if (isLine || isLong(blocks.slice(start, last), found.size - 1)) return 'own';
  if (end === blocks.length && concludes(blocks, last + 1)) return 'conclusion';
  return wordsOf(blocks.slice(last + 1, end)) > maxEndingWords ? 'unnamed' : 'own';
};

/** An image or an embedded video: "{{< youtube abc >}}", "<iframe>". */
const isMedia = (block: Block | undefined): boolean =>
  block !== undefined &&
  (isPicture(block) ||
    block.kind === 'image' ||
    /^\s*(?:\{\{[<%]\s*(?:youtube|vimeo|figure|video|audio|tweet|spotify|soundcloud|image|img)|\{%\s*(?:youtube|vimeo|video|audio|spotify|soundcloud|image|img)|<(?:iframe|video|audio|figure|img)[\s>]|<(?:div|p|center)[^<>]*>\s*<(?:iframe|video|audio|img)[\s>]|https?:\/\/(?:www\.)?(?:youtube\.com|youtu\.be|vimeo\.com|open\.spotify\.com|soundcloud\.com)\/\S+$)/iu.test(
      block.body.trim(),
    ));

/**
 * Whether each label names the image or video above it, from the first one on. A heading would move each one to the
 * section before.
 */
const belowMedia = (blocks: readonly Block[], found: ReadonlyMap<number, LeadIn>, end: number): boolean => {
  const below = [...found].filter(([at, { isLine }]) => isLine && isMedia(blocks[at - 1]));
  const [first = -1] = found.keys();
  return (
    below.length > 1 && below.length * 2 >= found.size && below[0]?.[0] === first && !isMedia(blocks[end - 1])
  );
};

/** The labels of a section that work like headings: distinct siblings, each with its own text. */
const siblingsIn = (
  blocks: readonly Block[],
  section: Section,
  captions: ReadonlySet<number>,
): Map<number, LeadIn> => {
  const { found, others } = labelsIn(blocks, section, captions);
  const labels = [...found.values()];
  const shouts = labels.filter(({ label }) => label.endsWith('!')).length;
  const differ = new Set(labels.map(({ label }) => label.toLowerCase())).size === found.size;
  // The first label directly below a heading would become a heading below a heading.
  const [first = 0, last = 0] = [[...found.keys()][0], [...found.keys()].at(-1)];
  const stacked = first === section.start && first > 0;
  const min = labels.some(({ loose }) => loose !== undefined) ? minLooseLabels : 2;
  // "We made four changes." above two labels: the other changes have none.
  const announced = announcedCount(blocks[first - 1]?.body ?? '') ?? found.size;
  const isRow =
    found.size >= min &&
    found.size === announced &&
    others === 0 &&
    differ &&
    shouts * 2 < found.size &&
    !stacked;
  const ending = endingOf(blocks, found, section);
  if (belowMedia(blocks, found, section.end)) return new Map();
  if (!isRow || ending === 'unnamed' || !haveText(blocks, found, section.end)) return new Map();
  const closing = found.get(last);
  if (ending === 'conclusion' && closing !== undefined)
    found.set(last, { ...closing, isBeforeConclusion: true });
  return found;
};

/** Whether a label recurs anywhere in the text. It is then a speaker or a recurring note. */
const repeatedLabels = (blocks: readonly Block[]): boolean => {
  const labels = blocks
    .map(leadInOf)
    .flatMap((leadIn) => (leadIn === null || leadIn.loose === 'line' ? [] : leadIn.label.toLowerCase()));
  return new Set(labels).size < labels.length;
};

/** Whether a number is missing, so its label is not one of these: "2. Ask for help", "4. Say thanks". */
const skipsNumber = (raised: readonly { leadIn: LeadIn; level: number }[]): boolean =>
  raised.some(({ leadIn, level }, i) => {
    const next = raised[i + 1];
    const step = Number.parseInt(next?.leadIn.label ?? '', 10) - Number.parseInt(leadIn.label, 10);
    return next?.level === level && step > 1;
  });

const isNumbered = /^\(?(?:[a-h]|\d{1,2})[.)]/;

/**
 * Turns the author's own labels into headings one level below their section if at least two siblings have the same
 * form. A label is a bold paragraph, or the opening of a paragraph in bold or with "First, …".
 */
export const raiseLeadIns = (blocks: readonly Block[]): Block[] => {
  if (repeatedLabels(blocks)) return [...blocks];
  const captions = boldCaptions(blocks);
  const raised = new Map<number, { leadIn: LeadIn; level: number }>();
  for (const section of sectionsOf(blocks)) {
    if (section.level >= deepest) continue;
    for (const [i, leadIn] of siblingsIn(blocks, section, captions))
      raised.set(i, { leadIn, level: section.level + 1 });
  }
  // Parallel labels become headings together or not at all. A list that only names them does not count.
  const named = new Set([...raised.values()].map(({ leadIn }) => lettersOf(leadIn.label)));
  // A row of numbers or letters is complete without other labels.
  const areNumbered =
    raised.size > 1 && [...raised.values()].every(({ leadIn }) => isNumbered.test(leadIn.label));
  const hasPlain = [...raised.values()].some(({ leadIn }) => leadIn.loose === 'plain');
  const isLeft = (block: Block, i: number): boolean =>
    !raised.has(i) &&
    !captions.has(i) &&
    ((hasPlain && isPlainParagraph(block) && plainStart.test(block.body)) ||
      (isBoldLabel(block) &&
        (!areNumbered || isNumbered.test(block.body.replace(/^[*_]+/, ''))) &&
        !isAside.test(block.body.slice(2)) &&
        !(block.kind === 'item' && named.has(lettersOf(block.body))) &&
        [...raised.values()].some(({ leadIn }) => leadIn.isLine === isLineLabel(block))));
  if (blocks.some(isLeft) || (areNumbered && skipsNumber([...raised.values()]))) return [...blocks];
  return blocks.flatMap((block, i) => {
    const [found, above] = [raised.get(i), raised.get(i - 1)];
    if (found === undefined)
      return above?.leadIn.isBeforeConclusion ? [conclusionHeading(above.level), block] : [block];
    const heading = headingBlock(found.level, found.leadIn.label);
    return found.leadIn.rest === ''
      ? [{ ...heading, gap: block.gap }]
      : [heading, { ...block, body: found.leadIn.rest }];
  });
};
