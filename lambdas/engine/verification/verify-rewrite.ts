import { withinDeadline } from '#engine/bounds/deadline.ts';
import { findInvented } from './compare/invented-facts.ts';
import {
  byUnit,
  matchGroup,
  matchMoved,
  matchNames,
  readPassage,
  type State,
  textOfUnits,
} from './compare/match-passages.ts';
import { keepsNegations } from './compare/negation-check.ts';
import { type Group, groupPassages } from './compare/passage-groups.ts';
import { findSwapped } from './compare/swapped-facts.ts';
import { namedText } from './facts/count-name.ts';
import { FactIndex } from './facts/fact-index.ts';
import { type FactDocument, type FoundFact, readFacts, readOriginalFacts } from './facts/find-facts.ts';

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

/** Compares a rewrite with its original; see `verifyRewrite`. */
export const compareFacts = (
  original: FactDocument,
  rewrittenMarkdown: string,
  background: FactDocument | null = null,
): Comparison => {
  const rewritten = readFacts(rewrittenMarkdown);
  const groups = groupPassages(original, rewritten);
  const everyUnit = rewritten.document.units.map((_, i) => i);
  const state: State = {
    original,
    rewritten,
    wanted: byUnit(original.facts),
    there: byUnit(rewritten.facts),
    used: new Set(),
    kept: new Set(),
    swapped: new Set(),
    everywhere: new FactIndex(rewritten.facts),
    whole: namedText(textOfUnits(rewritten, everyUnit)),
  };
  const passages = groups.map((group) => readPassage(state, group));
  for (const passage of passages) {
    for (const fact of findSwapped(passage.wanted, passage.there, passage.group)) state.swapped.add(fact);
    matchGroup(state, passage);
  }
  for (const passage of passages) {
    matchMoved(state, passage);
    matchNames(state, passage);
    const denials = passage.wanted.filter((fact) => fact.kind === 'negation');
    for (const fact of keepsNegations(denials, passage.there, passage.group)) state.kept.add(fact);
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

const verifyRewriteNow = (
  originalMarkdown: string,
  rewrittenMarkdown: string,
  background: string,
): Verification => {
  const original = readOriginalFacts(originalMarkdown);
  return compareFacts(original, rewrittenMarkdown, readOriginalFacts(background)).verification;
};

/**
 * Checks for every fact of the original whether the rewrite keeps it, in any order of passages and with other
 * words around it. Numbers are compared by value and unit, dates by their parts, quotations, code and
 * addresses as written. A name may become a pronoun, a negation another word that denies. What is
 * in `background` (the article's title, its byline) is not invented when the rewrite says it.
 */
export const verifyRewrite = (
  originalMarkdown: string,
  rewrittenMarkdown: string,
  background = '',
): Verification => withinDeadline(() => verifyRewriteNow(originalMarkdown, rewrittenMarkdown, background));
