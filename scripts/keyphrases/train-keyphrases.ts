/**
 * Learns how to rank key phrases, and measures it.
 *
 * node scripts/keyphrases/train-keyphrases.ts check      measures on texts held back: five folds, and each set left out; writes
 *                                            test/bench/keyphrase-figures.json (about three minutes)
 * node scripts/keyphrases/train-keyphrases.ts write      learns from all texts, writes lambdas/engine/keyphrases/weights.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Background,
  type BoostedTrees,
  type Candidate,
  compileTrees,
  findCandidates,
  type PhraseDocument,
  phraseFeatures,
  readDocument,
  scoreTrees,
  stemLine,
} from '#engine';
import {
  comparable,
  type KeyphraseSet,
  keyphraseSets,
  microF1,
  readKeyphraseSet,
} from '#test/bench/measures/keyphrase-metric.ts';
import { benchData } from '../measure/data-folders.ts';
import { growTrees, randomFrom } from '../train/grow-trees.ts';
import { BackgroundCounts, type Contribution } from './learn-background.ts';
import { readWebArticles } from './read-web-articles.ts';

interface Sample {
  set: KeyphraseSet;
  fold: number;
  document: PhraseDocument;
  candidates: Candidate[];
  labels: Uint8Array;
  keys: Set<string>;
  contribution: Contribution;
}

const folds = 5;
const relaidEvery = 4;
/** The fold of samples that are used for learning but not for measuring. */
const alwaysKnown = -1;
/**
 * All sets count the same, except that the web articles count a little more: there are few, and they are what the
 * product reads.
 */
const setWeights: Record<KeyphraseSet, number> = { kpcrowd: 1, inspec: 1, semeval2017: 1, webkw: 1.2 };
const growing = {
  trees: 160,
  leaves: 24,
  rate: 0.08,
  columns: 0.35,
  rows: 0.7,
  minLeaf: 0.0002,
  ridge: 0.0005,
  seed: 7,
};

function readSamples(): Sample[] {
  const more = readWebArticles(
    benchData,
    new Set((readKeyphraseSet('webkw') ?? []).map(({ id }) => id.slice(0, 10))),
  );
  const extra = more.map(({ text, keys }) => readSample('webkw', alwaysKnown, text, keys));
  return keyphraseSets
    .flatMap((set) => {
      const texts = readKeyphraseSet(set);
      if (!texts)
        throw new Error(`The set ${set} is not in ${benchData}/keyphrases; put it there to learn from it.`);
      return texts.map(({ text, keys }, i) => readSample(set, i % folds, layOut(set, i, text), keys));
    })
    .concat(extra);
}

/**
 * The sets of abstracts and news have no blank lines; the web articles do. Some of the former get a blank line after
 * their title, so that the layout alone does not decide how a text is read.
 */
function layOut(set: KeyphraseSet, i: number, text: string): string {
  return set !== 'webkw' && i % relaidEvery === 0 ? text.replace('\n', '\n\n') : text;
}

function readSample(set: KeyphraseSet, fold: number, text: string, keys: string[]): Sample {
  const document = readDocument(text, {});
  const candidates = findCandidates(document);
  const wanted = new Set(keys.map(comparable));
  const labels = Uint8Array.from(candidates, (candidate) => Number(wanted.has(candidate.key)));
  const stems = new Set(stemLine(text).trim().split(' '));
  const alone = new Set([...stems].filter((stem) => wanted.has(stem)));
  const parts = new Set([...wanted].flatMap((key) => key.split(' ')));
  const part = new Set([...stems].filter((stem) => parts.has(stem)));
  return {
    set,
    fold,
    document,
    candidates,
    labels,
    keys: wanted,
    contribution: { stems, labels: { alone, part, rateAlone: 0, ratePart: 0 } },
  };
}

/** The probability that any stem of a text of this set is a key phrase: the baseline for "more often than chance". */
function setRates(samples: Sample[]): void {
  for (const set of keyphraseSets) {
    const own = samples.filter((sample) => sample.set === set);
    const stems = own.reduce((sum, s) => sum + s.contribution.stems.size, 0);
    for (const sample of own) {
      const { labels } = sample.contribution;
      if (!labels) continue;
      labels.rateAlone = own.reduce((sum, s) => sum + (s.contribution.labels?.alone.size ?? 0), 0) / stems;
      labels.ratePart = own.reduce((sum, s) => sum + (s.contribution.labels?.part.size ?? 0), 0) / stems;
    }
  }
}

/** Stems of articles that are in none of the sets: general text for the document frequencies. */
function readGeneral(samples: Sample[]): Contribution[] {
  const truth = JSON.parse(readFileSync(join(benchData, 'articles/ground-truth.json'), 'utf8')) as Record<
    string,
    { articleBody: string }
  >;
  const used = samples.filter((s) => s.set === 'webkw').map((s) => s.document.text);
  return Object.values(truth)
    .map(({ articleBody }) => articleBody)
    .filter((body) => !used.some((text) => text.includes(body.slice(300, 360))))
    .map((body) => ({ stems: new Set(stemLine(body).trim().split(' ')), labels: null }));
}

function countBackground(samples: Sample[], general: Contribution[]): BackgroundCounts {
  const counts = new BackgroundCounts();
  for (const contribution of general) counts.add(contribution);
  for (const sample of samples) counts.add(sample.contribution);
  return counts;
}

/**
 * Share of the texts that are used for learning in disguise. `whole`: with another text's features of the whole text,
 * so that the model does not rely on knowing which set a text is from. `keys`: without what the sets' key phrases say
 * about single words, because that says little about a text of another kind. With whole sets left out, this raised
 * Inspec from 26.8 to 33.1.
 */
const disguised = { whole: 0.5, keys: 0.5, seed: 11 };
/** The features of the whole text come last. Those of frequent key words have fixed positions (`features.ts`). */
const wholeMetrics = 11;
const placeMetrics = 15;
const keyMetrics = [12, 13, 14, 15, 27].map((at) => placeMetrics + at);

/** The features of a text as a whole, as its first candidate has them. */
function readWhole(sample: Sample, counts: BackgroundCounts): Float32Array {
  const [first] = sample.candidates;
  if (first === undefined) return new Float32Array(wholeMetrics);
  const background = counts.without(sample.contribution);
  return phraseFeatures(sample.document, sample.candidates, background).row(0).slice(-wholeMetrics);
}

/** Rows of a sample, some of them in disguise. */
function disguise(own: Float32Array[], whole: () => Float32Array, random: () => number): Float32Array[] {
  const figures = random() < disguised.whole ? whole() : null;
  const hidesKeys = random() < disguised.keys;
  return own.map((source) => {
    const row = Float32Array.from(source);
    if (figures !== null) row.set(figures, row.length - wholeMetrics);
    if (hidesKeys) for (const at of keyMetrics) row[at] = 0;
    return row;
  });
}

function learn(samples: Sample[], counts: BackgroundCounts): BoostedTrees {
  const rows: Float32Array[] = [];
  const labels: number[] = [];
  const weights: number[] = [];
  const perSet = new Map<KeyphraseSet, number>();
  for (const sample of samples)
    perSet.set(sample.set, (perSet.get(sample.set) ?? 0) + sample.candidates.length);
  const random = randomFrom(disguised.seed);
  const wholes = new Map<Sample, Float32Array>();
  const wholeOfAnother = (): Float32Array => {
    const other = samples[Math.floor(random() * samples.length)] as Sample;
    const known = wholes.get(other) ?? readWhole(other, counts);
    wholes.set(other, known);
    return known;
  };
  for (const sample of samples) {
    const own = phraseFeatures(sample.document, sample.candidates, counts.without(sample.contribution));
    const seen = disguise(
      Array.from({ length: own.rows }, (_, i) => own.row(i)),
      wholeOfAnother,
      random,
    );
    for (const [i, row] of seen.entries()) {
      rows.push(row);
      labels.push(sample.labels[i] ?? 0);
      weights.push(setWeights[sample.set] / (perSet.get(sample.set) ?? 1));
    }
  }
  const derive = (scores: Float64Array, gradient: Float64Array, hessian: Float64Array) => {
    for (let i = 0; i < scores.length; i++) {
      const p = 1 / (1 + Math.exp(-(scores[i] as number)));
      gradient[i] = (p - (labels[i] as number)) * (weights[i] as number);
      hessian[i] = p * (1 - p) * (weights[i] as number);
    }
  };
  return growTrees(rows, derive, growing);
}

/** Key phrases of a sample, best first. */
function rank(sample: Sample, trees: BoostedTrees, background: Background): string[] {
  const scores = scoreTrees(
    compileTrees(trees),
    phraseFeatures(sample.document, sample.candidates, background),
  );
  const order = [...sample.candidates.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return order.map((i) => sample.candidates[i]?.key ?? '');
}

type Metrics = Partial<Record<KeyphraseSet, number[]>>;

/** Micro F1 at 5, 10 and 15 of each set. */
function measure(ranked: ReadonlyMap<Sample, string[]>): Metrics {
  const figures: Metrics = {};
  for (const set of keyphraseSets) {
    const own = [...ranked].filter(([sample]) => sample.set === set);
    figures[set] = [5, 10, 15].map((k) => {
      const counts = own.map(([{ keys }, list]) => ({
        hits: list.slice(0, k).filter((key) => keys.has(key)).length,
        predicted: Math.min(k, list.length),
        wanted: keys.size,
      }));
      return Math.round(microF1(counts) * 10) / 10;
    });
  }
  return figures;
}

function crossValidate(samples: Sample[], general: Contribution[]): Metrics {
  const ranked = new Map<Sample, string[]>();
  for (let fold = 0; fold < folds; fold++) {
    const known = samples.filter((sample) => sample.fold !== fold);
    const counts = countBackground(known, general);
    const trees = learn(known, counts);
    const background = counts.without(null);
    for (const sample of samples.filter((s) => s.fold === fold))
      ranked.set(sample, rank(sample, trees, background));
  }
  return measure(ranked);
}

function leaveOneSetOut(samples: Sample[], general: Contribution[]): Metrics {
  const ranked = new Map<Sample, string[]>();
  for (const set of keyphraseSets) {
    const known = samples.filter((sample) => sample.set !== set);
    const counts = countBackground(known, general);
    const trees = learn(known, counts);
    const background = counts.without(null);
    for (const sample of samples.filter((s) => s.set === set))
      ranked.set(sample, rank(sample, trees, background));
  }
  return measure(ranked);
}

function write(samples: Sample[], general: Contribution[]): void {
  const counts = countBackground(samples, general);
  const trees = learn(samples, counts);
  const short = (n: number) => Number(n.toPrecision(5));
  const model = { background: counts.tables(), trees: { ...trees, value: trees.value.map(short) } };
  writeFileSync(
    join(import.meta.dirname, '../../lambdas/engine/keyphrases/weights.json'),
    `${JSON.stringify(model)}\n`,
  );
}

const samples = readSamples();
setRates(samples);
const general = readGeneral(samples);
console.log(
  `${samples.length} texts, ${samples.reduce((n, s) => n + s.candidates.length, 0)} candidates, ${general.length} general texts`,
);
if (process.argv[2] === 'write') write(samples, general);
else {
  const figures = {
    what: 'Micro F1 in per cent at 5, 10 and 15 phrases, on texts the model did not learn from.',
    crossValidated: crossValidate(samples, general),
    setLeftOut: leaveOneSetOut(samples, general),
  };
  console.log(JSON.stringify(figures, null, 2));
  const lines = JSON.stringify(figures, null, 2).replace(/\[[^\]]*\]/g, (list) =>
    list.replace(/\s+/g, ' ').replace(/\[ | \]/g, (end) => end.trim()),
  );
  writeFileSync(join(import.meta.dirname, '../../test/bench/keyphrase-figures.json'), `${lines}\n`);
}
