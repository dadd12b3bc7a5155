import type { Block } from '#engine/markdown/markdown-document.ts';
import { checkArticle } from '#engine/writing/checks/check-article.ts';
import { renderBlocks } from './blocks/edit-blocks.ts';

const passes = (markdown: string, leadKeyword: string): Map<string, boolean> =>
  new Map(
    checkArticle(markdown, { title: '', description: '', leadKeyword }).map((check) => [
      check.id,
      check.pass,
    ]),
  );

/** Whether a change left every block as it was. */
const areSame = (blocks: readonly Block[], others: readonly Block[]): boolean =>
  blocks.length === others.length && blocks.every((block, i) => block === others[i]);

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
  let markdown = renderBlocks(start);
  let before = passes(markdown, leadKeyword);
  const isWorse = (after: ReadonlyMap<string, boolean>, mayFail: readonly string[]): boolean =>
    [...before].some(([id, pass]) => pass && after.get(id) === false && !mayFail.includes(id));
  for (const step of steps) {
    const { change, fixes = [], mayFail = [] } = 'change' in step ? step : { change: step };
    let next = change(blocks);
    if (areSame(next, blocks)) continue;
    let rendered = renderBlocks(next);
    if (rendered === markdown) continue;
    let after = passes(rendered, leadKeyword);
    if (isWorse(after, mayFail) && fixes.length > 0) {
      next = fixes.reduce((value, fix) => fix(value), next);
      rendered = renderBlocks(next);
      after = passes(rendered, leadKeyword);
    }
    if (isWorse(after, mayFail)) continue;
    blocks = next;
    markdown = rendered;
    before = after;
  }
  return blocks;
};
