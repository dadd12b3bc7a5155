import { contentLimits } from '#contracts/content-limits.ts';
import type { Fact, FactOutcome } from '#contracts/keywords/writing.ts';
import { lettersAndDigits } from '#engine/text/letters-and-digits.ts';
import { type Comparison, compareFacts } from '#engine/verification/compare/compare-facts.ts';
import {
  type FactDocument,
  type FoundFact,
  readOriginalFacts,
} from '#engine/verification/facts/find-facts.ts';
import {
  type ChangedPassage,
  changedPassages,
  type IsCorrection,
  type JudgedElsewhere,
} from './changed-passages.ts';
import { applyEdits, type Edits, hasEdits, noEdits } from './edit-document.ts';
import { findFragments, findLostPassages } from './lost-passages.ts';
import { hasLostSentence } from './lost-sentences.ts';
import { repairsInPlace } from './repair-in-place.ts';
import { restorePassages } from './restore-passages.ts';

export type Repaired = { markdown: string; facts: Fact[] };

/** Rounds of restoring before the whole original is put back; the last ones restore whole blocks. */
const sentenceRounds = 2;
const blockRounds = 2;

const lostFacts = (comparison: Comparison): number[] =>
  comparison.verification.facts.flatMap((fact, i) => (fact.kept ? [] : [i]));

const isTrue = (comparison: Comparison): boolean =>
  lostFacts(comparison).length === 0 && comparison.verification.invented.length === 0;

const isClean = ({ comparison, uncertain }: Run): boolean =>
  isTrue(comparison) &&
  uncertain.length === 0 &&
  findLostPassages(comparison).length === 0 &&
  findFragments(comparison).length === 0;

const groupsWithLoss = ({ comparison, uncertain }: Run): Comparison['groups'] => {
  const units = new Set(comparison.verification.facts.filter((fact) => !fact.kept).map((fact) => fact.unit));
  const invented = new Set(comparison.verification.invented.map((fact: FoundFact) => fact.unit));
  const lost = new Set([...findLostPassages(comparison), ...uncertain.map(({ group }) => group)]);
  return comparison.groups.filter(
    (group) =>
      lost.has(group) ||
      group.original.some((i) => units.has(i)) ||
      group.rewritten.some((j) => invented.has(j)),
  );
};

/** Units of the rewrite with invented facts or claims that have no counterpart in the original. */
const unfoundedUnits = ({ comparison, uncertain }: Run): number[] => {
  const grouped = new Set(comparison.groups.flatMap((group) => group.rewritten));
  const invented = comparison.verification.invented
    .map((fact) => fact.unit)
    .filter((unit) => !grouped.has(unit));
  const added = uncertain.flatMap(({ group }) => (group.original.length === 0 ? group.rewritten : []));
  return [...new Set([...invented, ...added, ...findFragments(comparison)])];
};

/** A sentence with at most this many letters may repeat unnoticed: "Bake it." */
const shortSentence = 24;

const sentenceCounts = ({ document }: FactDocument): Map<string, number> => {
  const times = new Map<string, number>();
  for (const { source, kind } of document.units) {
    // The text may also repeat a title.
    const letters = kind === 'heading' ? '' : lettersAndDigits(source);
    if (letters.length > shortSentence) times.set(letters, (times.get(letters) ?? 0) + 1);
  }
  return times;
};

/** The number of sentences of the original that are this one with errors. */
const countUncorrected = (
  letters: string,
  { comparison }: Run,
  { original, isCorrection }: Source,
): number => {
  const sentence = comparison.rewritten.document.units.find(
    ({ source }) => lettersAndDigits(source) === letters,
  );
  return original.document.units.filter(
    ({ source }) =>
      lettersAndDigits(source) !== letters && isCorrection?.(source, sentence?.source ?? '') === true,
  ).length;
};

/** Whether a restored block is beside its rewritten form. A corrected sentence may be the same as another one. */
const repeatsSentence = (run: Run, source: Source): boolean => {
  const before = sentenceCounts(source.original);
  return [...sentenceCounts(run.comparison.rewritten)].some(([letters, times]) => {
    const known = before.get(letters) ?? 0;
    return times > Math.max(1, known) && times > known + countUncorrected(letters, run, source);
  });
};

type Source = {
  original: FactDocument;
  background: FactDocument;
  judged: readonly JudgedElsewhere[];
  isCorrection: IsCorrection | undefined;
};

type Run = {
  comparison: Comparison;
  markdown: string;
  outcomes: FactOutcome[];
  /** Passages that differ in meaning from the original, now and in all rounds so far. */
  uncertain: ChangedPassage[];
  everUncertain: ChangedPassage[];
};

const step = (run: Run, source: Source, edited: string, outcome: FactOutcome): Run => {
  const comparison = compareFacts(source.original, edited, source.background);
  const lost = new Set(lostFacts(run.comparison));
  return {
    comparison,
    markdown: edited,
    outcomes: run.outcomes.map((value, i) => (lost.has(i) ? outcome : value)),
    uncertain: changedPassages(comparison, source.judged, source.isCorrection),
    everUncertain: [...run.everUncertain, ...run.uncertain],
  };
};

/**
 * Takes back the corrections of headings that changed a name. A heading may be paired with the sentence below it, and
 * restoring both would repeat that sentence.
 */
const restoreHeadings = (run: Run, { original, isCorrection }: Source): Edits => {
  const edits = noEdits();
  const { rewritten } = run.comparison;
  for (const fact of run.comparison.verification.facts) {
    const heading = original.document.units[fact.unit];
    if (fact.kept || heading?.kind !== 'heading') continue;
    const place = rewritten.document.units.findIndex(
      ({ kind, source }) => kind === 'heading' && isCorrection?.(heading.source, source) === true,
    );
    if (place >= 0) edits.units.set(place, heading.source);
  }
  return edits;
};

const repairOnce = (run: Run, source: Source): Run => {
  const headings = restoreHeadings(run, source);
  const edits = hasEdits(headings) ? headings : repairsInPlace(run.comparison);
  if (!hasEdits(edits)) return run;
  const markdown = applyEdits(run.comparison.rewritten.document, edits);
  const next = step(run, source, markdown, 'repaired');
  // A repair that loses something else is not a repair.
  const before = new Set(lostFacts(run.comparison));
  return lostFacts(next.comparison).every((i) => before.has(i)) ? next : run;
};

const restoreOnce = (run: Run, source: Source, wholeBlocks: boolean): Run => {
  const edits = restorePassages(run.comparison, {
    groups: groupsWithLoss(run),
    unfounded: unfoundedUnits(run),
    wholeBlocks,
  });
  if (!hasEdits(edits)) return run;
  return step(run, source, applyEdits(run.comparison.rewritten.document, edits), 'restored');
};

const { factCharacters } = contentLimits;

const shorten = (text: string): string =>
  text.length <= factCharacters ? text : `${text.slice(0, factCharacters - 1)}…`;

/** The words around a fact in its sentence. Storing the whole sentence with every fact would multiply its length. */
const passageOf = ({ sentence, text }: FoundFact): string => {
  if (sentence.length <= factCharacters) return sentence;
  const at = Math.max(0, sentence.indexOf(text));
  const from = Math.max(0, Math.min(at - factCharacters / 4, sentence.length - factCharacters));
  return sentence.slice(from, from + factCharacters).trim();
};

/** Each sentence that was put back because its rewrite said something different, once. */
const restoredWording = ({ everUncertain }: Run): Fact[] => {
  const seen = new Map(everUncertain.map((passage) => [passage.before, passage]));
  return [...seen.values()].map(({ before, what }) => ({
    kind: 'wording',
    text: shorten(what),
    sentence: shorten(before.trim()),
    outcome: 'restored',
  }));
};

const report = (run: Run, { original }: Source): Fact[] => [
  ...original.facts.map((fact, i) => ({
    kind: fact.kind,
    text: shorten(fact.text),
    sentence: passageOf(fact),
    outcome: run.outcomes[i] ?? 'kept',
  })),
  ...restoredWording(run),
];

/**
 * Makes a rewrite keep every fact of its original. A lost fact is first put back in place if that is safe; otherwise
 * its original sentence is restored, then its block, and finally the whole original. Missing paragraphs, broken-off
 * sentences and sentences that say something different come back, and inventions of the rewrite are removed. For a
 * rewrite from any source, `verifyRewrite` finds that the result keeps all facts. `background` is other known text,
 * such as the article's title. `judged` holds verdicts on passages that override the engine's, and `isCorrection`
 * recognizes corrected spellings.
 */
export const repairRewrite = (
  originalMarkdown: string,
  rewrittenMarkdown: string,
  background = '',
  judged: readonly JudgedElsewhere[] = [],
  isCorrection?: IsCorrection,
): Repaired => {
  const original = readOriginalFacts(originalMarkdown);
  const source = { original, background: readOriginalFacts(background), judged, isCorrection };
  const first = compareFacts(original, rewrittenMarkdown, source.background);
  let run: Run = {
    comparison: first,
    markdown: rewrittenMarkdown,
    outcomes: original.facts.map(() => 'kept'),
    uncertain: changedPassages(first, judged, isCorrection),
    everUncertain: [],
  };
  if (!isClean(run)) run = repairOnce(run, source);
  for (let round = 0; round < sentenceRounds + blockRounds && !isClean(run); round += 1) {
    run = restoreOnce(run, source, round >= sentenceRounds);
  }
  const isLossy =
    run.comparison !== first && hasLostSentence(original, first.rewritten, run.comparison.rewritten);
  if (!isTrue(run.comparison) || run.uncertain.length > 0 || repeatsSentence(run, source) || isLossy) {
    run = step(run, source, originalMarkdown, 'restored');
  }
  return { markdown: run.markdown, facts: report(run, source) };
};
