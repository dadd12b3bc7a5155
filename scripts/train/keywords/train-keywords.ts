/**
 * Learns which candidates are keywords of a text, and measures it on held-out repositories. It needs the topics that
 * models of other repositories read: first run `node scripts/train/topic/train-topic.ts folds`.
 *
 * node scripts/train/keywords/train-keywords.ts check    cross-validates by repository
 * node scripts/train/keywords/train-keywords.ts compare  measures what the kept posts add to the others
 * node scripts/train/keywords/train-keywords.ts list     prints the keywords that a result would show for each text, with grades
 * node scripts/train/keywords/train-keywords.ts write    trains on all texts, writes the weights
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import {
  type BoostedTrees,
  compileTrees,
  orderCandidates,
  rateFeature,
  rateKey,
  rateOf,
  scoreTrees,
  strongFrom,
  toProbability,
} from '#engine';
import { boostedTrees, compareWithKept, readComparison, tallyRanking } from '../compare-with-kept.ts';
import { growTrees } from '../grow-trees.ts';
import { type KeywordSample, readSamples } from './keyword-samples.ts';

const growing = {
  trees: 150,
  leaves: 7,
  rate: 0.06,
  columns: 0.4,
  rows: 0.7,
  minLeaf: 8,
  ridge: 8,
  seed: 7,
};
/** What a result shows: up to 8 strong keywords, and at least 5. */
const shown = { min: 5, max: 8, from: strongFrom };

/** The share of strict grade 2 by the origin of candidates, smoothed toward a ninth where few were graded. */
function ratesOf(samples: readonly KeywordSample[]): Record<string, number> {
  const counts = new Map<string, { good: number; all: number }>();
  for (const { candidates, own } of samples.filter(({ isStrict }) => isStrict))
    for (const [i, candidate] of candidates.entries()) {
      const grade = own[i];
      if (grade === null || grade === undefined) continue;
      const count = counts.get(rateKey(candidate)) ?? { good: 0, all: 0 };
      counts.set(rateKey(candidate), { good: count.good + (grade === 2 ? 1 : 0), all: count.all + 1 });
    }
  return Object.fromEntries(
    [...counts].map(([name, { good, all }]) => [name, Number(((good + 1) / (all + 9)).toFixed(3))]),
  );
}

function grow(samples: readonly KeywordSample[]): BoostedTrees {
  const graded = samples.flatMap(({ targets, rows }) =>
    targets.flatMap((target, i) => (target.weight > 0 && rows[i] ? [{ target, row: rows[i] }] : [])),
  );
  const targets = graded.map(({ target }) => target);
  return growTrees(
    graded.map(({ row }) => row),
    (scores, gradient, hessian) => {
      for (const [i, { value, weight }] of targets.entries()) {
        const p = toProbability(scores[i] ?? 0);
        gradient[i] = (p - value) * weight;
        hessian[i] = Math.max(1e-3, p * (1 - p) * weight);
      }
    },
    growing,
  );
}

function judge(trees: BoostedTrees, { rows, candidates }: KeywordSample) {
  const width = rows[0]?.length ?? 0;
  const data = new Float32Array(rows.length * width);
  for (const [i, row] of rows.entries()) data.set(row, i * width);
  const scores = scoreTrees(compileTrees(trees), { data, rows: rows.length, width } as Parameters<
    typeof scoreTrees
  >[1]);
  return candidates.map((candidate, i) => ({ ...candidate, probability: toProbability(scores[i] ?? 0) }));
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;

type Point = { score: number; two: boolean; text: number };

/** The probability that a candidate of grade 2 is ranked above another. */
function areaUnder(points: readonly Point[]): number {
  const sorted = points.toSorted((a, b) => a.score - b.score);
  let [below, wins, twos] = [0, 0, 0];
  for (const { two } of sorted) {
    if (two) [wins, twos] = [wins + below, twos + 1];
    else below++;
  }
  return wins / Math.max(1, twos * below);
}

const within = (points: readonly Point[]): number => {
  const texts = [...Map.groupBy(points, ({ text }) => text).values()].filter(
    (all) => all.some(({ two }) => two) && all.some(({ two }) => !two),
  );
  return texts.reduce((sum, all) => sum + areaUnder(all), 0) / Math.max(1, texts.length);
};

/**
 * Prints the grades of the keywords that a result would show, by strict grades alone. An ungraded keyword counts as
 * unknown.
 */
function check(samples: readonly KeywordSample[]): void {
  const points: { score: number; two: boolean; text: number }[] = [];
  const counts = { shown: 0, two: 0, one: 0, zero: 0, unknown: 0, leads: 0, texts: 0 };
  for (const fold of new Set(samples.map((sample) => sample.fold))) {
    const trees = grow(samples.filter((sample) => sample.fold !== fold));
    for (const sample of samples.filter((one) => one.fold === fold && one.isStrict)) {
      const gradeOf = new Map(sample.candidates.map(({ text }, i) => [text, sample.grades[i] ?? null]));
      const judged = judge(trees, sample);
      for (const [i, grade] of sample.grades.entries())
        if (grade !== null)
          points.push({ score: judged[i]?.probability ?? 0, two: grade === 2, text: counts.texts });
      const list = orderCandidates(sample.index, judged, shown.max).filter(
        ({ probability }, place) => place < shown.min || probability >= shown.from,
      );
      counts.texts++;
      if (gradeOf.get(list[0]?.text ?? '') === 2) counts.leads++;
      for (const { text } of list) {
        const grade = gradeOf.get(text) ?? null;
        counts.shown++;
        counts[grade === null ? 'unknown' : grade === 2 ? 'two' : grade === 1 ? 'one' : 'zero']++;
      }
    }
  }
  console.log(
    `${(counts.shown / counts.texts).toFixed(1)} keywords a text; lead of grade 2 ${percent(counts.leads, counts.texts)}`,
  );
  console.log(
    `graded candidates: AUC ${areaUnder(points).toFixed(4)} of ${points.length}; within texts ${within(points).toFixed(4)}`,
  );
  for (const name of ['two', 'one', 'zero', 'unknown'] as const)
    console.log(`${name}: ${percent(counts[name], counts.shown)}`);
}

/**
 * Prints the keywords that a result would show for each text with their grades, by models of other repositories, so
 * that ungraded ones can be graded.
 */
function list(samples: readonly KeywordSample[]): void {
  for (const fold of new Set(samples.map((sample) => sample.fold))) {
    const trees = grow(samples.filter((sample) => sample.fold !== fold));
    for (const sample of samples.filter((one) => one.fold === fold)) {
      const gradeOf = new Map(sample.candidates.map(({ text }, i) => [text, sample.grades[i] ?? null]));
      const keywords = orderCandidates(sample.index, judge(trees, sample), shown.max + 2).map(
        ({ text, probability }): [number | null, string, number] => [
          gradeOf.get(text) ?? null,
          text,
          Number(probability.toFixed(2)),
        ],
      );
      console.log(JSON.stringify({ id: sample.id, keywords }));
    }
  }
}

/**
 * Measures the five keywords that a result always shows, and the graded ones alone. An ungraded keyword that is shown
 * does not count as a 2.
 */
function measureText(trees: BoostedTrees, sample: KeywordSample) {
  if (!sample.isStrict) return {};
  const judged = judge(trees, sample);
  const gradeOf = new Map(sample.candidates.map(({ text }, i) => [text, sample.grades[i] ?? null]));
  const grades = orderCandidates(sample.index, judged, shown.min).map(
    ({ text }) => gradeOf.get(text) ?? null,
  );
  const countOf = (wanted: number | null) => ({
    hits: grades.filter((grade) => grade === wanted).length,
    items: grades.length,
  });
  const graded = judged.flatMap(({ probability }, i) => {
    const grade = sample.own[i] ?? null;
    return grade === null ? [] : [{ grade, score: probability }];
  });
  return {
    'shown: grade 2': countOf(2),
    'shown: grade 0': countOf(0),
    'shown: no grade': countOf(null),
    ...tallyRanking(graded, shown.min),
  };
}

function compare(samples: readonly KeywordSample[]): void {
  compareWithKept(
    samples,
    { learn: grow, measure: measureText },
    readComparison((json) => z.object({ trees: boostedTrees }).parse(json).trees),
  );
}

const samples = readSamples();
const isCompared = process.argv[2] === 'compare';
const rates = ratesOf(isCompared ? samples.filter(({ isKept }) => !isKept) : samples);
for (const { candidates, rows } of samples)
  for (const [i, candidate] of candidates.entries()) {
    const row = rows[i];
    if (row !== undefined) row[rateFeature] = rateOf(rates, candidate);
  }
if (process.argv[2] === 'write') {
  const trees = grow(samples);
  const compact = { ...trees, value: trees.value.map((n) => Number(n.toPrecision(4))) };
  writeFileSync(
    join(import.meta.dirname, '../../../lambdas/engine/keywords/candidates/weights.json'),
    `${JSON.stringify({ rates, trees: compact })}\n`,
  );
} else if (process.argv[2] === 'list') list(samples);
else if (isCompared) compare(samples);
else check(samples);
