import { addTo, type Edits, noEdits } from './edit-document.ts';
import type { Block } from './markdown-document.ts';
import type { Group } from './passage-groups.ts';
import type { Unit } from './passage-units.ts';
import type { Comparison } from './verify-rewrite.ts';

const running: ReadonlySet<string> = new Set(['paragraph', 'item', 'quote']);

const originalUnit = (comparison: Comparison, index: number): Unit | undefined =>
  comparison.original.document.units[index];
const rewrittenUnit = (comparison: Comparison, index: number): Unit | undefined =>
  comparison.rewritten.document.units[index];

const sourceOf = (comparison: Comparison, index: number): string =>
  originalUnit(comparison, index)?.source ?? '';

/** A sentence on one line, as it can stand inside any paragraph. */
const inlineSource = (comparison: Comparison, index: number): string =>
  sourceOf(comparison, index)
    .replace(/\n[ \t]{0,3}>[ \t]?/g, ' ')
    .replace(/\s*\n\s*/g, ' ');

const isRunning = (unit: Unit | undefined): boolean => unit !== undefined && running.has(unit.kind);

/** Where original units stand in the rewrite: index of the last rewritten unit of their group. */
const placesOf = (comparison: Comparison): Map<number, number> => {
  const places = new Map<number, number>();
  for (const group of comparison.groups) {
    const last = group.rewritten.at(-1);
    if (last !== undefined) for (const i of group.original) places.set(i, last);
  }
  return places;
};

/** The block of the rewrite behind which an original block that is gone belongs; -1 is the top. */
const blockBefore = (comparison: Comparison, places: ReadonlyMap<number, number>, index: number): number => {
  for (let i = index - 1; i >= 0; i -= 1) {
    const place = places.get(i);
    const unit = place === undefined ? undefined : rewrittenUnit(comparison, place);
    if (unit !== undefined) return unit.block;
  }
  return -1;
};

const restoreBlock = (
  comparison: Comparison,
  edits: Edits,
  places: ReadonlyMap<number, number>,
  index: number,
  done: Set<number>,
): void => {
  const unit = originalUnit(comparison, index);
  const block: Block | undefined =
    unit === undefined ? undefined : comparison.original.document.blocks[unit.block]?.block;
  if (unit === undefined || block === undefined || done.has(unit.block)) return;
  done.add(unit.block);
  const firstUnit = comparison.original.document.units.findIndex((other) => other.block === unit.block);
  addTo(edits.blocks, blockBefore(comparison, places, firstUnit), { ...block, gap: '\n\n' });
  for (const i of comparison.original.document.units.keys()) {
    if (originalUnit(comparison, i)?.block !== unit.block) continue;
    // What the rewrite still has of the block would stand twice.
    const group = comparison.groups.find((value) => value.original.includes(i));
    const alone =
      group?.original.every((other) => originalUnit(comparison, other)?.block === unit.block) ?? false;
    if (group !== undefined && alone) for (const j of group.rewritten) edits.units.set(j, '');
  }
};

/** Puts a sentence that is gone behind its neighbour in the same paragraph; false when that is gone too. */
const insertSentence = (
  comparison: Comparison,
  edits: Edits,
  places: ReadonlyMap<number, number>,
  index: number,
): boolean => {
  const unit = originalUnit(comparison, index);
  if (unit === undefined || !running.has(unit.kind)) return false;
  for (let i = index - 1; i >= 0 && originalUnit(comparison, i)?.block === unit.block; i -= 1) {
    const place = places.get(i);
    if (place === undefined || !isRunning(rewrittenUnit(comparison, place))) continue;
    addTo(edits.after, place, inlineSource(comparison, index));
    return true;
  }
  return false;
};

const replaceSentences = (comparison: Comparison, edits: Edits, group: Group): boolean => {
  const [first, ...rest] = group.rewritten;
  if (first === undefined || !isRunning(rewrittenUnit(comparison, first))) return false;
  if (!group.original.every((i) => isRunning(originalUnit(comparison, i)))) return false;
  edits.units.set(first, group.original.map((i) => inlineSource(comparison, i)).join(' '));
  for (const j of rest) edits.units.set(j, '');
  return true;
};

/** What to take back: passages by group, and units of the rewrite that nothing in the original backs. */
export type Restoration = { groups: readonly Group[]; unfounded: readonly number[]; wholeBlocks: boolean };

/**
 * Edits that put original sentences back: in the place of their rewritten form, behind the sentence that
 * they followed, or as a whole block where the paragraph is gone (always so with `wholeBlocks`).
 */
export const restorePassages = (
  comparison: Comparison,
  { groups, unfounded, wholeBlocks }: Restoration,
): Edits => {
  const edits = noEdits();
  const places = placesOf(comparison);
  const done = new Set<number>();
  for (const unit of unfounded) edits.units.set(unit, '');
  for (const group of groups) {
    if (!wholeBlocks && replaceSentences(comparison, edits, group)) continue;
    for (const i of group.original) {
      if (!wholeBlocks && group.rewritten.length === 0 && insertSentence(comparison, edits, places, i))
        continue;
      restoreBlock(comparison, edits, places, i, done);
    }
  }
  return edits;
};
