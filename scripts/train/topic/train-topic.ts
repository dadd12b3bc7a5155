/**
 * Learns what the topic of a text is and which searches it answers, and measures it on held-out repositories.
 *
 * node scripts/train/topic/train-topic.ts check    cross-validates by repository
 * node scripts/train/topic/train-topic.ts folds    writes the heads of each fold, for models that learn from topics
 * node scripts/train/topic/train-topic.ts write    trains on all texts, writes lambdas/engine/topic/phrases/weights.json
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BoostedTrees, compileTrees, scoreTrees } from '#engine';
import { foldsByRepo } from '../folds-by-repo.ts';
import { growTrees, randomFrom } from '../grow-trees.ts';
import { learnablePosts } from '../trainable-posts.ts';
import { growChoices, sumOfTrees } from './grow-choices.ts';
import { foldsFile, type Label, readLabels } from './read-data.ts';
import { isRightLead, readHidden, readSample, type Sample, truthOf } from './topic-samples.ts';

const folds = 5;
const growing = {
  topic: { trees: 160, leaves: 16, rate: 0.06, columns: 0.3, rows: 0.7, minLeaf: 3, ridge: 3, seed: 7 },
  search: { trees: 200, leaves: 12, rate: 0.05, columns: 0.3, rows: 0.7, minLeaf: 3, ridge: 3, seed: 11 },
};
type HeadName = keyof typeof growing;

/** The most unlabeled rows that each text contributes to training. */
const maxUnlabeled = 80;

interface Head {
  trees: BoostedTrees;
  slope: number;
  offset: number;
}

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

function growAlone(samples: readonly Sample[], head: HeadName): BoostedTrees {
  const random = randomFrom(5);
  const rows: Float32Array[] = [];
  const targets: number[] = [];
  const weights: number[] = [];
  for (const sample of samples) {
    const kept = sample.targets.map((target, i) => {
      const weight = head === 'topic' ? target.topicWeight : target.searchWeight;
      const value = head === 'topic' ? target.topic : target.search;
      const isPlain = value < 0.1 && weight < 0.65;
      return weight > 0 && (!isPlain || random() < maxUnlabeled / sample.found)
        ? { i, weight, value, isPlain }
        : null;
    });
    for (const row of kept) {
      if (row === null) continue;
      rows.push(sample.rows[row.i] as Float32Array);
      targets.push(row.value);
      weights.push(
        row.weight * (row.isPlain && head === 'topic' ? Math.max(1, sample.found / maxUnlabeled) ** 0.5 : 1),
      );
    }
  }
  const derive = (scores: Float64Array, gradient: Float64Array, hessian: Float64Array) => {
    for (let i = 0; i < scores.length; i++) {
      const p = logistic(scores[i] as number);
      gradient[i] = (p - (targets[i] as number)) * (weights[i] as number);
      hessian[i] = p * (1 - p) * (weights[i] as number);
    }
  };
  return growTrees(rows, derive, growing[head]);
}

/** Judges the topic by itself and chooses it among the phrases of its text: the sum of both is better than either. */
const grow = (samples: readonly Sample[], head: HeadName): BoostedTrees =>
  head === 'topic'
    ? sumOfTrees(growAlone(samples, head), growChoices(samples.filter(({ label }) => label !== null)))
    : growAlone(samples, head);

function scoresOf(trees: BoostedTrees, rows: readonly Float32Array[]): Float64Array {
  const width = rows[0]?.length ?? 0;
  const data = new Float32Array(rows.length * width);
  for (const [i, row] of rows.entries()) data.set(row, i * width);
  return scoreTrees(compileTrees(trees), { data, rows: rows.length, width } as Parameters<
    typeof scoreTrees
  >[1]);
}

/** The line through (score, outcome) with the maximum likelihood. */
function fitLine(points: readonly { score: number; outcome: number }[]): { slope: number; offset: number } {
  let slope = 1;
  let offset = 0;
  for (let step = 0; step < 60; step++) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-6, 0, 1e-6];
    for (const { score, outcome } of points) {
      const p = logistic(slope * score + offset);
      const h = p * (1 - p);
      g0 += p - outcome;
      g1 += (p - outcome) * score;
      h00 += h;
      h01 += h * score;
      h11 += h * score * score;
    }
    const determinant = h00 * h11 - h01 * h01;
    offset -= (h11 * g0 - h01 * g1) / determinant;
    slope -= (h00 * g1 - h01 * g0) / determinant;
  }
  return { slope, offset };
}

function auc(points: readonly { score: number; outcome: number }[]): number {
  const sorted = [...points].sort((a, b) => a.score - b.score);
  let [below, wins, positives] = [0, 0, 0];
  for (const { outcome } of sorted) {
    if (outcome > 0.5) {
      wins += below;
      positives++;
    } else below++;
  }
  return wins / Math.max(1, positives * below);
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;

/** The scores of a labeled text by trees that did not see its repository. */
export interface HeldOut {
  sample: Sample;
  topic: Float64Array;
  search: Float64Array;
}

/** Heads that did not see these repositories. */
interface FoldHeads {
  repos: string[];
  topic: BoostedTrees;
  search: BoostedTrees;
}
const foldHeads: FoldHeads[] = [];

function crossValidate(samples: readonly Sample[]): HeldOut[] {
  const fold = foldsByRepo(
    samples.filter(({ label, asGraded }) => label && asGraded).map(({ repo }) => repo),
    folds,
  );
  const held: HeldOut[] = [];
  for (let f = 0; f < folds; f++) {
    const known = samples.filter(({ repo }) => fold.get(repo) !== f);
    const topic = grow(known, 'topic');
    const search = grow(known, 'search');
    foldHeads.push({ repos: [...fold].flatMap(([repo, of]) => (of === f ? [repo] : [])), topic, search });
    for (const sample of samples)
      if (sample.label && fold.get(sample.repo) === f)
        held.push({ sample, topic: scoresOf(topic, sample.rows), search: scoresOf(search, sample.rows) });
  }
  return held;
}

const bestOf = ({ sample, topic }: HeldOut): number => {
  let best = 0;
  for (let i = 0; i < sample.found; i++) if ((topic[i] ?? 0) > (topic[best] ?? 0)) best = i;
  return best;
};

interface Tally {
  name: string;
  of: HeldOut[];
}

function report(held: readonly HeldOut[]): void {
  const groups: Tally[] = [
    { name: 'as graded', of: held.filter(({ sample }) => sample.asGraded) },
    { name: 'with title', of: held.filter(({ sample }) => sample.withTitle) },
    { name: 'without title', of: held.filter(({ sample }) => !sample.withTitle) },
  ];
  for (const { name, of } of groups) {
    let [right, exact, reachable] = [0, 0, 0];
    for (const one of of) {
      const label = one.sample.label as Label;
      const truth = truthOf(label);
      const top = one.sample.phrases[bestOf(one)];
      if (top && isRightLead(truth, top)) right++;
      if (top && truth.topic === [...new Set(top.stems.filter((_, i) => top.content[i]))].sort().join(' '))
        exact++;
      if (one.sample.phrases.slice(0, one.sample.found).some((phrase) => isRightLead(truth, phrase)))
        reachable++;
    }
    console.log(
      `${name}: lead right ${percent(right, of.length)}, exactly the topic ${percent(exact, of.length)}, reachable ${percent(reachable, of.length)} of ${of.length}`,
    );
  }
  const graded = held.filter(({ sample }) => sample.asGraded).flatMap((one) => gradedPoints(one));
  const shown = graded.filter(({ shown }) => shown);
  console.log(
    `search, phrases of the release: AUC ${auc(shown).toFixed(3)} of ${shown.length}; with missing ones: ${auc(graded).toFixed(3)}`,
  );
  const line = fitLine(graded);
  for (const min of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const all = graded.filter(({ score }) => logistic(line.slope * score + line.offset) >= min);
    const kept = all.filter(({ shown }) => shown);
    console.log(
      `p >= ${min}: ${all.length} phrases, grade 2 ${percent(all.filter(({ outcome }) => outcome > 0.5).length, all.length)}; of the release ${kept.length}, grade 2 ${percent(kept.filter(({ outcome }) => outcome > 0.5).length, kept.length)}`,
    );
  }
  const topics = topicPoints(held);
  console.log(
    `topic: AUC ${auc(topics).toFixed(3)}, line ${JSON.stringify(fitLine(topics))}, search line ${JSON.stringify(line)}`,
  );
}

function gradedPoints({ sample, search }: HeldOut): { score: number; outcome: number; shown: boolean }[] {
  const label = sample.label as Label;
  const shown = new Set(label.phrases.map(([, phrase]) => phrase));
  return sample.phrases.flatMap((phrase, i) => {
    const target = sample.targets[i];
    if (!target || target.searchWeight < 1) return [];
    return [{ score: search[i] ?? 0, outcome: target.search, shown: shown.has(phrase.text) }];
  });
}

const topicPoints = (held: readonly HeldOut[]): { score: number; outcome: number }[] =>
  held
    .filter(({ sample }) => sample.asGraded)
    .flatMap((one) => {
      const truth = truthOf(one.sample.label as Label);
      return one.sample.phrases
        .slice(0, one.sample.found)
        .map((phrase, i) => ({ score: one.topic[i] ?? 0, outcome: isRightLead(truth, phrase) ? 1 : 0 }));
    });

/** Prints the labeled topics next to the found ones. */
function show(held: readonly HeldOut[]): void {
  for (const one of held.filter(({ sample }) => sample.asGraded).filter((_, i) => i % 7 === 0)) {
    const label = one.sample.label as Label;
    const truth = truthOf(label);
    const order = [...Array(one.sample.found).keys()].sort(
      (a, b) => (one.topic[b] ?? 0) - (one.topic[a] ?? 0),
    );
    const top = order.slice(0, 5).map((i) => {
      const phrase = one.sample.phrases[i];
      return `${phrase && isRightLead(truth, phrase) ? '+' : ''}${phrase?.text} ${logistic(one.topic[i] ?? 0).toFixed(2)}`;
    });
    console.log(`${one.sample.withTitle ? `T ${label.title}` : '-'} | ${label.topic} | ${top.join(', ')}`);
  }
}

function compact(trees: BoostedTrees): BoostedTrees {
  return { ...trees, value: trees.value.map((n) => Number(n.toPrecision(4))) };
}

function write(samples: readonly Sample[], held: readonly HeldOut[]): void {
  const heads: Record<HeadName, Head> = {
    topic: { trees: compact(grow(samples, 'topic')), ...fitLine(topicPoints(held)) },
    search: {
      trees: compact(grow(samples, 'search')),
      ...fitLine(held.filter(({ sample }) => sample.asGraded).flatMap((one) => gradedPoints(one))),
    },
  };
  writeFileSync(
    join(import.meta.dirname, '../../../lambdas/engine/topic/phrases/weights.json'),
    `${JSON.stringify(heads)}\n`,
  );
}

const labels = readLabels();
const random = randomFrom(3);
const labeled = new Set(labels.map(({ id }) => id));
const samples = labels.flatMap((label) => {
  const others = labels.filter(({ id, repo }) => id !== label.id && repo === label.repo);
  return [true, false].map((withTitle) => readSample(label, withTitle, others, random));
});
if (process.argv.includes('hidden'))
  samples.push(
    ...learnablePosts()
      .filter(({ id }) => !labeled.has(id.slice(0, 12)))
      .map(readHidden),
  );
console.log(
  `${samples.length} samples, ${samples.reduce((n, { found }) => n + found, 0)} phrases, ${samples[0]?.rows[0]?.length} figures`,
);
const held = crossValidate(samples);
report(held);
if (process.argv.includes('show')) show(held);
if (process.argv[2] === 'write') write(samples, held);
if (process.argv[2] === 'folds') {
  mkdirSync(dirname(foldsFile), { recursive: true });
  writeFileSync(foldsFile, JSON.stringify(foldHeads));
}
