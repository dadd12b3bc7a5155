import type { FoundFact } from './find-facts.ts';
import { saysFact } from './match-facts.ts';
import { type Group, placeOf } from './passage-groups.ts';
import type { PlacedWord } from './substitutions.ts';

/** Passages less alike than this were rewritten too freely to say which word took whose place. */
const alike = 0.5;

const holds = (words: readonly PlacedWord[], fact: FoundFact): boolean => {
  const [start, end] = [placeOf(fact.unit, fact.start), placeOf(fact.unit, fact.end)];
  return words.some((word) => word.start < end && start < word.end);
};

/**
 * Whether another fact of the same kind stands in the very place of this one: "10 in May" for "12 in May",
 * or "Rudolph hit Garrett" for "Garrett hit Rudolph", although both names are still there.
 */
export const isSubstituted = (fact: FoundFact, there: readonly FoundFact[], group: Group): boolean => {
  if (group.comparison === null || group.comparison.similarity < alike) return false;
  return group.comparison.substitutions.some(({ removed, added }) => {
    if (!holds(removed, fact)) return false;
    const here = there.filter((other) => other.kind === fact.kind && holds(added, other));
    return here.length > 0 && !here.some((other) => saysFact(fact, other));
  });
};
