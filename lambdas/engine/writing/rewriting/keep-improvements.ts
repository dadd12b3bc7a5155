import type { Block } from '#engine/markdown/markdown-document.ts';
import { checkArticle } from '#engine/writing/checks/check-article.ts';
import { renderBlocks } from './blocks/edit-blocks.ts';

const passes = (blocks: readonly Block[], leadKeyword: string): Map<string, boolean> =>
  new Map(
    checkArticle(renderBlocks(blocks), { title: '', description: '', leadKeyword }).map((check) => [
      check.id,
      check.pass,
    ]),
  );

/** Applies the steps in order; skips each step after which a check fails that passed before. */
export const keepImprovements = (
  start: Block[],
  leadKeyword: string,
  steps: readonly ((blocks: readonly Block[]) => Block[])[],
): Block[] => {
  let blocks = start;
  let before = passes(start, leadKeyword);
  for (const step of steps) {
    const next = step(blocks);
    if (renderBlocks(next) === renderBlocks(blocks)) continue;
    const after = passes(next, leadKeyword);
    if ([...before].some(([id, pass]) => pass && after.get(id) === false)) continue;
    blocks = next;
    before = after;
  }
  return blocks;
};
