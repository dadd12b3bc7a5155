import type { PassageSide } from '#contracts/verify/change-report.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { unitAndOffset } from '#engine/verification/compare/passage-groups.ts';
import type { PlacedWord } from '#engine/verification/compare/substitutions.ts';
import type { FactDocument } from '#engine/verification/facts/find-facts.ts';
import type { Unit } from '#engine/verification/facts/passage-units.ts';

/** The place where a unit begins in the passage's text, and its first character in the block's body. */
type PlacedUnit = { unit: Unit; at: number; bodyStart: number };

const bodyStartOf = (document: FactDocument, unit: Unit): number => {
  const body = document.document.blocks[unit.block]?.block.body ?? '';
  const whole = body.slice(unit.start, unit.end);
  return unit.start + whole.length - whole.trimStart().length;
};

const placeUnits = (document: FactDocument, units: readonly number[]) => {
  const placed = new Map<number, PlacedUnit>();
  let text = '';
  let block: number | null = null;
  for (const index of units) {
    const unit = document.document.units[index];
    if (unit === undefined) continue;
    if (block !== null) text += unit.block === block ? ' ' : '\n';
    placed.set(index, { unit, at: text.length, bodyStart: bodyStartOf(document, unit) });
    text += unit.source;
    block = unit.block;
  }
  return { text, placed };
};

type Mark = [start: number, end: number];

const markOf = (
  first: PlacedWord,
  last: PlacedWord,
  placed: ReadonlyMap<number, PlacedUnit>,
): Mark | null => {
  const from = unitAndOffset(first.start);
  const to = unitAndOffset(last.end);
  const place = placed.get(from.unit);
  if (place === undefined) return null;
  const start = place.at + from.offset - place.bodyStart;
  const end = place.at + to.offset - place.bodyStart;
  return [start, end];
};

/** One mark for each run of words within a unit. */
const marksOf = (
  runs: readonly (readonly PlacedWord[])[],
  placed: ReadonlyMap<number, PlacedUnit>,
): Mark[] => {
  const marks: Mark[] = [];
  for (const run of runs) {
    const byUnit = Map.groupBy(run, (word) => unitAndOffset(word.start).unit);
    for (const words of byUnit.values()) {
      const [first, last] = [words[0], words.at(-1)];
      const mark = first && last ? markOf(first, last, placed) : null;
      if (mark === null) continue;
      const before = marks.at(-1);
      // Both halves of a contraction have the position of the whole word.
      if (before !== undefined && mark[0] <= before[1]) before[1] = Math.max(before[1], mark[1]);
      else marks.push(mark);
    }
  }
  return marks;
};

/**
 * A number with its currency and its separators: "$125,000" is one number to a reader, but several tokens to the
 * comparison.
 */
const writtenNumber = /[$€£¥]?\d+(?:[.,]\d+)*/g;

/** Marks that show numbers whole. */
const withWholeNumbers = (marks: readonly Mark[], text: string): Mark[] => {
  const numbers = matchesOf(text, writtenNumber).map(
    ({ 0: all, index }): Mark => [index, index + all.length],
  );
  const whole: Mark[] = [];
  for (const mark of marks) {
    const touched = numbers.filter(([start, end]) => start < mark[1] && mark[0] < end);
    const start = Math.min(mark[0], ...touched.map(([first]) => first));
    const end = Math.max(mark[1], ...touched.map(([, last]) => last));
    const before = whole.at(-1);
    if (before !== undefined && start < before[1]) before[1] = Math.max(before[1], end);
    else whole.push([start, end]);
  }
  return whole;
};

/** The text of some units as written, with a mark for each run of words that the other side lacks. */
export const sideOf = (
  document: FactDocument,
  units: readonly number[],
  runs: readonly (readonly PlacedWord[])[],
): PassageSide => {
  const { text, placed } = placeUnits(document, units);
  return { text, marks: withWholeNumbers(marksOf(runs, placed), text) };
};

export const emptySide = (): PassageSide => ({ text: '', marks: [] });
