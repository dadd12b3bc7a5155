import { once } from '#engine/bounds/memoize.ts';
import { countWordParts } from '#engine/language/count-word-parts.ts';
import { lettersAndDigits } from '#engine/text/letters-and-digits.ts';
import type { Comparison } from '#engine/verification/compare/compare-facts.ts';
import type { Group } from '#engine/verification/compare/passage-groups.ts';
import type { FactDocument } from '#engine/verification/facts/find-facts.ts';
import type { Unit } from '#engine/verification/facts/passage-units.ts';

/** A shorter paragraph may be dropped as a caption or a request to share. */
const minWords = 12;
const proseKinds: ReadonlySet<string> = new Set(['paragraph', 'item', 'quote']);
const endMark = /[.!?…。！？:]["'”’»)\]*_]*$/;

/** Paragraphs of the original that the rewrite does not mention at all, whether or not they hold a fact. */
const missingParagraphs = ({ original, groups }: Comparison): Group[] => {
  const mentioned = new Set<number>();
  for (const group of groups) {
    if (group.rewritten.length === 0) continue;
    for (const i of group.original) mentioned.add(original.document.units[i]?.block ?? -1);
  }
  const missing = (unit: Unit | undefined): boolean =>
    unit !== undefined &&
    proseKinds.has(unit.kind) &&
    !mentioned.has(unit.block) &&
    countWordParts(original.document.blocks[unit.block]?.text ?? '') >= minWords;
  return groups.filter(
    (group) =>
      group.rewritten.length === 0 && group.original.every((i) => missing(original.document.units[i])),
  );
};

const isCutOff = (ours: Unit | undefined, theirs: Unit | undefined): boolean => {
  if (ours === undefined || theirs === undefined || !proseKinds.has(theirs.kind)) return false;
  if (!endMark.test(ours.source) || endMark.test(theirs.source)) return false;
  const [whole, part] = [lettersAndDigits(ours.source), lettersAndDigits(theirs.source)];
  return part.length < whole.length && whole.startsWith(part);
};

/** The letters of some units, in order. */
export const lettersOf = ({ document }: FactDocument, units: readonly number[]): string =>
  units.map((unit) => lettersAndDigits(document.units[unit]?.source ?? '')).join('');
/** Whether a sentence that was split in two, or a label that became a heading, still says everything. */
export const hasSameLetters = (before: string, after: string): boolean => before !== '' && before === after;

/** Sentences that the rewrite breaks off in the middle, as a language model does at its token limit. */
export const findBrokenOff = ({ original, rewritten, groups }: Comparison): Group[] =>
  groups.filter(
    (group) =>
      group.rewritten.some((j) =>
        group.original.some((i) => isCutOff(original.document.units[i], rewritten.document.units[j])),
      ) && !hasSameLetters(lettersOf(original, group.original), lettersOf(rewritten, group.rewritten)),
  );

/** Passages to bring back although no fact requires it: lost paragraphs and broken-off sentences. */
export const findLostPassages = (comparison: Comparison): Group[] => [
  ...missingParagraphs(comparison),
  ...findBrokenOff(comparison),
];

/** Complete sentences of the original, sorted by their bare letters, so those with the same beginning are adjacent. */
const endedSentences = (units: readonly Unit[]): string[] =>
  units
    .filter((unit) => endMark.test(unit.source))
    .map((unit) => lettersAndDigits(unit.source))
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** Whether one of some sorted texts begins with this one and is longer. */
const continuesIn = (sorted: readonly string[], part: string): boolean => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') <= part) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(part) ?? false;
};

/** The beginnings of sentences that a rewrite breaks off without saying the rest. */
export const findFragments = ({ original, rewritten, groups }: Comparison): number[] => {
  const grouped = new Set(groups.flatMap((group) => group.rewritten));
  const ended = once(() => endedSentences(original.document.units));
  // A list item such as "npm.sh" is the beginning of a sentence elsewhere but complete where it appears.
  const whole = once(() => new Set(original.document.units.map((unit) => lettersAndDigits(unit.source))));
  return rewritten.document.units.flatMap((theirs, j) => {
    if (grouped.has(j) || !proseKinds.has(theirs.kind) || endMark.test(theirs.source)) return [];
    const part = lettersAndDigits(theirs.source);
    return part.length > 2 && !whole().has(part) && continuesIn(ended(), part) ? [j] : [];
  });
};
