import { checkDeadline } from '#engine/bounds/deadline.ts';
import { type Comparison, compareFacts } from '#engine/verification/compare/compare-facts.ts';
import {
  addedPassages,
  type ComparedPassage,
  differingStretches,
  passagesOf,
} from '#engine/verification/compare/compared-passages.ts';
import { readFacts } from '#engine/verification/facts/find-facts.ts';
import { baseFormsIn, judgeAddition } from './judge-addition.ts';
import { judgePassages, type PassageVerdict } from './judge-passage.ts';

export type JudgedPassage = ComparedPassage & { verdict: PassageVerdict };

const judgeAdded = (comparison: Comparison): JudgedPassage[] => {
  const added = addedPassages(comparison);
  if (added.length === 0) return [];
  const originalWords = baseFormsIn(comparison.original);
  return added.map((passage) => ({ ...passage, verdict: judgeAddition(passage.after, originalWords) }));
};

const judgeKept = (comparison: Comparison): JudgedPassage[] =>
  differingStretches(passagesOf(comparison)).flatMap((stretch) => {
    checkDeadline();
    const verdicts = judgePassages(stretch);
    return stretch.flatMap((passage, i) => {
      const verdict = verdicts[i];
      return verdict === undefined ? [] : [{ ...passage, verdict }];
    });
  });

/**
 * Judges the passages that differ, in the order of the original, then the added sentences. Only English is judged;
 * the caller checks that.
 */
export const judgeComparison = (comparison: Comparison): JudgedPassage[] => [
  ...judgeKept(comparison),
  ...judgeAdded(comparison),
];

/** Judges the passages of a rewrite that differ from its original. */
export const judgeRewrite = (original: string, rewrite: string): JudgedPassage[] =>
  judgeComparison(compareFacts(readFacts(original), rewrite));
