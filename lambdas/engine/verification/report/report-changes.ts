import { type FactKind, factKinds } from '#contracts/keywords/writing.ts';
import type { ChangeReport, FactCount, ReportedPassage } from '#contracts/verify/change-report.ts';
import { checkDeadline, withinDeadline } from '#engine/bounds/deadline.ts';
import { once } from '#engine/bounds/memoize.ts';
import { countWordParts } from '#engine/language/count-word-parts.ts';
import { regex } from '#engine/language/patterns.ts';
import { encodeAddresses } from '#engine/markdown/encode-addresses.ts';
import { textInFormOf } from '#engine/verification/compare/agree-facts.ts';
import {
  type Comparison,
  compareFacts,
  type Verification,
} from '#engine/verification/compare/compare-facts.ts';
import { byUnit, factsOf, textOfUnits } from '#engine/verification/compare/match-passages.ts';
import type { Group } from '#engine/verification/compare/passage-groups.ts';
import { type FactDocument, type FoundFact, readFacts } from '#engine/verification/facts/find-facts.ts';
import { baseFormsIn, judgeAddition } from '#engine/verification/meaning/judge-addition.ts';
import { judgePassage } from '#engine/verification/meaning/judge-passage.ts';
import { findBrokenOff, findFragments } from '#engine/verification/repair/lost-passages.ts';
import { clauseReasons } from './clause-reasons.ts';
import { factReasons, type PassageFacts } from './fact-reasons.ts';
import { movedSteps, taskReasons } from './list-reasons.ts';
import { isDescribedNow, normalized, pairIdentical } from './pair-identical.ts';
import { pairLeftovers } from './pair-leftovers.ts';
import { judgedReasons, newWordsReason, otherReasons, type PassageJudge } from './passage-judge.ts';
import { emptySide, sideOf } from './passage-text.ts';
import { reportLanguages } from './report-languages.ts';
import { sameCharacters } from './same-characters.ts';
import { symbolReasons } from './symbol-reasons.ts';
import { isRewordedTable, joinTableHeads } from './table-rows.ts';

/** Texts with a smaller share of counterparts (0-1) on both sides are not versions of each other. */
const minSharedShare = 0.2;

const hasContent = (text: string): boolean => regex.u`[\p{L}\p{N}]`.test(text);

/** The address of a link definition below the text says nothing by itself: the link is compared. */
const isShown = ({ document }: FactDocument, unit: number): boolean =>
  document.units[unit]?.kind !== 'definition' && hasContent(document.units[unit]?.source ?? '');

const sourceOf = ({ document }: FactDocument, unit: number): string => document.units[unit]?.source ?? '';

const indexesOf = ({ document }: FactDocument): number[] => document.units.map((_, i) => i);

/** The share of a document's words that belong to these units (0-1). */
const sharedOf = (document: FactDocument, matched: readonly number[]): number => {
  const isMatched = new Set(matched);
  let [shared, all] = [0, 0];
  for (const unit of indexesOf(document)) {
    const count = countWordParts(sourceOf(document, unit));
    all += count;
    if (isMatched.has(unit)) shared += count;
  }
  return shared / Math.max(1, all);
};

/** A summary leaves out most of its original, and an extended text adds to it, so one side is enough. */
const areComparable = ({ original, rewritten, groups }: Comparison): boolean => {
  const matched = groups.filter((group) => group.rewritten.length > 0);
  const kept = matched.flatMap((group) => group.original);
  // Most rewrites have a counterpart for every passage, so no words need to be counted.
  if (kept.length === original.document.units.length && kept.some((unit) => isShown(original, unit)))
    return true;
  const before = sharedOf(original, kept);
  const after = sharedOf(
    rewritten,
    matched.flatMap((group) => group.rewritten),
  );
  return Math.max(before, after) >= minSharedShare;
};

const countFacts = ({ facts }: Verification): FactCount[] => {
  const byKind = Map.groupBy(facts, ({ kind }): FactKind => kind);
  return factKinds.flatMap((kind) => {
    const all = byKind.get(kind);
    if (all === undefined) return [];
    return [{ kind, kept: all.filter(({ kept }) => kept).length, all: all.length }];
  });
};

/** The data from which the passages of a comparison are read. */
type Reading = {
  comparison: Comparison;
  expected: ReadonlyMap<number, FoundFact[]>;
  lost: ReadonlyMap<number, FoundFact[]>;
  actual: ReadonlyMap<number, FoundFact[]>;
  invented: ReadonlyMap<number, FoundFact[]>;
  brokenOff: ReadonlySet<Group>;
  fragments: ReadonlySet<number>;
  /** Steps of numbered lists that are in a different order. */
  moved: ReadonlySet<Group>;
  judge: PassageJudge | null;
  /** Base forms of the original's words. */
  originalWords: () => ReadonlySet<string>;
};

const readComparison = (comparison: Comparison, judge: PassageJudge | null): Reading => {
  const { facts, invented } = comparison.verification;
  return {
    comparison,
    expected: byUnit(comparison.original.facts),
    lost: byUnit(comparison.original.facts.filter((_, i) => facts[i]?.kept === false)),
    actual: byUnit(comparison.rewritten.facts),
    invented: byUnit(invented),
    brokenOff: new Set(findBrokenOff(comparison)),
    fragments: new Set(findFragments(comparison)),
    moved: movedSteps(comparison),
    judge,
    originalWords: once(() => baseFormsIn(comparison.original)),
  };
};

const factsOfGroup = (reading: Reading, group: Group): PassageFacts => ({
  group,
  expected: factsOf(group.original, reading.expected),
  lost: factsOf(group.original, reading.lost),
  actual: factsOf(group.rewritten, reading.actual),
  invented: factsOf(group.rewritten, reading.invented),
});

const nouns: Readonly<Record<string, string>> = {
  heading: 'heading',
  code: 'block of code',
  table: 'row of the table',
  image: 'image',
};

/** The word for a unit: "sentence", or the kind of block. */
const nounOf = ({ document }: FactDocument, unit: number | undefined): string =>
  nouns[document.units[unit ?? -1]?.kind ?? ''] ?? 'sentence';

const lostPassage = (reading: Reading, group: Group): ReportedPassage => {
  const { original } = reading.comparison;
  const noun = nounOf(original, group.original[0]);
  return {
    kind: 'lost',
    original: sideOf(original, group.original, []),
    rewrite: emptySide(),
    reasons: [`The rewrite does not have this ${noun}.`, ...factReasons(factsOfGroup(reading, group))],
  };
};

/** What an added sentence says that the original does not; English texts only. */
const claimReasons = (
  { comparison, judge, originalWords }: Reading,
  { group, invented }: PassageFacts,
): string[] => {
  if (judge === null) return [];
  const sentence = textOfUnits(comparison.rewritten, group.rewritten);
  const { isChanged, changes } = judgeAddition(sentence, originalWords());
  // The reasons for facts already name the others.
  const words = changes
    .map(({ after }) => sentence.slice(after?.start, after?.end))
    .filter((word) => !invented.some(({ text }) => text.includes(word)));
  return isChanged && words.length > 0 ? [newWordsReason(words)] : [];
};

const addedPassage = (reading: Reading, unit: number): ReportedPassage => {
  const { rewritten } = reading.comparison;
  const group: Group = { original: [], rewritten: [unit], comparison: null };
  const facts = factsOfGroup(reading, group);
  const reasons = [
    reading.fragments.has(unit)
      ? 'The rewrite starts this sentence but does not finish it.'
      : `The original does not have this ${nounOf(rewritten, unit)}.`,
    ...factReasons(facts),
    ...claimReasons(reading, facts),
  ];
  return { kind: 'added', original: emptySide(), rewrite: sideOf(rewritten, [unit], []), reasons };
};

/** Headings are not judged: a heading beside a sentence only names it and claims nothing. */
const withoutHeadings = ({ document }: FactDocument, units: readonly number[]): readonly number[] => {
  const sentences = units.filter((unit) => document.units[unit]?.kind !== 'heading');
  return sentences.length > 0 ? sentences : units;
};

/** What changed in the meaning of a passage, beyond the earlier reasons; empty if nothing did. */
const meaningReasons = (reading: Reading, facts: PassageFacts, before: readonly string[]): string[] => {
  const { group } = facts;
  if (reading.judge === null || group.comparison === null || group.comparison.substitutions.length === 0)
    return [];
  const { original, rewritten } = reading.comparison;
  // A table row has no sentence whose words could be compared, so only words that it lacks are new.
  if (isRewordedTable(reading.comparison, group)) return claimReasons(reading, facts);
  const from = textOfUnits(original, withoutHeadings(original, group.original));
  const to = textInFormOf(
    rewritten,
    withoutHeadings(rewritten, group.rewritten),
    facts.actual,
    facts.expected,
  );
  if (sameCharacters(from, to)) return [];
  const { isChanged, changes } = reading.judge(from, to, {
    lost: facts.lost.length,
    invented: facts.invented.length,
  });
  if (!isChanged) return [];
  return before.length === 0 ? judgedReasons(changes) : otherReasons(changes, before);
};

/** What changed in the form of a reworded passage. */
const formReasons = ({ original, rewritten, comparison }: Group): string[] => {
  const reasons: string[] = [];
  if (original.length !== rewritten.length)
    reasons.push(
      `${original.length} ${original.length === 1 ? 'sentence is' : 'sentences are'} now ${rewritten.length}.`,
    );
  if (comparison?.substitutions.length === 0)
    reasons.push('Only punctuation, capitals or formatting differ.');
  return reasons;
};

/** What changed in a passage's facts, parts, symbols and place; empty if the judge must read it. */
const statedReasons = (reading: Reading, group: Group, facts: PassageFacts, isSame: boolean): string[] => {
  const { comparison } = reading;
  const reasons = factReasons(facts);
  if (reading.brokenOff.has(group)) reasons.push('The rewrite cuts this sentence off.');
  else if (!isSame && !isRewordedTable(comparison, group)) reasons.push(...clauseReasons(comparison, group));
  if (!isSame) reasons.push(...symbolReasons(comparison, group));
  reasons.push(...taskReasons(comparison.original, comparison.rewritten, group));
  if (reading.moved.has(group)) reasons.push('This step is now in a different place in the list.');
  return reasons;
};

const keptPassage = (reading: Reading, group: Group): ReportedPassage => {
  checkDeadline();
  const { original, rewritten } = reading.comparison;
  const hunks = group.comparison?.substitutions ?? [];
  const sides = {
    original: sideOf(
      original,
      group.original,
      hunks.map(({ removed }) => removed),
    ),
    rewrite: sideOf(
      rewritten,
      group.rewritten,
      hunks.map(({ added }) => added),
    ),
  };
  if (isDescribedNow(sides.original.text, sides.rewrite.text))
    return { kind: 'reworded', ...sides, reasons: ['The image now has alt text.'] };
  const isSame =
    sides.original.text === sides.rewrite.text ||
    normalized(sides.original.text) === normalized(sides.rewrite.text);
  const facts = factsOfGroup(reading, group);
  const reasons = statedReasons(reading, group, facts, isSame);
  if (reasons.length > 0) {
    const further = meaningReasons(reading, facts, reasons);
    return { kind: 'changed', ...sides, reasons: [...reasons, ...further] };
  }
  if (isSame) return { kind: 'same', ...sides, reasons };
  const uncertainties = meaningReasons(reading, facts, []);
  if (uncertainties.length > 0) return { kind: 'changed', ...sides, reasons: uncertainties };
  return { kind: 'reworded', ...sides, reasons: formReasons(group) };
};

/** Passages that only the rewrite has, by the last common passage before them in the rewrite; -1 is the top. */
const addedByPlace = ({ rewritten, groups }: Comparison): Map<number, number[]> => {
  const grouped = new Set(groups.flatMap((group) => group.rewritten));
  const added = new Map<number, number[]>();
  let place = -1;
  for (const unit of indexesOf(rewritten)) {
    if (grouped.has(unit)) place = unit;
    else if (isShown(rewritten, unit)) {
      const list = added.get(place);
      if (list === undefined) added.set(place, [unit]);
      else list.push(unit);
    }
  }
  return added;
};

const passagesOf = (reading: Reading): ReportedPassage[] => {
  const { comparison } = reading;
  const added = addedByPlace(comparison);
  const addedAt = (place: number) => (added.get(place) ?? []).map((unit) => addedPassage(reading, unit));
  const passages = comparison.groups.flatMap((group): ReportedPassage[] => {
    const after = group.rewritten.flatMap(addedAt);
    if (group.rewritten.length > 0) return [keptPassage(reading, group), ...after];
    return group.original.some((unit) => isShown(comparison.original, unit))
      ? [lostPassage(reading, group)]
      : [];
  });
  return [...addedAt(-1), ...passages];
};

const reportNow = (original: string, rewrite: string, judge: PassageJudge | null): ChangeReport => {
  // The engine's rewrites encode spaces in addresses, which many authors do not.
  const compared = compareFacts(readFacts(encodeAddresses(original)), encodeAddresses(rewrite));
  const paired = { ...compared, groups: pairIdentical(compared) };
  const whole = { ...compared, groups: pairLeftovers(paired) };
  const comparison = { ...compared, groups: joinTableHeads(whole) };
  const { isEnglish, notes } = reportLanguages(comparison.original, comparison.rewritten);
  const isComparable = areComparable(comparison);
  const reading = readComparison(comparison, isEnglish ? judge : null);
  return {
    isComparable,
    facts: countFacts(comparison.verification),
    passages: isComparable ? passagesOf(reading) : [],
    notes:
      isComparable || notes.length > 0
        ? notes
        : ['Check that both texts are versions of the same article and that neither is cut off.'],
  };
};

/**
 * Compares a rewrite from any source with its original, sentence by sentence: which facts it keeps, and what it
 * reworded, changed, lost or added. Tables are compared row by row, code in whole blocks.
 * @throws JobError ContentTooComplex
 */
export const reportChanges = (
  original: string,
  rewrite: string,
  judge: PassageJudge | null = judgePassage,
): ChangeReport => withinDeadline(() => reportNow(original, rewrite, judge));
