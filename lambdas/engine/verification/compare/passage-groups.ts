import { once } from '#engine/bounds/memoize.ts';
import { patternFor } from '#engine/language/plain-text.ts';
import type { FactDocument } from '#engine/verification/facts/find-facts.ts';
import { type Alignment, alignUnits } from './align-units.ts';
import { splitUnits } from './split-units.ts';
import {
  type Comparison,
  compareWords,
  type HunkIndex,
  indexHunks,
  type PlacedWord,
  placedWords,
} from './substitutions.ts';

/**
 * A passage of the original with the corresponding passage of the rewrite: one sentence each, or more if sentences
 * were merged or split. `rewritten` is empty if the passage is gone.
 */
export type Group = {
  original: number[];
  rewritten: number[];
  /** The differences between both sides, with their words, placed by unit; set if both sides exist. */
  comparison: (Comparison & { before(): PlacedWord[]; after(): PlacedWord[]; hunks: HunkIndex }) | null;
};

/** With at least these shares of common content, two units are the same passage. */
const minUnitShare = 0.34;
const minCoveredShare = 0.4;
/** A chain of merges longer than this comes from repeated phrases, not from merging. */
const maxChainLength = 4;

/** A split edge leads from a sentence to a part of it, of which there may be any number. */
type Edge = { i: number; j: number; strength: number; isMixed: boolean; isSplit?: boolean };

/**
 * Whether one side is a table row and the other is not. A row, or a sentence that repeats its cells, first belongs to
 * its like, and neither is merged into the other.
 */
const isMixed = (original: FactDocument, rewritten: FactDocument, i: number, j: number): boolean =>
  (original.document.units[i]?.kind === 'table') !== (rewritten.document.units[j]?.kind === 'table');

type Pair = Omit<Edge, 'isMixed'>;

/** The edges, except that those of a sentence that was only split lead to all of its parts and to nothing else. */
const withSplits = (edges: readonly Pair[], splits: ReadonlyMap<number, readonly number[]>): Pair[] => {
  if (splits.size === 0) return [...edges];
  const parts = new Set([...splits.values()].flat());
  return [
    ...edges.filter(({ i, j }) => !splits.has(i) && !parts.has(j)),
    ...[...splits].flatMap(([i, units]) => units.map((j) => ({ i, j, strength: 1, isSplit: true }))),
  ];
};

const edgesOf = (original: FactDocument, rewritten: FactDocument): Edge[] => {
  const alignment: Alignment = alignUnits(original.document, rewritten.document);
  const edges: Pair[] = [];
  alignment.forward.forEach((best, i) => {
    if (best !== null && best.coverage >= minUnitShare)
      edges.push({ i, j: best.unit, strength: best.coverage + 0.01 });
  });
  alignment.backward.forEach((best, j) => {
    if (best !== null && best.coverage >= minCoveredShare)
      edges.push({ i: best.unit, j, strength: best.coverage });
  });
  const splits = splitUnits(original.document, rewritten.document);
  return withSplits(edges, splits)
    .map((edge) => ({ ...edge, isMixed: isMixed(original, rewritten, edge.i, edge.j) }))
    .sort(
      (a, b) => Number(a.isMixed) - Number(b.isMixed) || b.strength - a.strength || a.i - b.i || a.j - b.j,
    );
};

/** The offset key of a unit's first word: words of different units never share a place. */
const unitStride = 1_000_000;

const wordsOf = (document: FactDocument, units: readonly number[]): PlacedWord[] =>
  units.flatMap((index) => {
    const unit = document.document.units[index];
    const block = unit === undefined ? undefined : document.document.blocks[unit.block];
    if (unit === undefined || block === undefined) return [];
    return placedWords(block.text.slice(unit.start, unit.end), index * unitStride + unit.start);
  });

/** The range of a fact among a comparison's placed words. */
export const stretchOf = ({ unit, start, end }: { unit: number; start: number; end: number }) => ({
  start: placeOf(unit, start),
  end: placeOf(unit, end),
});

/** The position of a fact's word in a comparison's placed words. */
export const placeOf = (unit: number, offset: number): number => unit * unitStride + offset;

/** The unit and the offset of a position in a comparison's placed words. */
export const unitAndOffset = (place: number): { unit: number; offset: number } => ({
  unit: Math.floor(place / unitStride),
  offset: place % unitStride,
});

const joinGroups = (
  groups: Map<number, Group>,
  ofI: Map<number, Group>,
  ofJ: Map<number, Group>,
  edge: Edge,
): void => {
  const a = ofI.get(edge.i);
  const b = ofJ.get(edge.j);
  if (a !== undefined && a === b) return;
  if (edge.isMixed && (a !== undefined || b !== undefined)) return;
  const merged: Group = {
    original: [...new Set([...(a?.original ?? [edge.i]), ...(b?.original ?? [])])].sort((x, y) => x - y),
    rewritten: [...new Set([...(a?.rewritten ?? []), ...(b?.rewritten ?? [edge.j])])].sort((x, y) => x - y),
    comparison: null,
  };
  const isTooLong = merged.original.length > maxChainLength || merged.rewritten.length > maxChainLength;
  if (isTooLong && !edge.isSplit) return;
  for (const i of merged.original) ofI.set(i, merged);
  for (const j of merged.rewritten) ofJ.set(j, merged);
  groups.delete(a?.original[0] ?? -1);
  groups.delete(b?.original[0] ?? -1);
  groups.set(merged.original[0] ?? edge.i, merged);
};

type Known = { ofI: ReadonlyMap<number, Group>; ofJ: ReadonlyMap<number, Group> };

/** "But it doesn't have to be!" has no content words, so it is searched for near the matches of its neighbors. */
const besideNeighbour = (
  original: FactDocument,
  rewritten: FactDocument,
  { ofI, ofJ }: Known,
  i: number,
): number | null => {
  const after = ofI.get(i - 1)?.rewritten.at(-1);
  const before = ofI.get(i + 1)?.rewritten[0];
  const places = [...(after === undefined ? [] : [after + 1]), ...(before === undefined ? [] : [before - 1])];
  const words = wordsOf(original, [i]);
  return (
    places.find((j) => !ofJ.has(j) && compareWords(words, wordsOf(rewritten, [j])).similarity >= 0.5) ?? null
  );
};

const textOf = (document: FactDocument, index: number | undefined): string | undefined => {
  const unit = document.document.units[index ?? -1];
  return document.document.blocks[unit?.block ?? -1]?.text.slice(unit?.start, unit?.end);
};

const wordCharacter = patternFor(/[\p{L}\p{M}\p{N}]/u);
const noHunks = indexHunks([]);

/** The differences between two sides. The words of an unchanged sentence are read only on demand. */
const comparisonOf = (original: FactDocument, rewritten: FactDocument, group: Group): Group['comparison'] => {
  if (group.rewritten.length === 0) return null;
  const before = once(() => wordsOf(original, group.original));
  const after = once(() => wordsOf(rewritten, group.rewritten));
  const isAlone = group.original.length === 1 && group.rewritten.length === 1;
  const text = isAlone ? textOf(original, group.original[0]) : undefined;
  if (text !== undefined && text === textOf(rewritten, group.rewritten[0])) {
    const similarity = wordCharacter(text).test(text) ? 1 : 0;
    return { substitutions: [], similarity, before, after, hunks: noHunks };
  }
  const compared = compareWords(before(), after());
  return { ...compared, before, after, hunks: indexHunks(compared.substitutions) };
};

/** A group with its sides compared again. */
export const withComparison = (original: FactDocument, rewritten: FactDocument, group: Group): Group => ({
  ...group,
  comparison: comparisonOf(original, rewritten, group),
});

/** Groups the units of an original and its rewrite into corresponding passages, in the order of the original. */
export const groupPassages = (original: FactDocument, rewritten: FactDocument): Group[] => {
  const groups = new Map<number, Group>();
  const ofI = new Map<number, Group>();
  const ofJ = new Map<number, Group>();
  for (const edge of edgesOf(original, rewritten)) joinGroups(groups, ofI, ofJ, edge);
  original.document.units.forEach((_, i) => {
    if (ofI.has(i)) return;
    const j = besideNeighbour(original, rewritten, { ofI, ofJ }, i);
    if (j !== null) joinGroups(groups, ofI, ofJ, { i, j, strength: 0, isMixed: false });
    else groups.set(i, { original: [i], rewritten: [], comparison: null });
  });
  return [...groups.values()]
    .sort((a, b) => (a.original[0] ?? 0) - (b.original[0] ?? 0))
    .map((group) => withComparison(original, rewritten, group));
};
