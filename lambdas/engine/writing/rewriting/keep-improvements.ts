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

type Change = (blocks: readonly Block[]) => Block[];
/**
 * A change with later ones that fix what it may worsen. For example, a label that becomes a heading leaves longer
 * sentences. Some checks may fail: a headline that becomes the main heading is no longer part of the introduction.
 */
type Step = Change | { change: Change; fixes?: readonly Change[]; mayFail?: readonly string[] };

/**
 * Applies the steps in order. Skips a step if a check that passed before then fails, even with the step's own fixes.
 */
export const keepImprovements = (
  start: readonly Block[],
  leadKeyword: string,
  steps: readonly Step[],
): readonly Block[] => {
  let blocks = start;
  let before = passes(start, leadKeyword);
  const isWorse = (after: ReadonlyMap<string, boolean>, mayFail: readonly string[]): boolean =>
    [...before].some(([id, pass]) => pass && after.get(id) === false && !mayFail.includes(id));
  for (const step of steps) {
    const { change, fixes = [], mayFail = [] } = 'change' in step ? step : { change: step };
    let next = change(blocks);
    if (renderBlocks(next) === renderBlocks(blocks)) continue;
    let after = passes(next, leadKeyword);
    if (isWorse(after, mayFail) && fixes.length > 0) {
      next = fixes.reduce((value, fix) => fix(value), next);
      after = passes(next, leadKeyword);
    }
    if (isWorse(after, mayFail)) continue;
    blocks = next;
    before = after;
  }
  return blocks;
};
