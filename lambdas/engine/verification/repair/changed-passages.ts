import type { Group } from '#engine/verification/compare/passage-groups.ts';
import { judgeComparison } from '#engine/verification/meaning/judge-comparison.ts';
import type { MeaningChange } from '#engine/verification/meaning/judge-passage.ts';
import type { Comparison } from '#engine/verification/verify-rewrite.ts';

/** A passage whose rewrite says something else. */
export type ChangedPassage = {
  group: Group;
  before: string;
  /** The most doubtful change: "increase → decrease". */
  what: string;
};

const nameChange = ({ before, after }: MeaningChange): string => {
  if (before === null) return `added: ${after?.text ?? ''}`;
  return after === null ? `missing: ${before.text}` : `${before.text} → ${after.text}`;
};

const hasHeading = ({ original }: Comparison, { original: units }: Group): boolean =>
  units.some((unit) => original.document.units[unit]?.kind === 'heading');

/**
 * The sentences that a rewrite changed in meaning though it kept their facts: lost facts bring a sentence
 * back by themselves. Headings have rules of their own.
 */
export const changedPassages = (comparison: Comparison): ChangedPassage[] =>
  judgeComparison(comparison).flatMap(({ group, before, facts, verdict: { isChanged, changes } }) => {
    const [worst] = changes;
    const isTrue = facts.lost + facts.invented === 0;
    return isChanged && isTrue && !hasHeading(comparison, group) && worst !== undefined
      ? [{ group, before, what: nameChange(worst) }]
      : [];
  });
