import { checkDeadline } from '#engine/bounds/deadline.ts';
import { withAsciiDigits } from '#engine/language/ascii-digits.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Comparison } from '#engine/verification/compare/compare-facts.ts';
import { type Group, withComparison } from '#engine/verification/compare/passage-groups.ts';
import type { FactDocument } from '#engine/verification/facts/find-facts.ts';

/** Two passages that share at least this proportion of runs of three characters (0-1) are versions of each other. */
const minSimilarity = 0.45;
/** In longer passages of one language, many runs of characters match by chance, and their words are enough. */
const maxCharacters = 300;
/** The most passages to compare with each other between two passages that both texts have. */
const maxBetween = 40;

const sourceOf = ({ document }: FactDocument, unit: number): string => document.units[unit]?.source ?? '';

const hasNoLetters = (text: string): boolean => !regex.u`\p{L}`.test(text);

const runsOf = (text: string): Map<string, number> => {
  const characters = withAsciiDigits(text)
    .toLowerCase()
    .replace(/<\/?\w+>|[\s<>`]+/g, '');
  const counts = new Map<string, number>();
  for (let i = 0; i < Math.max(1, characters.length - 2); i += 1) {
    const pair = characters.slice(i, i + 3);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
};

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((a, b) => a + b, 0);

/** The proportion of runs of three characters that two texts share (0-1). */
const similarity = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number => {
  let common = 0;
  for (const [pair, count] of a) common += Math.min(count, b.get(pair) ?? 0);
  return (2 * common) / Math.max(1, sum(a) + sum(b));
};

/** Passages that only one text has, grouped by their place in the rewrite. */
type Gap = { original: Group[]; rewritten: number[] };

const gapsOf = ({ rewritten, groups }: Comparison): Gap[] => {
  const gaps = new Map<number, Gap>();
  const gapAt = (place: number): Gap => {
    const gap = gaps.get(place) ?? { original: [], rewritten: [] };
    gaps.set(place, gap);
    return gap;
  };
  let place = -1;
  for (const group of groups) {
    if (group.rewritten.length > 0) place = Math.max(...group.rewritten);
    else if (group.original.length === 1) gapAt(place).original.push(group);
  }
  const grouped = new Set(groups.flatMap((group) => group.rewritten));
  place = -1;
  rewritten.document.units.forEach((_, unit) => {
    if (grouped.has(unit)) place = unit;
    else gapAt(place).rewritten.push(unit);
  });
  return [...gaps.values()].filter(
    (gap) =>
      Math.min(gap.original.length, gap.rewritten.length) > 0 &&
      gap.original.length <= maxBetween &&
      gap.rewritten.length <= maxBetween,
  );
};

const pairGap = ({ original, rewritten }: Comparison, gap: Gap, found: Map<Group, number>): void => {
  const texts = gap.rewritten.map((unit) => sourceOf(rewritten, unit).slice(0, maxCharacters + 1));
  const characters = texts.map(runsOf);
  const free = new Set(gap.rewritten.keys());
  const isEven = gap.original.length === gap.rewritten.length;
  gap.original.forEach((group, i) => {
    checkDeadline();
    const text = sourceOf(original, group.original[0] ?? -1);
    const own = runsOf(text);
    if (text.length > maxCharacters) return;
    const [best] = [...free]
      .filter((j) => (texts[j]?.length ?? 0) <= maxCharacters)
      .map((j) => ({ j, similarity: similarity(own, characters[j] ?? new Map()) }))
      .sort((a, b) => b.similarity - a.similarity);
    const inPlace =
      isEven && free.has(i) && hasNoLetters(text) && hasNoLetters(texts[i] ?? '') ? i : undefined;
    const j = best !== undefined && best.similarity >= minSimilarity ? best.j : inPlace;
    if (j === undefined) return;
    free.delete(j);
    found.set(group, gap.rewritten[j] ?? -1);
  });
};

/**
 * The groups of a comparison, with passages left over between the same two neighbors paired if most of their
 * characters match: a short block of code, a sentence in a language without spaces, or digits alone.
 */
export const pairLeftovers = (comparison: Comparison): Group[] => {
  const found = new Map<Group, number>();
  for (const gap of gapsOf(comparison)) pairGap(comparison, gap, found);
  return comparison.groups.map((group) => {
    const unit = found.get(group);
    return unit === undefined
      ? group
      : withComparison(comparison.original, comparison.rewritten, { ...group, rewritten: [unit] });
  });
};
