import { countWords } from '#domain/text/count-words.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { lettersAndDigits } from '#engine/text/letters-and-digits.ts';
import {
  blocksOf,
  headingBlock,
  newBlock,
  renderBlocks,
  unwrapped,
} from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { type LeadIn, labelOf } from './label-forms.ts';
import { concludes, conclusionHeading, deepest, type Section, sectionsOf, wordsOf } from './own-sections.ts';

/** A list becomes sections only if its items are long and its section needs headings (sizes in words). */
const longItems = { mean: 60, min: 35, count: 3, section: 300 };
/** The number of words after a list that may stay below its last item. */
const maxWordsAfter = 25;

/** The items of a list that ends its section. Each has its own label and as much text as a section. */
const longItemsIn = (blocks: readonly Block[], { start, end }: Section): Map<number, LeadIn> => {
  const kinds = blocks.slice(start, end).map(({ kind }) => kind);
  const first = start + kinds.indexOf('item');
  const last = start + kinds.lastIndexOf('item');
  const items = blocks.slice(first, last + 1);
  const sizes = items.map(({ body }) => countWords(body));
  const isList =
    first > start &&
    items.length >= longItems.count &&
    items.every(({ kind, prefix }) => kind === 'item' && !/^\s/.test(prefix)) &&
    sizes.every((words) => words >= longItems.min) &&
    wordsOf(items) / items.length >= longItems.mean &&
    wordsOf(blocks.slice(start, end)) > longItems.section &&
    (wordsOf(blocks.slice(last + 1, end)) <= maxWordsAfter ||
      (end === blocks.length && concludes(blocks, last + 1)));
  if (!isList) return new Map();
  const found = items.map(({ body }) => labelOf(body.replace(/\n[ \t]+/g, '\n').trim()));
  const labels = found.flatMap((leadIn, k): [number, LeadIn][] => {
    if (leadIn === null || leadIn.loose === 'plain' || leadIn.rest === '') return [];
    return [[first + k, leadIn]];
  });
  return labels.length === items.length ? new Map(labels) : new Map();
};

/**
 * Turns a list of long items, each with its own bold label, into sections one level below the section that it ends. A
 * part of more than 300 words is easier to scan by headings than by bullets.
 */
export const raiseLongItems = (blocks: readonly Block[]): Block[] => {
  const raised = new Map<number, { leadIn: LeadIn; level: number }>();
  for (const section of sectionsOf(blocks))
    if (section.level < deepest)
      for (const [i, leadIn] of longItemsIn(blocks, section))
        raised.set(i, { leadIn, level: section.level + 1 });
  return blocks.flatMap((block, i) => {
    const [found, above] = [raised.get(i), raised.get(i - 1)];
    if (found === undefined)
      return above !== undefined && concludes(blocks, i) ? [conclusionHeading(above.level), block] : [block];
    return [
      headingBlock(found.level, found.leadIn.label),
      newBlock('paragraph', unwrapped(found.leadIn.rest)),
    ];
  });
};

/**
 * Splits each item whose label is a heading of the rewrite into two paragraphs, its label and its text, so that the
 * comparison sees the same words.
 */
export const withItemsApart = (original: string, rewritten: string): string => {
  const headings = new Set(
    blocksOf(rewritten).flatMap(({ kind, body }) => (kind === 'heading' ? [lettersAndDigits(body)] : [])),
  );
  const blocks = blocksOf(original);
  const apart = blocks.flatMap((block) => {
    const body = block.body.replace(/\n[ \t]+/g, '\n').trim();
    const leadIn = block.kind === 'item' ? labelOf(body) : null;
    if (leadIn === null || leadIn.rest === '' || !headings.has(lettersAndDigits(leadIn.label)))
      return [block];
    const label = body.slice(0, body.length - leadIn.rest.length).trim();
    return [newBlock('paragraph', label), newBlock('paragraph', unwrapped(leadIn.rest))];
  });
  return apart.length === blocks.length ? original : renderBlocks(apart, blocks);
};
