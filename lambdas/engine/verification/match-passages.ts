import type { FactKind } from '#contracts/writing.ts';
import type { FactDocument, FoundFact } from './find-facts.ts';
import { countName, saysFact } from './match-facts.ts';
import type { Group } from './passage-groups.ts';
import { quotationKey } from './quotations.ts';
import { isSubstituted } from './substituted-facts.ts';

/** What a comparison knows so far; facts are told apart by identity. */
export type State = {
  original: FactDocument;
  rewritten: FactDocument;
  /** Facts by unit. */
  wanted: ReadonlyMap<number, FoundFact[]>;
  there: ReadonlyMap<number, FoundFact[]>;
  used: Set<FoundFact>;
  kept: Set<FoundFact>;
  /** Facts that stand in each other's places. */
  swapped: Set<FoundFact>;
};

/** Facts by the index of their unit. */
export const byUnit = (facts: readonly FoundFact[]): Map<number, FoundFact[]> => {
  const map = new Map<number, FoundFact[]>();
  for (const fact of facts) map.set(fact.unit, [...(map.get(fact.unit) ?? []), fact]);
  return map;
};

/** The facts of some units, in order. */
export const factsOf = (units: readonly number[], facts: ReadonlyMap<number, FoundFact[]>): FoundFact[] =>
  units.flatMap((unit) => facts.get(unit) ?? []);

/** The plain text of some units, what stands around them on both sides included when asked for. */
export const textOfUnits = (document: FactDocument, units: readonly number[]): string =>
  units
    .map((index) => {
      const unit = document.document.units[index];
      return unit === undefined
        ? ''
        : (document.document.blocks[unit.block]?.text.slice(unit.start, unit.end) ?? '');
    })
    .join(' \n ');

const use = (state: State, wanted: FoundFact, candidates: readonly FoundFact[]): boolean => {
  const found = candidates.find((fact) => !state.used.has(fact) && saysFact(wanted, fact));
  if (found === undefined) return false;
  // One long quotation may hold several of the original's.
  if (wanted.kind !== 'quotation' && wanted.kind !== 'name') state.used.add(found);
  state.kept.add(wanted);
  return true;
};

const counted: ReadonlySet<FactKind> = new Set([
  'number',
  'date',
  'address',
  'quotation',
  'code',
  'link',
  'image',
]);

const isMisplaced = (fact: FoundFact, there: readonly FoundFact[], group: Group, state: State): boolean =>
  state.swapped.has(fact) || isSubstituted(fact, there, group);

/** Matches the counted facts of a passage with those of its rewrite, each with one. */
export const matchGroup = (state: State, group: Group): void => {
  const there = factsOf(group.rewritten, state.there);
  for (const fact of factsOf(group.original, state.wanted)) {
    if (!counted.has(fact.kind) || isMisplaced(fact, there, group, state)) continue;
    use(state, fact, there);
  }
};

/** Something of the kind stands in the passage that the original's passage does not say. */
const hasStranger = (fact: FoundFact, group: Group, state: State): boolean => {
  const wanted = factsOf(group.original, state.wanted);
  const said = textOfUnits(state.original, group.original).toLowerCase();
  return factsOf(group.rewritten, state.there).some(
    (there) =>
      there.kind === fact.kind &&
      !wanted.some((known) => saysFact(known, there) || saysFact(there, known)) &&
      !(fact.kind === 'name' && said.includes(there.key.toLowerCase())),
  );
};

/** Single words in plain single marks are no quotation by themselves, but they are one if they were before. */
const isQuotedIn = (key: string, text: string): boolean => {
  const plain = quotationKey(`x${text}`);
  return [`'${key}'`, `'${key.charAt(0).toUpperCase()}${key.slice(1)}'`].some((quoted) =>
    plain.includes(quoted),
  );
};

/** A counted fact that its passage lost may have moved, or be said once where it was said twice. */
export const matchMoved = (state: State, group: Group): void => {
  const there = factsOf(group.rewritten, state.there);
  for (const fact of factsOf(group.original, state.wanted)) {
    if (!counted.has(fact.kind) || state.kept.has(fact)) continue;
    if (isMisplaced(fact, there, group, state) || hasStranger(fact, group, state)) continue;
    if (use(state, fact, state.rewritten.facts)) continue;
    if (fact.kind === 'quotation' && isQuotedIn(fact.key, textOfUnits(state.rewritten, group.rewritten))) {
      state.kept.add(fact);
      continue;
    }
    if (there.some((other) => saysFact(fact, other))) state.kept.add(fact);
  }
};

const pronoun =
  /(?<![\p{L}])(?:he|she|it|they|him|her|them|his|hers|its|their|er|sie|ihn|il|elle|lui|él|ella|lui|lei|hij|zij|who|which|that)(?![\p{L}])/iu;

const lastWord = (name: string): string => name.split(' ').at(-1) ?? name;

type NameContext = { before: string; after: string; whole: string; stranger: boolean };

const isNameKept = (fact: FoundFact, context: NameContext): boolean => {
  const now = countName(fact.key, context.after);
  if (now >= countName(fact.key, context.before)) return true;
  if (context.stranger) return false;
  if (now > 0) return true;
  const inShort = countName(lastWord(fact.key), context.after) > 0 || pronoun.test(context.after);
  return inShort && countName(fact.key, context.whole) > 0;
};

/** Names may become pronouns or short forms where nobody else steps into their place. */
export const matchNames = (state: State, group: Group, whole: string): void => {
  const names = factsOf(group.original, state.wanted).filter((fact) => fact.kind === 'name');
  if (names.length === 0 || group.rewritten.length === 0) return;
  const there = factsOf(group.rewritten, state.there);
  const before = textOfUnits(state.original, group.original);
  const after = textOfUnits(state.rewritten, group.rewritten);
  for (const fact of names) {
    if (isMisplaced(fact, there, group, state)) continue;
    if (isNameKept(fact, { before, after, whole, stranger: hasStranger(fact, group, state) }))
      state.kept.add(fact);
  }
};
