import type { FactKind } from '#contracts/keywords/writing.ts';
import { checkDeadline } from '#engine/bounds/deadline.ts';
import { type Group, stretchOf } from '#engine/verification/compare/passage-groups.ts';
import { FactIndex } from '#engine/verification/facts/fact-index.ts';
import type { FoundFact } from '#engine/verification/facts/find-facts.ts';

/** Longer facts, such as quotations and code, are truncated in a reason. */
const shownCharacters = 80;

const nouns: Readonly<Record<FactKind, string>> = {
  number: 'number',
  date: 'date',
  address: 'address',
  quotation: 'quotation',
  name: 'name',
  code: 'code',
  link: 'link',
  image: 'image',
  negation: 'word',
  wording: 'wording',
};

const cut = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= shownCharacters ? line : `${line.slice(0, shownCharacters - 1).trimEnd()}…`;
};

/** Numbers, dates and addresses are clear without quotation marks, and a quotation has its own. */
const plain: ReadonlySet<FactKind> = new Set(['number', 'date', 'address', 'link', 'image', 'quotation']);

const show = ({ kind, text }: FoundFact): string => (plain.has(kind) ? cut(text) : `“${cut(text)}”`);

const replaced = (before: FoundFact, after: FoundFact): string =>
  before.kind === 'code'
    ? 'The code is different.'
    : `The ${nouns[before.kind]} ${show(before)} is now ${show(after)}.`;

const lost = (fact: FoundFact): string => {
  if (fact.kind === 'negation') return `The rewrite no longer says ${show(fact)}.`;
  return `The ${nouns[fact.kind]} ${show(fact)} is missing.`;
};

const invented = (fact: FoundFact): string => {
  if (fact.kind === 'negation') return `The original does not say ${show(fact)}.`;
  return `The original does not have the ${nouns[fact.kind]} ${show(fact)}.`;
};

/** A passage with the facts that it lost and invented. */
export type PassageFacts = {
  group: Group;
  /** All facts of the original's passage, and those that the rewrite lost. */
  expected: readonly FoundFact[];
  lost: readonly FoundFact[];
  /** All facts of the rewrite's passage, and those that the original does not support. */
  actual: readonly FoundFact[];
  invented: readonly FoundFact[];
};

const sharesHunk = ({ comparison }: Group, before: FoundFact, after: FoundFact): boolean => {
  if (comparison === null) return false;
  const removed = comparison.hunks.removedIn(stretchOf(before));
  return comparison.hunks.addedIn(stretchOf(after)).some((hunk) => removed.includes(hunk));
};

/** The replacement of each lost fact: a fact of its kind in the same changed words, or the only unknown one. */
const replacements = ({ group, expected, lost, actual }: PassageFacts): Map<FoundFact, FoundFact> => {
  const pairs = new Map<FoundFact, FoundFact>();
  if (lost.length === 0) return pairs;
  const known = new FactIndex(expected);
  const used = new Set<FoundFact>();
  for (const fact of lost) {
    if (fact.kind === 'negation') continue;
    checkDeadline();
    const free = actual.filter((other) => other.kind === fact.kind && !used.has(other));
    const strange = free.filter((candidate) => !known.isKnown(candidate));
    const isAdjacent = (candidate: FoundFact): boolean => sharesHunk(group, fact, candidate);
    const other = strange.find(isAdjacent) ?? free.find(isAdjacent) ?? strange[0];
    if (other === undefined || other.text === fact.text) continue;
    pairs.set(fact, other);
    used.add(other);
  }
  return pairs;
};

/** Reasons that say what happened to the facts of a passage, one sentence each. */
export const factReasons = (passage: PassageFacts): string[] => {
  const pairs = replacements(passage);
  const taken = new Set(pairs.values());
  const reasons = [
    ...passage.lost.map((fact) => {
      const other = pairs.get(fact);
      return other === undefined ? lost(fact) : replaced(fact, other);
    }),
    ...passage.invented.filter((fact) => !taken.has(fact)).map(invented),
  ];
  return [...new Set(reasons)];
};
