import type { Article } from '#contracts/jobs/article.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';

const letters = (text: string): string => text.replace(regex.gu`[^\p{L}\p{N}]`, '').toLowerCase();

const isHeading = (block: Block | undefined): boolean => block?.kind === 'heading';

/** Whether a heading rewords one of the author's: "Soil for Tomatoes" for "Soil". */
const rewords = (heading: string, own: readonly string[]): boolean => {
  const words = contentOf(heading);
  return own.some((text) => {
    const before = [...contentOf(text)];
    return before.length > 0 && before.filter((word) => words.has(word)).length >= before.length / 2;
  });
};

/** The headings of the rewrite that the author did not write in any form. */
const newHeadings = (article: Article, blocks: readonly Block[]): Set<Block> => {
  const originals = blocksOf(article.markdown);
  const own = originals.filter(({ kind, level }) => kind === 'heading' && level > 1).map(({ body }) => body);
  const known = new Set(originals.map(({ body }) => letters(body)));
  if (article.title !== null) known.add(letters(article.title));
  // The heading may come from a bold label that opened a paragraph.
  const labels = /(?:\*\*|__)/.test(article.markdown) ? letters(article.markdown) : '';
  return new Set(
    blocks.filter(
      (block) =>
        isHeading(block) &&
        !known.has(letters(block.body)) &&
        !(block.level > 1 && rewords(block.body, own)) &&
        !(block.level > 1 && labels.includes(letters(block.body))),
    ),
  );
};

/** Keeps the author's main heading in the rewrite. A text without a title gets none. */
const withOwnMain = (article: Article, blocks: readonly Block[], added: Set<Block>): Block[] => {
  const own = blocksOf(article.markdown).find(({ kind, level }) => kind === 'heading' && level === 1);
  const first = blocks.findIndex(({ kind, level }) => kind === 'heading' && level === 1);
  const main = blocks[first];
  if (main === undefined || !added.has(main)) return [...blocks];
  if (own !== undefined) return blocks.map((block, i) => (i === first ? { ...own, gap: block.gap } : block));
  return blocks.filter((_, i) => i !== first);
};

/**
 * Checks the headings of a rewrite from any source. The main heading stays the author's. A heading that the author did
 * not write must have text of its own below it and no other heading directly above it.
 */
export const gateHeadings = (article: Article, markdown: string): string => {
  const blocks = blocksOf(markdown);
  const added = newHeadings(article, blocks);
  if (added.size === 0) return markdown;
  const main = withOwnMain(article, blocks, added);
  const kept: Block[] = [];
  for (const [i, block] of main.entries()) {
    const next = main[i + 1];
    const isEmpty = next === undefined || isHeading(next);
    if (added.has(block) && block.level > 1 && (isEmpty || isHeading(kept.at(-1)))) continue;
    kept.push(block);
  }
  const changed = kept.length !== blocks.length || kept.some((block, i) => block !== blocks[i]);
  return changed ? renderBlocks(kept) : markdown;
};
