/**
 * Learns which phrase leads a text, among the most probable ones, the parts of its title and composed ones. Run the
 * first step (`train-topic.ts`) before it.
 *
 * node scripts/train/topic/train-lead.ts check    cross-validates by repository
 * node scripts/train/topic/train-lead.ts compare  measures what the kept posts add; [FILE.json]: weights without them, `all`: for the others, too
 * node scripts/train/topic/train-lead.ts write    trains on all texts, writes lambdas/engine/topic/lead/weights.json
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BoostedTrees, compileTrees, type LeadCandidate, leadScore, scoreTrees } from '#engine';
import { boostedTrees, compareWithKept, readComparison } from '../compare-with-kept.ts';
import { foldsByRepo } from '../folds-by-repo.ts';
import { type GrowOptions, growTrees } from '../grow-trees.ts';
import { type Choices, growAmong, sumOfTrees } from './grow-choices.ts';
import { type LeadSample, readLeadSamples } from './lead-samples.ts';

const folds = 5;
const growing: GrowOptions = {
  trees: 110,
  leaves: 10,
  rate: 0.07,
  columns: 0.3,
  rows: 0.7,
  minLeaf: 3,
  ridge: 3,
  seed: 11,
};
const choosing: GrowOptions = { ...growing, minLeaf: 0.6, ridge: 1, seed: 7 };
/** The weight of an ungraded candidate as a wrong one. */
const ofUngraded = 0.7;
/**
 * The weight of a kept post: it is from a blog of its own, while the others are from 30 repositories. Of 275 kept posts
 * in folds, 54.2% of the leads are right with a title and 28.4% without; without the kept posts, it is 47.6% and 28.0%.
 * At a weight of 1, with 228 of them, the change was 3.5 and -0.9 points.
 */
const ofKept = 3;

function growAlone(samples: readonly LeadSample[]): BoostedTrees {
  const rows = samples.flatMap((sample) => sample.rows);
  const targets = samples.flatMap(({ targets: own }) => own.map((target) => target ?? 0));
  const weights = samples.flatMap(({ targets: own, isKept }) =>
    own.map((target) => (target === null ? ofUngraded : 1) * (isKept ? ofKept : 1)),
  );
  const derive = (scores: Float64Array, gradient: Float64Array, hessian: Float64Array) => {
    for (let i = 0; i < scores.length; i++) {
      const p = 1 / (1 + Math.exp(-(scores[i] as number)));
      gradient[i] = (p - (targets[i] as number)) * (weights[i] as number);
      hessian[i] = p * (1 - p) * (weights[i] as number);
    }
  };
  return growTrees(rows, derive, growing);
}

function choicesOf(samples: readonly LeadSample[]): Choices {
  const all = { rows: [], targets: [], starts: [], weights: [] } satisfies Choices as Required<Choices>;
  for (const { rows, targets, isKept } of samples) {
    const sum = targets.reduce((total: number, target) => total + (target ?? 0), 0);
    if (sum === 0) continue;
    all.starts.push(all.rows.length);
    all.weights.push(isKept ? ofKept : 1);
    all.rows.push(...rows);
    all.targets.push(...targets.map((target) => (target ?? 0) / sum));
  }
  return all;
}

/** Judges each candidate by itself and chooses it among those of its text, as in the first step. */
const grow = (samples: readonly LeadSample[]): BoostedTrees =>
  sumOfTrees(growAlone(samples), growAmong(choicesOf(samples), choosing));

function bestOf(trees: BoostedTrees, { candidates, rows }: LeadSample): number {
  const width = rows[0]?.length ?? 0;
  const data = new Float32Array(rows.length * width);
  for (const [i, row] of rows.entries()) data.set(row, i * width);
  const matrix = { data, rows: rows.length, width } as Parameters<typeof scoreTrees>[1];
  const points = scoreTrees(compileTrees(trees), matrix);
  const scores = candidates.map((candidate: LeadCandidate, i) => leadScore(candidate, points[i] ?? 0));
  return scores.indexOf(Math.max(...scores));
}

function check(samples: readonly LeadSample[]): void {
  const fold = foldsByRepo(
    samples.map(({ repo }) => repo),
    folds,
  );
  const right = new Map<LeadSample, boolean>();
  for (let f = 0; f < folds; f++) {
    const trees = grow(samples.filter(({ repo }) => fold.get(repo) !== f));
    for (const sample of samples)
      if (fold.get(sample.repo) === f) right.set(sample, (sample.targets[bestOf(trees, sample)] ?? 0) > 0);
  }
  for (const withTitle of [true, false]) {
    const of = samples.filter((sample) => sample.withTitle === withTitle);
    const share = (100 * of.filter((sample) => right.get(sample)).length) / of.length;
    console.log(`${withTitle ? 'with' : 'without'} title: ${share.toFixed(1)} % of ${of.length} leads right`);
  }
}

const isRight = (trees: BoostedTrees, sample: LeadSample): boolean =>
  (sample.targets[bestOf(trees, sample)] ?? 0) > 0;

function compare(samples: readonly LeadSample[]): void {
  compareWithKept(
    samples,
    {
      learn: grow,
      measure: (trees, sample) => ({
        [`${sample.withTitle ? 'with' : 'without'} title, lead right`]: {
          hits: isRight(trees, sample) ? 1 : 0,
          items: 1,
        },
      }),
    },
    readComparison((json) => boostedTrees.parse(json)),
  );
}

const samples = readLeadSamples();
console.log(`${samples.length} samples, ${samples[0]?.rows[0]?.length} figures`);
if (process.argv[2] === 'write') {
  const trees = grow(samples);
  const compact = { ...trees, value: trees.value.map((n) => Number(n.toPrecision(4))) };
  const file = join(import.meta.dirname, '../../../lambdas/engine/topic/lead/weights.json');
  writeFileSync(file, `${JSON.stringify(compact)}\n`);
} else if (process.argv[2] === 'compare') compare(samples);
else check(samples);
