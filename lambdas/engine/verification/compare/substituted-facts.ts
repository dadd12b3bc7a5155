import { FactIndex } from '#engine/verification/facts/fact-index.ts';
import type { FoundFact } from '#engine/verification/facts/find-facts.ts';
import { type Group, stretchOf } from './passage-groups.ts';
import type { Substitution } from './substitutions.ts';

/** Below this similarity, a passage is rewritten too freely to tell which word replaced which. */
const minSimilarity = 0.5;

/** Facts in the words that a hunk inserted, by hunk and kind. */
const factsByHunk = (
  actual: readonly FoundFact[],
  group: Group,
): Map<Substitution, Map<string, FoundFact[]>> => {
  const byHunk = new Map<Substitution, Map<string, FoundFact[]>>();
  for (const fact of actual)
    for (const hunk of group.comparison?.hunks.addedIn(stretchOf(fact)) ?? []) {
      const kinds = byHunk.get(hunk) ?? new Map<string, FoundFact[]>();
      byHunk.set(hunk, kinds);
      const facts = kinds.get(fact.kind);
      if (facts === undefined) kinds.set(fact.kind, [fact]);
      else facts.push(fact);
    }
  return byHunk;
};

/**
 * Tells for each fact of a passage whether another fact of the same kind replaced it: "10 in May" for "12 in May", or
 * "Rudolph hit Garrett" for "Garrett hit Rudolph", although both names are still there.
 */
export const substitutedIn = (actual: readonly FoundFact[], group: Group): ((fact: FoundFact) => boolean) => {
  const { comparison } = group;
  if (comparison === null || comparison.similarity < minSimilarity || comparison.substitutions.length === 0)
    return () => false;
  const byHunk = factsByHunk(actual, group);
  const indexes = new Map<readonly FoundFact[], FactIndex>();
  const indexOf = (facts: readonly FoundFact[]): FactIndex => {
    const known = indexes.get(facts) ?? new FactIndex(facts);
    indexes.set(facts, known);
    return known;
  };
  return (fact) =>
    comparison.hunks.removedIn(stretchOf(fact)).some((hunk) => {
      const here = byHunk.get(hunk)?.get(fact.kind);
      return here !== undefined && !indexOf(here).hasMatch(fact);
    });
};
