import { checkDeadline } from '#engine/bounds/deadline.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { lettersAndDigits } from '#engine/text/letters-and-digits.ts';
import type { Comparison } from '#engine/verification/compare/compare-facts.ts';
import type { Group } from '#engine/verification/compare/passage-groups.ts';
import type { Unit } from '#engine/verification/facts/passage-units.ts';
import { addTo, type Edits, noEdits } from './edit-document.ts';

const proseKinds: ReadonlySet<string> = new Set(['paragraph', 'item', 'quote']);

const originalUnit = (comparison: Comparison, index: number): Unit | undefined =>
  comparison.original.document.units[index];
const rewrittenUnit = (comparison: Comparison, index: number): Unit | undefined =>
  comparison.rewritten.document.units[index];

const sourceOf = (comparison: Comparison, index: number): string =>
  originalUnit(comparison, index)?.source ?? '';

/** A sentence on one line, so that it fits inside any paragraph. */
const inlineSource = (comparison: Comparison, index: number): string =>
  sourceOf(comparison, index)
    .replace(/\n[ \t]{0,3}>[ \t]?/g, ' ')
    .replace(/\s*\n\s*/g, ' ');

const isRunning = (unit: Unit | undefined): boolean => unit !== undefined && proseKinds.has(unit.kind);

/** The position of original units in the rewrite: the index of the last rewritten unit of their group. */
const placesOf = (comparison: Comparison): Map<number, number> => {
  const places = new Map<number, number>();
  for (const group of comparison.groups) {
    const last = group.rewritten.at(-1);
    if (last !== undefined) for (const i of group.original) places.set(i, last);
  }
  return places;
};

/** What restoring repeatedly looks up in a comparison, by index of an original unit or block. */
type Lookup = {
  places: ReadonlyMap<number, number>;
  groups: ReadonlyMap<number, Group>;
  unitsOfBlock: ReadonlyMap<number, number[]>;
  /** Units of the rewrite that have a counterpart in the original. */
  grouped: ReadonlySet<number>;
  /** The block of the rewrite that holds the end of what precedes an original unit; -1 is the top. */
  blockBefore: readonly number[];
};

const lookUp = (comparison: Comparison): Lookup => {
  const places = placesOf(comparison);
  const groups = new Map<number, Group>();
  // If a unit is in several groups, the first one counts.
  for (const group of comparison.groups)
    for (const i of group.original) if (!groups.has(i)) groups.set(i, group);
  const unitsOfBlock = new Map<number, number[]>();
  const blockBefore: number[] = [];
  let last = -1;
  comparison.original.document.units.forEach(({ block }, i) => {
    addTo(unitsOfBlock, block, i);
    blockBefore.push(last);
    const place = places.get(i);
    last = (place === undefined ? undefined : rewrittenUnit(comparison, place))?.block ?? last;
  });
  const grouped = new Set(comparison.groups.flatMap((group) => group.rewritten));
  return { places, groups, unitsOfBlock, blockBefore, grouped };
};

/**
 * Units of the rewrite beside those of a group that only repeat a piece of its original sentences, such as the short
 * half of a split sentence. Beside the restored sentence, they would say it twice.
 */
const piecesOf = (comparison: Comparison, group: Group, grouped: ReadonlySet<number>): number[] => {
  const whole = group.original.map((i) => lettersAndDigits(sourceOf(comparison, i))).join('');
  const isFragment = (j: number): boolean => {
    const unit = rewrittenUnit(comparison, j);
    if (unit === undefined || grouped.has(j) || !isRunning(unit)) return false;
    const part = lettersAndDigits(unit.source);
    return part !== '' && whole.includes(part);
  };
  const pieces: number[] = [];
  for (let j = (group.rewritten[0] ?? 0) - 1; isFragment(j); j -= 1) pieces.push(j);
  for (let j = (group.rewritten.at(-1) ?? 0) + 1; isFragment(j); j += 1) pieces.push(j);
  return pieces;
};

const restoreBlock = (
  comparison: Comparison,
  edits: Edits,
  { groups, unitsOfBlock, blockBefore, grouped }: Lookup,
  index: number,
  done: Set<number>,
): void => {
  const unit = originalUnit(comparison, index);
  const block: Block | undefined =
    unit === undefined ? undefined : comparison.original.document.blocks[unit.block]?.block;
  if (unit === undefined || block === undefined || done.has(unit.block)) return;
  done.add(unit.block);
  const units = unitsOfBlock.get(unit.block) ?? [];
  addTo(edits.blocks, blockBefore[units[0] ?? index] ?? -1, { ...block, gap: '\n\n' });
  for (const i of units) {
    checkDeadline();
    // The rewrite's remains of the block would appear twice.
    const group = groups.get(i);
    const alone =
      group?.original.every((other) => originalUnit(comparison, other)?.block === unit.block) ?? false;
    if (group === undefined || !alone) continue;
    for (const j of [...group.rewritten, ...piecesOf(comparison, group, grouped)]) edits.units.set(j, '');
  }
};

/** Inserts a missing sentence after its neighbor in the same paragraph; returns false if the neighbor is also missing. */
const insertSentence = (comparison: Comparison, edits: Edits, { places }: Lookup, index: number): boolean => {
  const unit = originalUnit(comparison, index);
  if (unit === undefined || !proseKinds.has(unit.kind)) return false;
  for (let i = index - 1; i >= 0 && originalUnit(comparison, i)?.block === unit.block; i -= 1) {
    const place = places.get(i);
    if (place === undefined || !isRunning(rewrittenUnit(comparison, place))) continue;
    addTo(edits.after, place, inlineSource(comparison, index));
    return true;
  }
  return false;
};

const countShared = (a: string, b: string): number => {
  const words = new Set(a.toLowerCase().match(/[^\s.,;:!?]+/g));
  return [...new Set(b.toLowerCase().match(/[^\s.,;:!?]+/g))].filter((word) => words.has(word)).length;
};

/**
 * The sentences for each unit of the rewrite that receives part of a group's original. Those of one paragraph go to
 * one place, those of the next paragraph to the later place that has most of their words.
 */
const unitsFor = (comparison: Comparison, group: Group, first: number): Map<number, string[]> => {
  const places = new Map<number, string[]>();
  let [at, block] = [first, originalUnit(comparison, group.original[0] ?? -1)?.block];
  for (const i of group.original) {
    const unit = originalUnit(comparison, i);
    if (unit?.block !== block) {
      block = unit?.block;
      const further = group.rewritten.filter(
        (j) => j > at && rewrittenUnit(comparison, j)?.block !== rewrittenUnit(comparison, at)?.block,
      );
      const shared = further.map((j) =>
        countShared(unit?.source ?? '', rewrittenUnit(comparison, j)?.source ?? ''),
      );
      at = further[shared.indexOf(Math.max(...shared))] ?? at;
    }
    addTo(places, at, inlineSource(comparison, i));
  }
  return places;
};

/** The units that are of the same kind as the original, or all of them. A sentence that became a list is not an item. */
const alike = (comparison: Comparison, { original, rewritten }: Group): readonly number[] => {
  const kind = originalUnit(comparison, original[0] ?? -1)?.kind;
  const same = rewritten.filter((j) => rewrittenUnit(comparison, j)?.kind === kind);
  return same.length > 0 ? same : rewritten;
};

/**
 * The unit of the rewrite that a group's original replaces: the first one for sentences of several paragraphs,
 * otherwise the one with most of their words. "10 oz." of the next item is paired with "4 oz." and "10 oz.".
 */
const placeOf = (comparison: Comparison, group: Group): number | undefined => {
  const { original, rewritten } = group;
  const blocks = new Set(original.map((i) => originalUnit(comparison, i)?.block));
  if (blocks.size > 1 || rewritten.length < 2) return rewritten[0];
  const units = alike(comparison, group);
  const source = original.map((i) => sourceOf(comparison, i)).join(' ');
  const shared = units.map((j) => countShared(source, rewrittenUnit(comparison, j)?.source ?? ''));
  return units[shared.indexOf(Math.max(...shared))];
};

const replaceSentences = (
  comparison: Comparison,
  edits: Edits,
  { grouped }: Lookup,
  group: Group,
): boolean => {
  const first = placeOf(comparison, group);
  if (first === undefined || !isRunning(rewrittenUnit(comparison, first))) return false;
  if (!group.original.every((i) => isRunning(originalUnit(comparison, i)))) return false;
  const rest = group.rewritten.filter((j) => j !== first);
  for (const j of [...rest, ...piecesOf(comparison, group, grouped)]) edits.units.set(j, '');
  for (const [unit, parts] of unitsFor(comparison, group, first)) edits.units.set(unit, parts.join(' '));
  return true;
};

/** What to take back: passages by group, and units of the rewrite that nothing in the original supports. */
export type Restoration = { groups: readonly Group[]; unfounded: readonly number[]; wholeBlocks: boolean };

/**
 * Edits that put original sentences back: in place of their rewritten form, after the sentence that they followed, or
 * as a whole block if the paragraph is gone (always so with `wholeBlocks`).
 */
export const restorePassages = (
  comparison: Comparison,
  { groups, unfounded, wholeBlocks }: Restoration,
): Edits => {
  const edits = noEdits();
  const known = lookUp(comparison);
  const done = new Set<number>();
  for (const unit of unfounded) edits.units.set(unit, '');
  for (const group of groups) {
    if (!wholeBlocks && replaceSentences(comparison, edits, known, group)) continue;
    for (const i of group.original) {
      if (!wholeBlocks && group.rewritten.length === 0 && insertSentence(comparison, edits, known, i))
        continue;
      restoreBlock(comparison, edits, known, i, done);
    }
  }
  return edits;
};
