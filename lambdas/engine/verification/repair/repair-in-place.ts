import { checkDeadline } from '#engine/bounds/deadline.ts';
import type { Comparison, VerifiedFact } from '#engine/verification/compare/compare-facts.ts';
import { byUnit, factsOf } from '#engine/verification/compare/match-passages.ts';
import type { Group } from '#engine/verification/compare/passage-groups.ts';
import { countName } from '#engine/verification/facts/count-name.ts';
import { FactIndex } from '#engine/verification/facts/fact-index.ts';
import type { FoundFact } from '#engine/verification/facts/find-facts.ts';
import { addTo, type Edits, noEdits } from './edit-document.ts';

/** A replacement in the body of a rewritten block: `text` replaces `start` to `end` of unit `unit`. */
type Patch = { unit: number; start: number; end: number; text: string };

const replaceable: ReadonlySet<string> = new Set([
  'number',
  'date',
  'address',
  'quotation',
  'name',
  'link',
  'image',
  'code',
]);

/**
 * The only fact of the same kind in the rewritten passage that the original's passage lacks; null if there is none or
 * more than one.
 */
const onlyAddedFact = (
  fact: VerifiedFact,
  expected: readonly FoundFact[],
  actual: readonly FoundFact[],
): FoundFact | null => {
  const known = new FactIndex(expected);
  const added = actual.filter((other) => other.kind === fact.kind && !known.isKnown(other));
  return added.length === 1 ? (added[0] ?? null) : null;
};

const bodyOf = (comparison: Comparison, unit: number): string => {
  const found = comparison.rewritten.document.units[unit];
  return found === undefined ? '' : (comparison.rewritten.document.blocks[found.block]?.block.body ?? '');
};

const originalSource = (comparison: Comparison, fact: FoundFact): string => {
  const unit = comparison.original.document.units[fact.unit];
  return unit === undefined
    ? fact.text
    : (comparison.original.document.blocks[unit.block]?.block.body.slice(fact.start, fact.end) ?? fact.text);
};

const swap = (comparison: Comparison, fact: VerifiedFact, replacement: FoundFact): Patch => ({
  unit: replacement.unit,
  start: replacement.start,
  end: replacement.end,
  text: originalSource(comparison, fact),
});

/** Restores a link whose words are still there, or a code span that lost its marks. */
const wrapAgain = (comparison: Comparison, fact: VerifiedFact, group: Group): Patch | null => {
  const source = originalSource(comparison, fact);
  const label =
    fact.kind === 'link' ? (/^\[([^\]]+)\]\(/.exec(source)?.[1] ?? '') : fact.kind === 'code' ? fact.key : '';
  if (label.trim().length < 3 || label.includes('\n')) return null;
  for (const unit of group.rewritten) {
    const place = comparison.rewritten.document.units[unit];
    const body = bodyOf(comparison, unit);
    const at = place === undefined ? -1 : body.indexOf(label, place.start);
    if (place === undefined || at < 0 || at + label.length > place.end) continue;
    if (countName(label, body.slice(place.start, place.end)) === 1) {
      return { unit, start: at, end: at + label.length, text: source };
    }
  }
  return null;
};

type Sides = {
  groups: ReadonlyMap<number, Group>;
  expected: ReadonlyMap<number, FoundFact[]>;
  actual: ReadonlyMap<number, FoundFact[]>;
  lost: ReadonlyMap<number, FoundFact[]>;
};

const sidesOf = ({ original, rewritten, groups, verification }: Comparison): Sides => ({
  groups: new Map(groups.flatMap((group) => group.original.map((unit) => [unit, group] as const))),
  expected: byUnit(original.facts),
  actual: byUnit(rewritten.facts),
  lost: byUnit(verification.facts.filter((fact) => !fact.kept)),
});

const patchFor = (comparison: Comparison, sides: Sides, fact: VerifiedFact, group: Group): Patch | null => {
  if (!replaceable.has(fact.kind) || group.rewritten.length === 0) return null;
  const lostOfKind = factsOf(group.original, sides.lost).filter((other) => other.kind === fact.kind);
  const replacement =
    lostOfKind.length === 1
      ? onlyAddedFact(fact, factsOf(group.original, sides.expected), factsOf(group.rewritten, sides.actual))
      : null;
  return replacement === null ? wrapAgain(comparison, fact, group) : swap(comparison, fact, replacement);
};

const overlaps = (a: Patch, b: Patch): boolean => a.unit === b.unit && a.start < b.end && b.start < a.end;

const toEdits = (comparison: Comparison, patches: readonly Patch[]): Edits => {
  const edits = noEdits();
  const byUnit = new Map<number, Patch[]>();
  for (const patch of patches) addTo(byUnit, patch.unit, patch);
  for (const [unit, list] of byUnit) {
    const place = comparison.rewritten.document.units[unit];
    if (place === undefined) continue;
    let source = bodyOf(comparison, unit).slice(place.start, place.end);
    for (const patch of [...list].sort((a, b) => b.start - a.start)) {
      source =
        source.slice(0, patch.start - place.start) + patch.text + source.slice(patch.end - place.start);
    }
    edits.units.set(unit, source.trim());
  }
  return edits;
};

/**
 * Edits that put lost facts back in place without changing the rest of the rewritten sentence. They apply only if a
 * single fact of its kind is missing from a passage and a fact that does not belong there replaced it, or if the
 * words of a link or of code are still there.
 */
export const repairsInPlace = (comparison: Comparison): Edits => {
  const patches: Patch[] = [];
  const sides = sidesOf(comparison);
  for (const fact of comparison.verification.facts) {
    checkDeadline();
    if (fact.kept) continue;
    const group = sides.groups.get(fact.unit);
    const patch = group === undefined ? null : patchFor(comparison, sides, fact, group);
    if (patch === null || patches.some((other) => overlaps(patch, other))) continue;
    // A patch that extends beyond its unit (a quotation of several sentences in a hostile text) is left to restoring.
    const place = comparison.rewritten.document.units[patch.unit];
    if (place !== undefined && patch.start >= place.start && patch.end <= place.end) patches.push(patch);
  }
  return toEdits(comparison, patches);
};
