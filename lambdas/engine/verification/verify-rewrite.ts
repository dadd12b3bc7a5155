import { type FactDocument, type FoundFact, readFacts } from './find-facts.ts';
import { findInvented } from './invented-facts.ts';
import {
  byUnit,
  factsOf,
  matchGroup,
  matchMoved,
  matchNames,
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
  /** Facts of the rewrite for which the original gives no ground. */
  invented: FoundFact[];
};

/** A verification with what repairs need: both documents and the passages that belong together. */
export type Comparison = {
  original: FactDocument;
  rewritten: FactDocument;
  groups: Group[];
  verification: Verification;
};

/** Compares a rewrite with its original; see `verifyRewrite`. */
export const compareFacts = (
  original: FactDocument,
  rewrittenMarkdown: string,
  background: FactDocument | null = null,
): Comparison => {
  const rewritten = readFacts(rewrittenMarkdown, original.language);
  const groups = groupPassages(original, rewritten);
  const state: State = {
    original,
    rewritten,
    wanted: byUnit(original.facts),
    there: byUnit(rewritten.facts),
    used: new Set(),
    kept: new Set(),
    swapped: new Set(),
  };
  const whole = textOfUnits(
    rewritten,
    rewritten.document.units.map((_, i) => i),
  );
  for (const group of groups) {
    for (const fact of findSwapped(
      factsOf(group.original, state.wanted),
      factsOf(group.rewritten, state.there),
      group,
    ))
      state.swapped.add(fact);
    matchGroup(state, group);
  }
  for (const group of groups) {
    matchMoved(state, group);
    matchNames(state, group, whole);
    const denials = factsOf(group.original, state.wanted).filter((fact) => fact.kind === 'negation');
    for (const fact of keepsNegations(denials, factsOf(group.rewritten, state.there), group))
      state.kept.add(fact);
  }
  const facts = original.facts.map((fact) => ({ ...fact, kept: state.kept.has(fact) }));
  const invented = findInvented(original, rewritten, groups, background);
  return {
    original,
    rewritten,
    groups,
    verification: { facts, kept: facts.filter((fact) => fact.kept).length, invented },
  };
};

/**
 * Says of every fact of the original whether the rewrite keeps it, in any order of passages and with other
 * words around it. Numbers are compared by value and unit, dates by their parts, quotations, code and
 * addresses as they stand; a name may become a pronoun, a negation another word that denies. What stands
 * in `background` (the article's title, its byline) is not invented when the rewrite says it.
 */
export const verifyRewrite = (
  originalMarkdown: string,
  rewrittenMarkdown: string,
  background = '',
): Verification => {
  const original = readFacts(originalMarkdown);
  return compareFacts(original, rewrittenMarkdown, readFacts(background, original.language)).verification;
};
