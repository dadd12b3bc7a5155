import { once } from '#engine/bounds/memoize.ts';
import { namedText } from '#engine/verification/facts/count-name.ts';
import { FactIndex } from '#engine/verification/facts/fact-index.ts';
import { type FactDocument, type FoundFact, readFacts } from '#engine/verification/facts/find-facts.ts';
import { findInvented } from './invented-facts.ts';
import {
  byUnit,
  matchGroup,
  matchMoved,
  matchNames,
  readPassage,
  type State,
  textOfUnits,
} from './match-passages.ts';
import { keepsNegations } from './negation-check.ts';
import { type Group, groupPassages } from './passage-groups.ts';
import { findSwapped } from './swapped-facts.ts';

export type VerifiedFact = FoundFact & { kept: boolean };

export type Verification = {
  /** Every fact of the original, in its order. */
  facts: VerifiedFact[];
  kept: number;
  /** Facts of the rewrite that the original does not support. */
  invented: FoundFact[];
};

/** A verification with the data for repairs: both documents and the corresponding passages. */
export type Comparison = {
  original: FactDocument;
  rewritten: FactDocument;
  groups: Group[];
  verification: Verification;
};

/** Compares the facts of a rewrite with those of its original; see `verify-rewrite.ts` for the rules. */
export const compareFacts = (
  original: FactDocument,
  rewrittenMarkdown: string,
  background: FactDocument | null = null,
): Comparison => {
  const rewritten = readFacts(rewrittenMarkdown);
  const groups = groupPassages(original, rewritten);
  const state: State = {
    original,
    rewritten,
    expected: byUnit(original.facts),
    actual: byUnit(rewritten.facts),
    used: new Set(),
    kept: new Set(),
    swapped: new Set(),
    everywhere: once(() => new FactIndex(rewritten.facts)),
    whole: once(() => namedText(textOfUnits(rewritten, [...rewritten.document.units.keys()]))),
  };
  const passages = groups.map((group) => readPassage(state, group));
  for (const passage of passages) {
    for (const fact of findSwapped(passage.expected, passage.actual, passage.group)) state.swapped.add(fact);
    matchGroup(state, passage);
  }
  for (const passage of passages) {
    matchMoved(state, passage);
    matchNames(state, passage);
    const negations = passage.expected.filter((fact) => fact.kind === 'negation');
    for (const fact of keepsNegations(negations, passage.actual, passage.group)) state.kept.add(fact);
  }
  const facts = original.facts.map((fact) => ({ ...fact, kept: state.kept.has(fact) }));
  const invented = findInvented(state, groups, background);
  return {
    original,
    rewritten,
    groups,
    verification: { facts, kept: facts.filter((fact) => fact.kept).length, invented },
  };
};
