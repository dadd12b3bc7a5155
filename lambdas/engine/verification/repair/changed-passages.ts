import { type Comparison, compareFacts } from '#engine/verification/compare/compare-facts.ts';
import type { Group } from '#engine/verification/compare/passage-groups.ts';
import { readOriginalFacts } from '#engine/verification/facts/find-facts.ts';
import { type JudgedPassage, judgeComparison } from '#engine/verification/meaning/judge-comparison.ts';
import { type MeaningChange, uncertaintyOf } from '#engine/verification/meaning/judge-passage.ts';
import { hasSameLetters, lettersOf } from './lost-passages.ts';

/** A passage whose rewrite says something different. */
export type ChangedPassage = {
  /** It has no units of the original if the rewrite added the sentence. */
  group: Group;
  /** The original's sentence, or the added one. */
  before: string;
  /** The most doubtful change: "increase → decrease". */
  what: string;
};

/** A verdict on a passage that overrides the engine's. */
export type JudgedElsewhere = { before: string; after: string; isChanged: boolean };

const nameChange = ({ before, after }: MeaningChange): string => {
  if (before === null) return `added: ${after?.text ?? ''}`;
  return after === null ? `missing: ${before.text}` : `${before.text} → ${after.text}`;
};

const hasHeading = ({ original }: Comparison, { original: units }: Group): boolean =>
  units.some((unit) => original.document.units[unit]?.kind === 'heading');

/** Lost facts already bring a sentence back, and headings have rules of their own. */
const isJudged = (comparison: Comparison, { group, facts, verdict }: JudgedPassage): boolean =>
  facts.lost + facts.invented === 0 && !hasHeading(comparison, group) && verdict.changes.length > 0;

/** "Year 6: Rye is new." split into a heading and its text, or the reverse. The heading may belong to another passage. */
const hasOnlyOtherMarks = ({ original, rewritten }: Comparison, group: Group): boolean => {
  const [first = 0] = group.rewritten;
  const above = rewritten.document.units[first - 1]?.kind === 'heading' ? [first - 1] : [];
  const [before, after] = [lettersOf(original, group.original), lettersOf(rewritten, group.rewritten)];
  return hasSameLetters(before, after) || hasSameLetters(before, lettersOf(rewritten, above) + after);
};

const keyOf = ({ before, after }: { before: string; after: string }): string => `${before}\u0000${after}`;

/**
 * Whether a passage only corrects the spelling of another one. A judge of words cannot distinguish that from
 * different words.
 */
export type IsCorrection = (before: string, after: string) => boolean;

/**
 * Whether a passage differs from its original only by a sentence that is the corrected form of another one. A short
 * sentence with a corrected word shares so few words with its original that it may be paired with a distant one, and
 * restoring that one would remove it.
 */
const hasOnlyCorrected = (
  comparison: Comparison,
  isCorrection: IsCorrection,
): ((group: Group) => boolean) => {
  const { groups, original, rewritten } = comparison;
  const paired = new Set(groups.flatMap((group) => (group.rewritten.length > 0 ? group.original : [])));
  const alone = original.document.units.filter((_, i) => !paired.has(i));
  const corrects = (after: string): boolean => alone.some(({ source }) => isCorrection(source, after));
  return (group) => {
    const others = group.rewritten.filter((j) => !corrects(rewritten.document.units[j]?.source ?? ''));
    return (
      others.length < group.rewritten.length &&
      hasSameLetters(lettersOf(original, group.original), lettersOf(rewritten, others))
    );
  };
};

/** The sentences whose meaning a rewrite changed although it kept their facts. */
export const changedPassages = (
  comparison: Comparison,
  judged: readonly JudgedElsewhere[] = [],
  isCorrection: IsCorrection = () => false,
): ChangedPassage[] => {
  const known = new Map(judged.map((verdict) => [keyOf(verdict), verdict.isChanged]));
  const isOnlyCorrected = hasOnlyCorrected(comparison, isCorrection);
  return judgeComparison(comparison).flatMap((passage) => {
    const { group, before, after, verdict } = passage;
    const [worst] = verdict.changes;
    if (worst === undefined || !isJudged(comparison, passage) || hasOnlyOtherMarks(comparison, group))
      return [];
    if (!(known.get(keyOf(passage)) ?? verdict.isChanged) || isCorrection(before, after)) return [];
    if (isOnlyCorrected(group)) return [];
    return [{ group, before: before === '' ? after : before, what: nameChange(worst) }];
  });
};

export type UncertaintyBounds = { most: number; characters: number };

/** The passages with a borderline verdict, the most doubtful first; see `uncertaintyOf`. */
export const findUncertainPassages = (
  original: string,
  rewrite: string,
  background: string,
  { most, characters }: UncertaintyBounds,
): JudgedElsewhere[] => {
  const comparison = compareFacts(readOriginalFacts(original), rewrite, readOriginalFacts(background));
  return judgeComparison(comparison)
    .filter(({ before, after }) => Math.max(before.length, after.length) <= characters)
    .filter((passage) => passage.before !== '' && isJudged(comparison, passage))
    .flatMap((passage) => {
      const uncertainty = uncertaintyOf(passage.verdict);
      return uncertainty === null ? [] : [{ passage, uncertainty }];
    })
    .sort((a, b) => a.uncertainty - b.uncertainty)
    .slice(0, most)
    .map(({ passage: { before, after, verdict } }) => ({ before, after, isChanged: verdict.isChanged }));
};
