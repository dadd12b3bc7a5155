import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { judgeRewrite, verifyRewrite } from '#engine';
import type { BenchRow } from '#test/bench/measures/bench-row.ts';
import { seededRandom } from '#test/bench/measures/metrics.ts';
import { training } from '../../../scripts/measure/data-folders.ts';
import { type Edit, readEdits } from '../../../scripts/train/verification/read-edits.ts';

/** The verdicts on one edit: true if a system says that the meaning changed. */
export type JudgedEdit = {
  edit: Edit;
  /** By lost or invented facts alone, as in release 0.1. */
  byFacts: boolean;
  /** With the shipped weights, which have seen these edits. */
  byShipped: boolean;
  /** With weights learned from other domains. */
  byHeldOut: boolean;
  /** By the previous version, with weights learned from other domains. */
  byEarlier: boolean;
  /** Whether a rule or an invented fact decided, regardless of the score. */
  isDecided: boolean;
  /**
   * The score by weights learned from other domains, and how far it is above the threshold; 0 if these weights have no
   * score.
   */
  score: number;
  overThreshold: number;
};

type System = 'byFacts' | 'byShipped' | 'byHeldOut' | 'byEarlier';

const heldOutScore = z.object({ id: z.string(), score: z.number(), threshold: z.number() });

/**
 * Reads the scores and thresholds of the edits by weights learned from other domains, as `train-judge.ts` wrote them.
 */
const readHeldOut = (): Map<string, z.infer<typeof heldOutScore>> =>
  new Map(
    readFileSync(join(training, 'edit-scores.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => heldOutScore.parse(JSON.parse(line)))
      .map((row) => [row.id, row]),
  );

/** The edits that the previous version called changed, in the six domains or in the held-out ones. */
export const readEarlier = (set: 'changed' | 'heldOut'): Set<string> =>
  new Set(
    z
      .object({ changed: z.array(z.string()), heldOut: z.array(z.string()) })
      .parse(JSON.parse(readFileSync(join(training, 'edit-verdicts-before.json'), 'utf8')))[set],
  );

/**
 * The shipped verifier's verdict on an edit. A lost fact makes a passage changed, but not an edit: see `judgeEdits`.
 */
export const judgeShipped = ({ original, edited }: Edit) => {
  const { facts, invented } = verifyRewrite(original, edited);
  const verdicts = judgeRewrite(original, edited).map(({ verdict }) => verdict);
  const hasInvented = invented.length > 0;
  return {
    byFacts: hasInvented || facts.some(({ kept }) => !kept),
    isDecided: hasInvented || verdicts.some(({ isDecisive }) => isDecisive),
    isChanged: hasInvented || verdicts.some(({ isChanged }) => isChanged),
  };
};

/**
 * Judges the edits of the public set; none without it. An invented fact makes an edit changed whatever the judge says.
 * A lost fact does not, because the labels of this set call an omission faithful.
 */
export const judgeEdits = (dataDir: string): JudgedEdit[] => {
  if (!existsSync(join(dataDir, 'edits'))) return [];
  const heldOut = readHeldOut();
  const earlier = readEarlier('changed');
  return readEdits(dataDir).map((edit) => {
    const { byFacts, isDecided, isChanged } = judgeShipped(edit);
    const { score, threshold } = heldOut.get(edit.id) ?? { score: 0, threshold: 0 };
    return {
      edit,
      byFacts,
      byShipped: isChanged,
      byHeldOut: isDecided || score > threshold,
      byEarlier: earlier.has(edit.id),
      isDecided,
      score,
      overThreshold: score - threshold,
    };
  });
};

const share = (list: readonly JudgedEdit[], test: (item: JudgedEdit) => boolean): number =>
  list.filter(test).length / (list.length || 1);

/** The shares of false edits caught and of faithful ones passed, and their mean. */
export const accuracyOf = (list: readonly JudgedEdit[], system: System) => {
  const caught = share(
    list.filter(({ edit }) => !edit.faithful),
    (item) => item[system],
  );
  const passed = share(
    list.filter(({ edit }) => edit.faithful),
    (item) => !item[system],
  );
  return { caught, passed, balanced: (caught + passed) / 2 };
};

const resamples = 1000;

/** The 95% interval of the gain in balanced accuracy over another system; the same edits are drawn for both. */
export const gainInterval = (list: readonly JudgedEdit[], over: System): [number, number] => {
  const random = seededRandom(17);
  const gains = Array.from({ length: resamples }, () => {
    const drawn = list.map(() => list[Math.floor(random() * list.length)] as JudgedEdit);
    return accuracyOf(drawn, 'byHeldOut').balanced - accuracyOf(drawn, over).balanced;
  }).sort((a, b) => a - b);
  return [gains[Math.floor(resamples * 0.025)] ?? 0, gains[Math.floor(resamples * 0.975)] ?? 0];
};

const row = (what: string, ours: number, before: number, note?: string): BenchRow => ({
  what,
  ours,
  peer: before,
  peerName: 'facts alone',
  unit: 'share',
  better: 'higher',
  goal: null,
  ...(note === undefined ? {} : { note }),
});

const names = (list: readonly JudgedEdit[], of: (edit: Edit) => readonly string[]): string[] =>
  [...new Set(list.flatMap(({ edit }) => of(edit)))].sort();

const gainNote = (list: readonly JudgedEdit[], over: System): string => {
  const [low, high] = gainInterval(list, over).map(
    (gain) => `${gain >= 0 ? '+' : ''}${(gain * 100).toFixed(1)}`,
  );
  return `gain ${low} to ${high} points (95%)`;
};

/** Rows for balanced accuracy, caught edits and passed edits, each next to facts alone or the previous version. */
const wholeRows = (list: readonly JudgedEdit[], what: string): BenchRow[] => {
  const of = (system: System) => accuracyOf(list, system);
  const [ours, before, earlier] = [of('byHeldOut'), of('byFacts'), of('byEarlier')];
  const beside = (row: BenchRow): BenchRow => ({ ...row, peerName: 'version before' });
  return [
    {
      ...row(`${what}: balanced accuracy`, ours.balanced, before.balanced, gainNote(list, 'byFacts')),
      goal: leastBalanced,
    },
    beside(row(`${what}: the same`, ours.balanced, earlier.balanced, gainNote(list, 'byEarlier'))),
    beside(row(`${what}: false ones caught`, ours.caught, earlier.caught)),
    { ...beside(row(`${what}: faithful ones passed`, ours.passed, earlier.passed)), goal: leastPassed },
  ];
};

/** The project's goals for the verifier on edits by others. */
const leastBalanced = 0.85;
const leastPassed = 0.95;

/** Rows by domain, and by kind of edit (an edit may be of several kinds). */
const partRows = (list: readonly JudgedEdit[]): BenchRow[] => {
  const byDomain = names(list, ({ domain }) => [domain]).map((domain) => {
    const own = list.filter(({ edit }) => edit.domain === domain);
    const [here, then] = [accuracyOf(own, 'byHeldOut'), accuracyOf(own, 'byFacts')];
    const note = `caught ${here.caught.toFixed(2)}, passed ${here.passed.toFixed(2)}`;
    return row(`${domain}: balanced accuracy`, here.balanced, then.balanced, note);
  });
  const byKind = names(list, ({ kinds }) => kinds).map((kind) => {
    const own = list.filter(({ edit }) => !edit.faithful && edit.kinds.includes(kind));
    return row(
      `${kind} caught, of ${own.length}`,
      accuracyOf(own, 'byHeldOut').caught,
      accuracyOf(own, 'byFacts').caught,
    );
  });
  return [...byDomain, ...byKind];
};

/** Rows of the bench. */
export const editRows = (list: readonly JudgedEdit[]): BenchRow[] => [
  ...wholeRows(list, 'edits by others'),
  row(
    'balanced accuracy of the shipped weights, which have seen the edits',
    accuracyOf(list, 'byShipped').balanced,
    accuracyOf(list, 'byFacts').balanced,
  ),
  ...partRows(list),
];

/**
 * Rows of the bench for domains from which nothing was learned: all of them pooled, which the goals apply to, then each
 * one alone.
 */
export const heldOutRows = (list: readonly JudgedEdit[]): BenchRow[] => {
  const domains = names(list, ({ domain }) => [domain]).join(' and ');
  return [...wholeRows(list, `held-out edits, ${domains} pooled`), ...partRows(list)];
};
