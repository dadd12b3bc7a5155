import { checkDeadline } from '#engine/bounds/deadline.ts';
import { FactIndex } from '#engine/verification/facts/fact-index.ts';
import type { FactDocument, FoundFact } from '#engine/verification/facts/find-facts.ts';
import { factsOf, type State } from './match-passages.ts';
import { addedNegations } from './negation-check.ts';
import type { Group } from './passage-groups.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** A name is new when one of its words is nowhere in the original, in upper or lower case. */
const isNewName = (fact: FoundFact, known: ReadonlySet<string>): boolean =>
  wordsOf(fact.key).some((word) => !known.has(word));

const allText = (document: FactDocument): string =>
  document.document.blocks.map((block) => (block.text === '' ? block.block.body : block.text)).join('\n');

/** Whether the original supports a fact: it has the same fact, or for small numbers and code the same characters. */
const hasGround = (
  fact: FoundFact,
  grounds: FactIndex,
  known: ReadonlySet<string>,
  text: string,
): boolean => {
  if (fact.kind === 'name') return !isNewName(fact, known);
  checkDeadline();
  if (grounds.isKnown(fact)) return true;
  if (fact.kind === 'quotation' || fact.kind === 'code') return text.includes(fact.key.toLowerCase());
  return false;
};

/**
 * The facts of a rewrite that the original does not contain: numbers, dates, quotations, addresses, links,
 * images, code and names that are neither in it nor in its `background`, and negations added to a sentence that had
 * none (unless the original denies the same elsewhere).
 */
export const findInvented = (
  { original, rewritten, wanted, there }: State,
  groups: readonly Group[],
  background: FactDocument | null,
): FoundFact[] => {
  const text = [original, background]
    .map((document) => (document === null ? '' : allText(document)))
    .join('\n');
  const grounds = [...original.facts, ...(background?.facts ?? [])];
  const index = new FactIndex(grounds);
  const known = new Set(wordsOf(text));
  const lower = text.toLowerCase();
  const denied = new Set(grounds.filter((fact) => fact.kind === 'negation').map((fact) => fact.key));
  const denials = new Set(
    groups.flatMap((group) => {
      const [before, after] = [factsOf(group.original, wanted), factsOf(group.rewritten, there)];
      return addedNegations(before, after, group).filter((fact) => !denied.has(fact.key));
    }),
  );
  return rewritten.facts.filter((fact) =>
    fact.kind === 'negation' ? denials.has(fact) : !hasGround(fact, index, known, lower),
  );
};
