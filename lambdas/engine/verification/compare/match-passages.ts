import type { FactKind } from '#contracts/keywords/writing.ts';
import { capitalize } from '#contracts/letter-case.ts';
import { checkDeadline } from '#engine/bounds/deadline.ts';
import { once } from '#engine/bounds/memoize.ts';
import { alternatives, thirdPersonForms } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { lettersAndDigits } from '#engine/text/letters-and-digits.ts';
import { type NamedText, namedText } from '#engine/verification/facts/count-name.ts';
import { FactIndex } from '#engine/verification/facts/fact-index.ts';
import type { FactDocument, FoundFact } from '#engine/verification/facts/find-facts.ts';
import { hasOtherForm, placeForms } from '#engine/verification/facts/name-forms.ts';
import { quotationKey } from '#engine/verification/facts/quotations.ts';
import { isSpelledOut } from '#engine/verification/facts/spelled-out.ts';
import type { Group } from './passage-groups.ts';
import { substitutedIn } from './substituted-facts.ts';

/** The state of a comparison; facts are distinguished by object identity. */
export type State = {
  original: FactDocument;
  rewritten: FactDocument;
  /** Facts by unit. */
  expected: ReadonlyMap<number, FoundFact[]>;
  actual: ReadonlyMap<number, FoundFact[]>;
  used: Set<FoundFact>;
  kept: Set<FoundFact>;
  /** Facts that traded places with each other. */
  swapped: Set<FoundFact>;
  /** Every fact of the rewrite, and its whole text. */
  everywhere(): FactIndex;
  whole(): NamedText;
};

/** A passage with its facts on both sides. */
export type Passage = {
  group: Group;
  expected: readonly FoundFact[];
  actual: readonly FoundFact[];
  thereIndex(): FactIndex;
  isMisplaced(fact: FoundFact): boolean;
  /** The kinds for which the rewrite has a fact that the original's passage lacks. */
  addedKinds(): ReadonlySet<FactKind>;
  before(): string;
  after(): string;
};

/** Facts by the index of their unit. */
export const byUnit = (facts: readonly FoundFact[]): Map<number, FoundFact[]> => {
  const map = new Map<number, FoundFact[]>();
  for (const fact of facts) {
    const list = map.get(fact.unit);
    if (list === undefined) map.set(fact.unit, [fact]);
    else list.push(fact);
  }
  return map;
};

/** The facts of some units, in order. */
export const factsOf = (units: readonly number[], facts: ReadonlyMap<number, FoundFact[]>): FoundFact[] =>
  units.flatMap((unit) => facts.get(unit) ?? []);

/** The plain text of some units. */
export const textOfUnits = (document: FactDocument, units: readonly number[]): string =>
  units
    .map((index) => {
      const unit = document.document.units[index];
      return unit === undefined
        ? ''
        : (document.document.blocks[unit.block]?.text.slice(unit.start, unit.end) ?? '');
    })
    .join(' \n ');

const use = (state: State, expected: FoundFact, candidates: FactIndex): boolean => {
  const found = candidates.findMatch(expected, state.used);
  if (found === undefined) return false;
  // A long quotation may contain several quotations from the original.
  if (expected.kind !== 'quotation' && expected.kind !== 'name') state.used.add(found);
  state.kept.add(expected);
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

const addedKindsIn = (
  expected: readonly FoundFact[],
  actual: readonly FoundFact[],
  before: string,
): ReadonlySet<FactKind> => {
  const known = new FactIndex(expected);
  const originalText = before.toLowerCase();
  const kinds = new Set<FactKind>();
  for (const fact of actual) {
    checkDeadline();
    if (kinds.has(fact.kind) || known.isKnown(fact)) continue;
    if (fact.kind !== 'name' || !originalText.includes(fact.key.toLowerCase())) kinds.add(fact.kind);
  }
  return kinds;
};

/** Reads a passage with its facts on both sides. */
export const readPassage = (state: State, group: Group): Passage => {
  const expected = factsOf(group.original, state.expected);
  const actual = factsOf(group.rewritten, state.actual);
  const isSubstituted = substitutedIn(actual, group);
  const before = once(() => textOfUnits(state.original, group.original));
  return {
    group,
    expected,
    actual,
    thereIndex: once(() => new FactIndex(actual)),
    isMisplaced: (fact) => state.swapped.has(fact) || isSubstituted(fact),
    addedKinds: once(() => addedKindsIn(expected, actual, before())),
    before,
    after: once(() => textOfUnits(state.rewritten, group.rewritten)),
  };
};

/** Matches the counted facts of a passage with those of its rewrite one to one. */
export const matchGroup = (state: State, passage: Passage): void => {
  for (const fact of passage.expected) {
    checkDeadline();
    if (!counted.has(fact.kind) || passage.isMisplaced(fact)) continue;
    use(state, fact, passage.thereIndex());
  }
};

/**
 * Whether the text quotes a key in straight single quotes. Single words in these are a quotation only if the original
 * marks them as one.
 */
const isQuotedIn = (key: string, plain: string): boolean =>
  [`'${key}'`, `'${capitalize(key)}'`].some((quoted) => plain.includes(quoted));

/** Matches counted facts that their passage lost: a fact may have moved, or only a repetition was removed. */
export const matchMoved = (state: State, passage: Passage): void => {
  const plain = once(() => quotationKey(`x${passage.after()}`));
  for (const fact of passage.expected) {
    checkDeadline();
    if (!counted.has(fact.kind) || state.kept.has(fact)) continue;
    if (isSpelledOut(fact, passage.after())) state.kept.add(fact);
    if (passage.isMisplaced(fact) || passage.addedKinds().has(fact.kind)) continue;
    if (use(state, fact, state.everywhere())) continue;
    if (fact.kind === 'quotation' && isQuotedIn(fact.key, plain())) {
      state.kept.add(fact);
      continue;
    }
    if (passage.thereIndex().hasMatch(fact)) state.kept.add(fact);
  }
};

const pronoun = regexOf(
  String.raw`(?<![\p{L}])(?:${alternatives(thirdPersonForms)}|hers|er|sie|ihn|il|elle|lui|él|ella|lui|lei|hij|zij|who|which|that)(?![\p{L}])`,
  'iu',
);

const lastWord = (name: string): string => name.split(' ').at(-1) ?? name;

type NameContext = {
  before: NamedText;
  after: NamedText;
  whole: () => NamedText;
  passage: string;
  hasAddedName: () => boolean;
  hasPronoun: () => boolean;
};

const isNameKept = (fact: FoundFact, context: NameContext): boolean => {
  const now = context.after.count(fact.key);
  if (now >= context.before.count(fact.key)) return true;
  if (!fact.key.includes(' ') && placeForms(fact.key).some((form) => context.after.count(form) > 0))
    return true;
  if (context.hasAddedName()) return false;
  if (now > 0) return true;
  const inShort = context.after.count(lastWord(fact.key)) > 0 || context.hasPronoun();
  return inShort && context.whole().count(fact.key) > 0;
};

/** Whether a label became the heading above its text and nothing else changed: "**Rye:** An old grain." */
const isLabelRaised = ({ rewritten }: State, { group, before, after }: Passage): boolean => {
  const above = rewritten.document.units[(group.rewritten[0] ?? 0) - 1];
  return above?.kind === 'heading' && lettersAndDigits(above.source + after()) === lettersAndDigits(before());
};

/** Names may become pronouns or short forms unless another name replaces them. */
export const matchNames = (state: State, passage: Passage): void => {
  const names = passage.expected.filter((fact) => fact.kind === 'name');
  if (names.length === 0 || passage.group.rewritten.length === 0) return;
  const isUnchanged = passage.before() === passage.after() || isLabelRaised(state, passage);
  const context = {
    before: namedText(passage.before()),
    after: namedText(passage.after()),
    whole: state.whole,
    passage: passage.after(),
    hasAddedName: () => passage.addedKinds().has('name'),
    hasPronoun: once(() => pronoun.test(passage.after())),
  };
  for (const fact of names) {
    checkDeadline();
    const isInPlace = !passage.isMisplaced(fact) && (isUnchanged || isNameKept(fact, context));
    if (isInPlace || hasOtherForm(fact.key, context.passage)) state.kept.add(fact);
  }
};
