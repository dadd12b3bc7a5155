/**
 * Learns how authors' descriptions differ from sentences of their posts, by logistic regression on words and word
 * pairs. Reads the posts whose license lets the engine learn from them.
 *
 * node scripts/train/train-description-style.ts check|write
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleFromText, readPassages, styleFeatures, styleWords } from '#engine';
import { foldsByRepo } from './folds-by-repo.ts';
import { learnablePosts } from './trainable-posts.ts';

interface Row {
  repo: string;
  text: string;
  /** 1 for an author's description, 0 for a sentence of the post. */
  written: number;
}
interface Model {
  words: string[];
  features: Map<string, number>;
  bias: number;
}

/** A word or feature in fewer repositories is a habit of a few authors. */
const minRepositories = { word: 12, feature: 8 } as const;
const minCount = 8;
const sentencesPerPost = 4;
const rounds = 60;
const rate = 0.5;
const ridge = 2e-4;
/** Words that may be anywhere count by their mean, so their gradient is small. */
const anywhereScale = 12;

/** Rows for descriptions and sentences of posts; a description that repeats a sentence of its post is left out. */
function rowsOfPosts(): Row[] {
  return learnablePosts().flatMap(({ repo, description, markdown }) => {
    const { passages } = readPassages(articleFromText(markdown), []);
    const step = Math.max(1, Math.floor(passages.length / sentencesPerPost));
    const sentences = passages.filter((_, i) => i % step === step - 1).slice(0, sentencesPerPost);
    const known = new Set(passages.map(({ text }) => text));
    const own = known.has(description) || description.length < 40 ? [] : [description];
    return [
      ...own.map((text) => ({ repo, text, written: 1 })),
      ...sentences.map(({ text }) => ({ repo, text, written: 0 })),
    ];
  });
}

function common(rows: readonly { repo: string; features: readonly string[] }[], min: number): Set<string> {
  const repos = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  for (const { repo, features } of rows)
    for (const feature of new Set(features)) {
      repos.set(feature, (repos.get(feature) ?? new Set()).add(repo));
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
  return new Set(
    [...repos].flatMap(([feature, found]) =>
      found.size >= min && (counts.get(feature) ?? 0) >= minCount ? [feature] : [],
    ),
  );
}

function learn(rows: readonly Row[]): Model {
  const words = common(
    rows.map(({ repo, text }) => ({ repo, features: styleWords(text, () => true) })),
    minRepositories.word,
  );
  const read = rows.map((row) => ({
    ...row,
    ...styleFeatures(styleWords(row.text, (word) => words.has(word))),
  }));
  const kept = common(
    read.map(({ repo, start, anywhere }) => ({ repo, features: [...start, ...anywhere] })),
    minRepositories.feature,
  );
  const features = new Map([...kept].map((feature) => [feature, 0]));
  const share = rows.filter(({ written }) => written === 1).length / rows.length;
  let bias = 0;
  const sumOf = (list: readonly string[]): number =>
    list.reduce((sum, feature) => sum + (features.get(feature) ?? 0), 0);
  for (let round = 0; round < rounds; round++) {
    const step = rate / (1 + round / 10);
    for (const { start, anywhere, written } of read) {
      const size = Math.max(1, anywhere.length);
      const score = bias + sumOf(start) + (anywhereScale * sumOf(anywhere)) / size;
      const weight = written === 1 ? 1 - share : share;
      const error = weight * (written - 1 / (1 + Math.exp(-score)));
      bias += step * error;
      const move = (list: readonly string[], scale: number): void => {
        for (const feature of list) {
          const value = features.get(feature);
          if (value !== undefined) features.set(feature, value * (1 - step * ridge) + step * error * scale);
        }
      };
      move(start, 0.2);
      move(anywhere, anywhereScale / size / 4);
    }
  }
  return { words: [...words], features, bias };
}

function scoreOf({ words, features, bias }: Model, text: string): number {
  const listed = new Set(words);
  const { start, anywhere } = styleFeatures(styleWords(text, (word) => listed.has(word)));
  const sum = (list: readonly string[]): number =>
    list.reduce((total, feature) => total + (features.get(feature) ?? 0), 0);
  return bias + sum(start) + (anywhereScale * sum(anywhere)) / Math.max(1, anywhere.length);
}

function check(rows: readonly Row[]): void {
  const folds = foldsByRepo(rows.map(({ repo }) => repo));
  const scored = [...new Set(folds.values())].flatMap((fold) => {
    const model = learn(rows.filter(({ repo }) => folds.get(repo) !== fold));
    return rows
      .filter(({ repo }) => folds.get(repo) === fold)
      .map(({ text, written }) => ({ written, score: scoreOf(model, text) }));
  });
  const high = scored.filter(({ written }) => written === 1);
  const low = scored.filter(({ written }) => written === 0);
  const wins = high.reduce(
    (sum, a) =>
      sum + low.reduce((count, b) => count + (a.score > b.score ? 1 : a.score === b.score ? 0.5 : 0), 0),
    0,
  );
  console.log(
    'descriptions',
    high.length,
    'sentences',
    low.length,
    'AUC',
    (wins / high.length / low.length).toFixed(3),
  );
}

const rows = rowsOfPosts();
if (process.argv[2] === 'check') check(rows);
else if (process.argv[2] === 'write') {
  const { words, features } = learn(rows);
  const file = join(
    import.meta.dirname,
    '../../lambdas/engine/writing/descriptions/drafts/style-weights.json',
  );
  const found = [...features].filter(([, value]) => Math.abs(value) > 0.02);
  const used = new Set(found.flatMap(([feature]) => feature.replace('^', '').split(' ')));
  writeFileSync(
    file,
    `${JSON.stringify({ words: words.filter((word) => used.has(word)).sort(), features: found.map(([feature, value]) => [feature, Number(value.toFixed(2))]) })}\n`,
  );
} else console.error('usage: train-description-style.ts check|write');
