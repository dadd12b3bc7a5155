import { diffArrays } from 'diff';
import { checkDeadline } from '#engine/bounds/deadline.ts';
import type { FoundFact } from '#engine/verification/facts/find-facts.ts';
import { matchesFact } from '#engine/verification/facts/match-facts.ts';
import { type Group, stretchOf } from './passage-groups.ts';
import type { PlacedWord } from './substitutions.ts';

/** A word of a passage, or a fact in place of its words. */
type Slot = { text: string; fact: FoundFact | null };

/** With at least this share of common words (any two facts count as equal), two passages have the same structure. */
const minStructureSimilarity = 0.85;
const exchangeable: ReadonlySet<string> = new Set(['name', 'number', 'date']);

const slotsOf = (words: readonly PlacedWord[], facts: readonly FoundFact[]): Slot[] => {
  const slots: Slot[] = [];
  const stretches = facts.map((fact) => ({ fact, ...stretchOf(fact) }));
  let from = 0;
  for (const word of words) {
    // Words and facts are in ascending order, so no later word meets facts that end before this one.
    while ((stretches[from]?.end ?? Number.POSITIVE_INFINITY) <= word.start) from += 1;
    let at = from;
    let fact: FoundFact | null = null;
    for (let next = stretches[at]; next !== undefined && next.start < word.end; next = stretches[at]) {
      if (word.start < next.end) {
        fact = next.fact;
        break;
      }
      at += 1;
    }
    if (fact === null) slots.push({ text: word.text, fact });
    else if (slots.at(-1)?.fact !== fact) slots.push({ text: `\u0000${fact.kind}`, fact });
  }
  return slots;
};

const sameSlot = (a: Slot, b: Slot): boolean => {
  checkDeadline();
  return a.text === b.text;
};

const paired = (
  before: readonly Slot[],
  after: readonly Slot[],
): { pairs: [Slot, Slot][]; share: number } => {
  const pairs: [Slot, Slot][] = [];
  let [i, j] = [0, 0];
  for (const part of diffArrays([...before], [...after], { comparator: sameSlot })) {
    if (part.removed) i += part.value.length;
    else if (part.added) j += part.value.length;
    else {
      for (let k = 0; k < part.value.length; k += 1) {
        const [a, b] = [before[i + k], after[j + k]];
        if (a !== undefined && b !== undefined) pairs.push([a, b]);
      }
      i += part.value.length;
      j += part.value.length;
    }
  }
  return { pairs, share: pairs.length / Math.max(before.length, after.length, 1) };
};

/**
 * "Tom, Dick and Harry" may trade places, because only "and" and "or" are between them. Counts the other words before
 * each slot.
 */
const othersBefore = (pairs: readonly [Slot, Slot][]): number[] => {
  const counts = [0];
  for (const [slot] of pairs) {
    const isListed = slot.fact !== null || slot.text === 'and' || slot.text === 'or';
    counts.push((counts.at(-1) ?? 0) + (isListed ? 0 : 1));
  }
  return counts;
};

/** The most words to read between a name and the next one. */
const maxBetween = 3;
/** "Ann met Bob" means the same as "Bob met Ann". */
const mutualVerbs = /^(?:and|or|with|versus|vs|meets?|met|married|marries|dates?|dated|is with|was with)$/;

type Link = { from: FoundFact; to: FoundFact; words: string };

const linksOf = (facts: readonly FoundFact[], words: () => readonly PlacedWord[]): Link[] => {
  const names = facts.filter(({ kind }) => kind === 'name');
  return names.slice(0, -1).flatMap((from, i) => {
    const to = names[i + 1];
    if (to === undefined || to.key === from.key) return [];
    const [start, end] = [stretchOf(from).end, stretchOf(to).start];
    const between = words()
      .filter((word) => word.start >= start && word.end <= end)
      .map(({ text }) => text);
    const wordsBetween = between.join(' ');
    return between.length === 0 || between.length > maxBetween || mutualVerbs.test(wordsBetween)
      ? []
      : [{ from, to, words: wordsBetween }];
  });
};

/** "Alice gives Bob" where the original has "Bob gives Alice", however much else of the passage is reworded. */
const reversedNames = (
  expected: readonly FoundFact[],
  actual: readonly FoundFact[],
  group: Group,
): FoundFact[] => {
  if (group.comparison === null) return [];
  const before = linksOf(expected, group.comparison.before);
  const after = before.length === 0 ? [] : linksOf(actual, group.comparison.after);
  const has = (links: readonly Link[], from: string, to: string, words: string): boolean =>
    links.some((link) => link.from.key === from && link.to.key === to && link.words === words);
  return before.flatMap(({ from, to, words }) =>
    has(after, to.key, from.key, words) &&
    !has(after, from.key, to.key, words) &&
    !has(before, to.key, from.key, words)
      ? [from, to]
      : [],
  );
};

/**
 * The facts of a passage that traded places: "Rudolph hit Garrett" where the original has "Garrett hit Rudolph",
 * "from 20 to 10" for "from 10 to 20". Members of a list may be in any order.
 */
export const findSwapped = (
  expected: readonly FoundFact[],
  actual: readonly FoundFact[],
  group: Group,
): FoundFact[] => [...findExchanged(expected, actual, group), ...reversedNames(expected, actual, group)];

/** Whether both sides have the same facts at the same distances from each other. */
const areInPlace = (ours: readonly FoundFact[], theirs: readonly FoundFact[]): boolean =>
  ours.every((fact, i) => {
    const other = theirs[i];
    return (
      other?.kind === fact.kind &&
      other.key === fact.key &&
      other.text === fact.text &&
      placeFrom(fact, ours[0]) === placeFrom(other, theirs[0])
    );
  });

const placeFrom = (fact: FoundFact, first: FoundFact | undefined): number =>
  stretchOf(fact).start - stretchOf(first ?? fact).start;

const findExchanged = (
  expected: readonly FoundFact[],
  actual: readonly FoundFact[],
  group: Group,
): FoundFact[] => {
  if (group.comparison === null || group.comparison.similarity < 0.5) return [];
  const ours = expected.filter((fact) => exchangeable.has(fact.kind));
  const theirs = actual.filter((fact) => exchangeable.has(fact.kind));
  if (ours.length < 2 || ours.length !== theirs.length) return [];
  if (group.comparison.substitutions.length === 0 && areInPlace(ours, theirs)) return [];
  const { pairs, share } = paired(
    slotsOf(group.comparison.before(), ours),
    slotsOf(group.comparison.after(), theirs),
  );
  if (share < minStructureSimilarity) return [];
  const wrong = pairs.flatMap(([a, b], i) =>
    a.fact !== null && b.fact !== null && !matchesFact(a.fact, b.fact) && !matchesFact(b.fact, a.fact)
      ? [i]
      : [],
  );
  const others = othersBefore(pairs);
  const isListed = (i: number, j: number): boolean => others[Math.min(i, j) + 1] === others[Math.max(i, j)];
  return wrong.flatMap((i) => {
    const fact = pairs[i]?.[0].fact ?? null;
    const swapped = wrong.some((j) => {
      checkDeadline();
      const other = pairs[j]?.[1].fact ?? null;
      return j !== i && fact !== null && other !== null && matchesFact(fact, other) && !isListed(i, j);
    });
    return fact !== null && swapped ? [fact] : [];
  });
};
