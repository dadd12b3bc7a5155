import { diffArrays } from 'diff';
import { checkDeadline } from '#engine/bounds/deadline.ts';
import type { FoundFact } from '#engine/verification/facts/find-facts.ts';
import { saysFact } from '#engine/verification/facts/match-facts.ts';
import { type Group, stretchOf } from './passage-groups.ts';
import type { PlacedWord } from './substitutions.ts';

/** A word of a passage, or a fact in place of its words. */
type Slot = { text: string; fact: FoundFact | null };

/** With at least this share of common words (any two facts count as equal), two passages have the same structure. */
const sameBuild = 0.85;
const exchangeable: ReadonlySet<string> = new Set(['name', 'number', 'date']);

const slotsOf = (words: readonly PlacedWord[], facts: readonly FoundFact[]): Slot[] => {
  const slots: Slot[] = [];
  const stretches = facts.map((fact) => ({ fact, ...stretchOf(fact) }));
  let from = 0;
  for (const word of words) {
    // Words and facts are in ascending order: no later word meets facts that end before this one.
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

/** "Tom, Dick and Harry" may change places: only "and" and "or" are between them. Counts other words before each. */
const othersBefore = (pairs: readonly [Slot, Slot][]): number[] => {
  const counts = [0];
  for (const [slot] of pairs) {
    const isListed = slot.fact !== null || slot.text === 'and' || slot.text === 'or';
    counts.push((counts.at(-1) ?? 0) + (isListed ? 0 : 1));
  }
  return counts;
};

/**
 * The facts of a passage that changed places: "Rudolph hit Garrett" where the original has "Garrett hit
 * Rudolph", "from 20 to 10" for "from 10 to 20". Members of a list may be in any order.
 */
export const findSwapped = (
  wanted: readonly FoundFact[],
  there: readonly FoundFact[],
  group: Group,
): FoundFact[] => {
  if (group.comparison === null || group.comparison.similarity < 0.5) return [];
  const ours = wanted.filter((fact) => exchangeable.has(fact.kind));
  const theirs = there.filter((fact) => exchangeable.has(fact.kind));
  if (ours.length < 2 || ours.length !== theirs.length) return [];
  const { pairs, share } = paired(
    slotsOf(group.comparison.before, ours),
    slotsOf(group.comparison.after, theirs),
  );
  if (share < sameBuild) return [];
  const wrong = pairs.flatMap(([a, b], i) =>
    a.fact !== null && b.fact !== null && !saysFact(a.fact, b.fact) && !saysFact(b.fact, a.fact) ? [i] : [],
  );
  const others = othersBefore(pairs);
  const isListed = (i: number, j: number): boolean => others[Math.min(i, j) + 1] === others[Math.max(i, j)];
  return wrong.flatMap((i) => {
    const fact = pairs[i]?.[0].fact ?? null;
    const swapped = wrong.some((j) => {
      checkDeadline();
      const other = pairs[j]?.[1].fact ?? null;
      return j !== i && fact !== null && other !== null && saysFact(fact, other) && !isListed(i, j);
    });
    return fact !== null && swapped ? [fact] : [];
  });
};
