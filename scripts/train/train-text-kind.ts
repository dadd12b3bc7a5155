/**
 * Learns what kind of text an article is, from `training/`.
 *
 * node scripts/train/train-text-kind.ts check     measures in five folds of whole repositories (about half a minute)
 * node scripts/train/train-text-kind.ts write     trains on all texts, writes lambdas/engine/topic/kind-weights.json
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { obviousKind, readKindFeatures, standardizeFeatures, type TextKind, textKinds } from '#engine';
import { articleOf, readLabeledTexts } from '../measure/labels.ts';
import { foldsByRepo } from './folds-by-repo.ts';
import { learnSoftmax, predictSoftmax, type SoftmaxSample } from './softmax.ts';

interface Sample {
  repo: string;
  kind: TextKind;
  clear: TextKind | null;
  withTitle: boolean;
  features: Float32Array;
}

const options = { classes: textKinds.length, ridge: 0.03, steps: 150, rate: 0.5 };
/** A rare kind has a higher weight, by this power of its rarity. */
const rarity = 0.3;

const samples = readLabeledTexts().flatMap((text): Sample[] =>
  [true, false].map((withTitle) => {
    const article = articleOf(text, withTitle);
    return {
      repo: text.label.repo,
      kind: text.label.kind,
      clear: obviousKind(article),
      withTitle,
      features: readKindFeatures(article),
    };
  }),
);

const rounded = (values: readonly number[]): number[] => values.map((value) => Number(value.toPrecision(4)));

function momentsOf(rows: readonly Float32Array[]): { mean: number[]; scale: number[] } {
  const of = (read: (row: Float32Array) => number): number =>
    rows.reduce((sum, row) => sum + read(row), 0) / rows.length;
  const mean = [...(rows[0]?.keys() ?? [])].map((f) => of((row) => row[f] ?? 0));
  const scale = mean.map((m, f) => Math.sqrt(of((row) => ((row[f] ?? 0) - m) ** 2)) || 1);
  return { mean: rounded(mean), scale: rounded(scale) };
}

/** Trains on the texts that the rules leave open; the rules find recipes and other clear kinds. */
function learn(all: readonly Sample[]) {
  const learned = all.filter(({ clear }) => clear === null);
  const moments = momentsOf(learned.map(({ features }) => features));
  const countOf = (kind: TextKind): number => learned.filter((sample) => sample.kind === kind).length;
  const rows = learned.map(
    (sample): SoftmaxSample => ({
      features: standardizeFeatures(sample.features, moments),
      class: textKinds.indexOf(sample.kind),
      weight: countOf(sample.kind) ** -rarity,
    }),
  );
  return { ...moments, weights: learnSoftmax(rows, options).map(rounded) };
}

function check(): void {
  const folds = foldsByRepo(samples.map(({ repo }) => repo));
  const results = [...new Set(folds.values())].flatMap((fold) => {
    const model = learn(samples.filter(({ repo }) => folds.get(repo) !== fold));
    return samples
      .filter(({ repo }) => folds.get(repo) === fold)
      .map((sample) => {
        const p = predictSoftmax(model.weights, standardizeFeatures(sample.features, model));
        const found = sample.clear ?? textKinds[p.indexOf(Math.max(...p))];
        return { ...sample, found, probability: sample.clear === null ? Math.max(...p) : 0.9 };
      });
  });
  const shareOf = (rows: typeof results): string =>
    `${((100 * rows.filter(({ kind, found }) => kind === found).length) / Math.max(1, rows.length)).toFixed(1)} % of ${rows.length}`;
  console.log('with title', shareOf(results.filter(({ withTitle }) => withTitle)));
  console.log('without title', shareOf(results.filter(({ withTitle }) => !withTitle)));
  for (const min of [0, 0.3, 0.5, 0.7])
    console.log(
      `probability ${min}-${min + 0.2}`,
      shareOf(results.filter(({ probability }) => probability >= min && probability < min + 0.2)),
    );
  for (const kind of textKinds) {
    console.log(
      kind.padEnd(13),
      'found',
      shareOf(results.filter((row) => row.kind === kind)).padEnd(16),
      'right',
      shareOf(results.filter((row) => row.found === kind)),
    );
  }
}

if (process.argv[2] === 'check') check();
else if (process.argv[2] === 'write') {
  const file = join(import.meta.dirname, '../../lambdas/engine/topic/kind-weights.json');
  writeFileSync(file, `${JSON.stringify(learn(samples))}\n`);
} else console.error('usage: train-text-kind.ts check|write');
