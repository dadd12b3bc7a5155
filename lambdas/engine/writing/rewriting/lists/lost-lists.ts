import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { isPlainParagraph, newBlock, sentencesOf } from '#engine/writing/rewriting/blocks/edit-blocks.ts';

const announces = /:[*_]*\s*$/;
/** An item before the last one: "Rye bread; and". */
const endsInSemicolon = /;(?: and| or)?\s*$/;
const startsLikeItem = regex.u`^\p{L}`;

/** Whether a paragraph can be one of several items: a single sentence on one line. */
const canBeItem = (block: Block | undefined): block is Block =>
  block !== undefined &&
  isPlainParagraph(block) &&
  !block.body.trim().includes('\n') &&
  startsLikeItem.test(block.body) &&
  sentencesOf(block).length === 1;

/** The number of paragraphs from a place on that are the items of a list. */
const itemsFrom = (blocks: readonly Block[], start: number): number => {
  let at = start;
  while (canBeItem(blocks[at]) && endsInSemicolon.test(blocks[at]?.body ?? '')) at += 1;
  const last = blocks[at];
  const isComplete = at > start && canBeItem(last) && /[.!?]\s*$/.test(last.body);
  return isComplete ? at - start + 1 : 0;
};

/**
 * Turns paragraphs into a list whose marks were lost: after "The mill sells:", each ends with a semicolon, and the last
 * one with a period.
 */
export const restoreLists = (blocks: readonly Block[]): Block[] => {
  const items = new Set<number>();
  for (const [i, block] of blocks.entries())
    if (isPlainParagraph(block) && announces.test(block.body))
      for (let at = i + 1; at <= i + itemsFrom(blocks, i + 1); at += 1) items.add(at);
  return blocks.map((block, i) =>
    items.has(i)
      ? { ...newBlock('item', block.body.trim(), '- '), gap: items.has(i + 1) ? '\n' : block.gap }
      : block,
  );
};
