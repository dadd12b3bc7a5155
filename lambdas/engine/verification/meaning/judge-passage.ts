import type { BoostedTrees } from '#engine/keyphrases/boosted-trees.ts';
import { agreeWords } from './agree-words.ts';
import changeWeights from './change-weights.json' with { type: 'json' };
import { findHunks, findWordChanges } from './changes/align-words.ts';
import { type ChangeFeatures, changeFeatures } from './changes/change-features.ts';
import { type ForestScorer, forestScorer } from './changes/trees.ts';
import type { Word } from './changes/words.ts';
import { decisionRow, type FactCounts, type ScoredChange } from './decision-row.ts';
import { decisiveChanges } from './decisive-changes.ts';
import passageWeights from './passage-weights.json' with { type: 'json' };
import { readPhrases } from './phrases.ts';

export type MeaningChange = {
  before: Word | null;
  after: Word | null;
  /** The probability (0-1) that this change alters the meaning. */
  probability: number;
};

export type PassageVerdict = {
  /** The log odds that the passage says something different; higher is worse. */
  score: number;
  isChanged: boolean;
  /** Whether a change alters the meaning in any context. */
  isDecisive: boolean;
  /** The changed words, the most doubtful first. */
  changes: readonly MeaningChange[];
};

/**
 * A score this close to the threshold (log odds) is in doubt. That applies to 14% of the labeled edits, and 41% of
 * these are judged wrongly.
 */
const uncertaintyMargin = 1;

/** The distance of a verdict from the opposite one (log odds); null if it is not in doubt. */
export const uncertaintyOf = ({ score, isDecisive, changes }: PassageVerdict): number | null => {
  models ??= load();
  const distance = Math.abs(score - models.threshold);
  return isDecisive || changes.length === 0 || distance > uncertaintyMargin ? null : distance;
};

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** Reads the changes of words between two passages. */
export const readChanges = (before: string, after: string): ChangeFeatures[] => {
  const [first, second] = agreeWords(readPhrases(before), readPhrases(after));
  const sides = [
    { words: first, text: before },
    { words: second, text: after },
  ] as const;
  return changeFeatures(findWordChanges(findHunks(first, second)), sides);
};

/** Labeled edits rarely have more changes than this, but a careful rewrite has up to three times as many. */
const typicalChanges = 10;
const restraint = 0.2;

/**
 * The score of a stretch with this many changes. Where the weights have seen few examples, the verdict is more
 * cautious.
 */
export const restrain = (score: number, changes: number): number =>
  score - restraint * Math.max(0, changes - typicalChanges);

/** A passage before and after, with its facts. */
export type PassagePair = { before: string; after: string; facts: FactCounts };

/** The changes and facts of neighboring passages together. */
export const readStretch = (
  passages: readonly PassagePair[],
): { changes: readonly ChangeFeatures[][]; facts: FactCounts } => ({
  changes: passages.map(({ before, after }) => readChanges(before, after)),
  facts: {
    lost: passages.reduce((sum, { facts }) => sum + facts.lost, 0),
    invented: passages.reduce((sum, { facts }) => sum + facts.invented, 0),
  },
});

type Models = {
  /** Two scores per change, alone and together. */
  change: ForestScorer;
  passage: ForestScorer;
  threshold: number;
};

const load = (): Models => {
  const { alone, together } = changeWeights;
  return {
    change: forestScorer([alone, together] satisfies BoostedTrees[]),
    passage: forestScorer(passageWeights.models satisfies BoostedTrees[]),
    threshold: passageWeights.threshold,
  };
};

let models: Models | undefined;

const unchanged: PassageVerdict = { score: -9, isChanged: false, isDecisive: false, changes: [] };
/** A passage is also changed if its worst change is this close (log odds) to the worst of its stretch. */
const culprit = 0.7;

/** Connecting words alone do not alter the meaning: "and" may become a new sentence, "which" may become "this". */
const canAlter = ({ change: { before, after }, kindsBefore, kindsAfter }: ChangeFeatures): boolean =>
  [before, after].some((word) => word !== null && !word.isFunction) ||
  [...kindsBefore, ...kindsAfter].some((isOfKind) => isOfKind);

/** A decisive change comes before all others. */
const worstFirst = (
  list: readonly ScoredChange[],
  decisive: ReadonlySet<ChangeFeatures>,
): MeaningChange[] => {
  const rankOf = ({ features, alone }: ScoredChange): number => alone + (decisive.has(features) ? 100 : 0);
  return list
    .toSorted((a, b) => rankOf(b) - rankOf(a))
    .map(({ features, alone }) => ({
      before: features.change.before,
      after: features.change.after,
      probability: decisive.has(features) ? 1 : sigmoid(alone),
    }));
};

const scoreChange = (features: ChangeFeatures): ScoredChange => {
  models ??= load();
  const { row } = features;
  const scores = models.change(row);
  return { features, row, alone: scores[0] as number, together: scores[1] as number };
};

/** The log odds that a stretch with these changes says something different. */
const scoreStretch = (scored: readonly ScoredChange[], facts: FactCounts): number => {
  models ??= load();
  const scores = models.passage(decisionRow(scored, facts));
  return restrain(scores.reduce((sum, score) => sum + score, 0) / scores.length, scored.length);
};

/**
 * Judges whether neighboring passages still say the same, in two learned steps: one scores each changed word, and the
 * other decides by these scores, the facts and all changes together. Both are learned from edits labeled by people
 * (SummEdits) by `scripts/train/verification/train-judge.ts`; the threshold passes 96.8 of 100 faithful edits.
 *
 * Returns a verdict for each passage. In a stretch that says something different, the passages with the most doubtful
 * changes are called changed.
 */
export const judgePassages = (passages: readonly PassagePair[]): PassageVerdict[] => {
  models ??= load();
  const { threshold } = models;
  const { changes, facts } = readStretch(passages);
  if (changes.every((list) => list.length === 0)) return passages.map(() => unchanged);
  const scored = changes.map((list) => list.map(scoreChange));
  const score = scoreStretch(scored.flat(), facts);
  const tops = scored.map((list) => Math.max(-Infinity, ...list.map(({ alone }) => alone)));
  const top = Math.max(...tops);
  return scored.map((list, i) => {
    const decisive = decisiveChanges(list.map(({ features }) => features));
    const isUncertain =
      score > threshold &&
      (tops[i] ?? -Infinity) > top - culprit &&
      list.some(({ features }) => canAlter(features));
    return {
      score,
      isChanged: decisive.size > 0 || isUncertain,
      isDecisive: decisive.size > 0,
      changes: worstFirst(list, decisive),
    };
  });
};

/** A word as a reader sees it; a phrase appears as in the passage. */
const shownOf = (word: Word | null, passage: string): string =>
  word === null
    ? ''
    : word.isStandIn === true
      ? passage.slice(word.start, word.end).toLowerCase()
      : word.text;

/**
 * The verdict on a single passage, with its changes as texts, empty on the side that lacks the word. The models are
 * skipped if they could not alter the verdict.
 */
export const judgePassage = (
  before: string,
  after: string,
  facts: FactCounts,
): { isChanged: boolean; changes: { before: string; after: string; probability: number }[] } => {
  models ??= load();
  const found = readChanges(before, after);
  if (found.length === 0) return { isChanged: false, changes: [] };
  const decisive = decisiveChanges(found);
  const scored = found.map(scoreChange);
  const isChanged =
    decisive.size > 0 || (found.some(canAlter) && scoreStretch(scored, facts) > models.threshold);
  return {
    isChanged,
    changes: worstFirst(scored, decisive).map((change) => ({
      before: shownOf(change.before, before),
      after: shownOf(change.after, after),
      probability: change.probability,
    })),
  };
};
