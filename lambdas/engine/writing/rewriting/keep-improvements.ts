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

export type Change = (blocks: readonly Block[]) => Block[];
/**
 * A change with later ones that fix what it may worsen. For example, a label that becomes a heading leaves longer
 * sentences. Some checks may fail: a headline that becomes the main heading is no longer part of the introduction. A
 * change by block changes some blocks, each without regard to the others, and neither adds nor removes any.
 */
export type Step =
  | Change
  | { change: Change; fixes?: readonly Change[]; mayFail?: readonly string[]; isByBlock?: boolean };

/** A change by block as a step. */
export const byBlock = (change: Change): Step => ({ change, isByBlock: true });

type IsWorse = (markdown: string) => boolean;

/** The most times that one failed step may have the text checked. Each halving of the changed blocks takes two. */
const maxTrials = 16;

/**
 * The changed blocks that together make no check fail. A step that changes blocks one by one often fails because of a
 * single one, such as a paragraph that loses the keyword. Halving the changes finds it.
 */
const keepHarmless = (
  blocks: readonly Block[],
  changed: readonly Block[],
  isWorse: IsWorse,
): readonly Block[] => {
  let trials = 0;
  const keepAmong = (kept: readonly Block[], places: readonly number[]): readonly Block[] => {
    if (places.length === 0 || trials >= maxTrials) return kept;
    trials += 1;
    const taken = new Set(places);
    const tried = kept.map((block, i) => (taken.has(i) ? (changed[i] ?? block) : block));
    if (!isWorse(renderBlocks(tried))) return tried;
    if (places.length === 1) return kept;
    const middle = places.length >> 1;
    return keepAmong(keepAmong(kept, places.slice(0, middle)), places.slice(middle));
  };
  const places = blocks.flatMap((block, i) => (block === changed[i] ? [] : [i]));
  const middle = places.length >> 1;
  return keepAmong(keepAmong(blocks, places.slice(0, middle)), places.slice(middle));
};

/**
 * Applies the steps in order. Skips a step that makes a check fail, even with the step's own fixes, if the check
 * passed before. In a change by block, only the blocks that make a check fail stay unchanged.
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
    const { change, fixes = [], mayFail = [], isByBlock } = 'change' in step ? step : { change: step };
    let next: readonly Block[] = change(blocks);
    if (areSame(next, blocks)) continue;
    let rendered = renderBlocks(next);
    if (rendered === markdown) continue;
    let after = passes(rendered, leadKeyword);
    if (isWorse(after, mayFail) && fixes.length > 0) {
      next = fixes.reduce((value, fix) => fix(value), next);
      rendered = renderBlocks(next);
      after = passes(rendered, leadKeyword);
    } else if (isWorse(after, mayFail) && isByBlock && next.length === blocks.length) {
      next = keepHarmless(blocks, next, (text) => isWorse(passes(text, leadKeyword), mayFail));
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
