/**
 * Learns which titles an editor would publish, from the graded titles of `training/` and from how much a composed title
 * is like the hidden one of its author, for the posts of the public set that may be learned from.
 *
 * node scripts/train/train-publish-gate.ts check   measures by five folds of whole repositories (about four minutes)
 * node scripts/train/train-publish-gate.ts write   learns from all texts, writes lambdas/engine/writing/titles/gate/weights.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import {
  articleFromText,
  type BoostedTrees,
  composeTitles,
  findKeywordIdeas,
  guessFrame,
  type Judged,
  judgeTitles,
  readTitleSubject,
  type TitleFrame,
  titleFigures,
  titleFrames,
} from '#engine';
import { rougeL } from '#test/bench/measures/rouge.ts';
import { training } from '../measure/data-folders.ts';
import { articleOf, type Label, readLabeledTexts } from '../measure/labels.ts';
import { foldsByRepo } from './folds-by-repo.ts';
import { growTrees, randomFrom } from './grow-trees.ts';
import { learnablePosts } from './learnable-posts.ts';

const target = join(import.meta.dirname, '../../lambdas/engine/writing/titles/gate/weights.json');
const seed = 15;

const options = { trees: 220, leaves: 8, rate: 0.05, columns: 0.2, rows: 0.7, minLeaf: 10, ridge: 15, seed };
/** How much a title counts: composed ones are what the gate judges. */
const weightOf = {
  composed: 6,
  varied: 6,
  /** Many, and none of them graded. */
  posted: 1.5,
  author: 0.8,
  engine: 0.6,
  editor: 0.1,
  spoiled: 0.03,
} as const;
type Source = keyof typeof weightOf;
/** The part of a publishable title in one of grade 0, 1 and 2. */
const worth = [0, 0.2, 1] as const;

/** ROUGE-L to the author's title from which a composed one counts, up to where it counts most; that is less than a grade 2. */
const like = { least: 0.15, most: 0.7, worth: 0.6 } as const;

interface Sample {
  repo: string;
  id: string;
  source: Source;
  /** Null for a title that nobody graded. */
  grade: number | null;
  /** What the trees learn, 0-1. */
  target: number;
  text: string;
  frame: TitleFrame;
  figures: Float32Array;
}

interface Line {
  text: string;
  source: Source;
  grade: number;
  frame: TitleFrame;
  withTitle?: boolean | undefined;
}

const gradedLine = z.object({
  id: z.string(),
  grade: z.int(),
  frame: z.enum(titleFrames),
  title: z.string(),
  /** Whether it is judged in the text with the author's headline; as the text was shown if absent. */
  withTitle: z.optional(z.boolean()),
});
const composed = readFileSync(join(training, 'title-grades.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => gradedLine.parse(JSON.parse(line)));

const random = randomFrom(seed);

/** What spoils a title: its end or its beginning is lost, or it belongs to another text. */
function spoiled(label: Label, others: readonly Label[]): Line[] {
  const own = label.ownTitles.map(([, text]) => text);
  const cuts = own.flatMap((text) => {
    const words = text.split(' ');
    return words.length < 5
      ? []
      : [words.slice(0, -1 - Math.floor(random() * 2)).join(' '), words.slice(1).join(' ')];
  });
  const other = others[Math.floor(random() * others.length)];
  const swapped = other === undefined || other.id === label.id ? [] : other.ownTitles.map(([, text]) => text);
  return [...cuts, ...swapped].map((text) => ({
    text,
    source: 'spoiled',
    grade: 0,
    frame: guessFrame(text),
  }));
}

function linesOf(label: Label, labels: readonly Label[]): Line[] {
  const same = labels.filter(({ kind }) => kind === label.kind);
  return [
    ...composed
      .filter(({ id }) => id === label.id)
      .map(
        ({ title, grade, frame, withTitle }): Line => ({
          text: title,
          grade,
          frame,
          source: withTitle === true ? 'varied' : 'composed',
          withTitle,
        }),
      ),
    ...label.titles.map(
      ([grade, by, text]): Line => ({
        text,
        grade,
        frame: guessFrame(text),
        source: by === 'author' ? 'author' : 'engine',
      }),
    ),
    ...label.ownTitles.map(
      ([, text]): Line => ({ text, grade: 2, frame: guessFrame(text), source: 'editor' }),
    ),
    ...spoiled(label, same),
  ];
}

function readSamples(): Sample[] {
  const texts = readLabeledTexts();
  const labels = texts.map(({ label }) => label);
  return texts.flatMap((text) => {
    const judge = (withTitle: boolean): Judged => {
      const article = articleOf(text, withTitle);
      return judgeTitles(readTitleSubject(article, findKeywordIdeas(article)));
    };
    const { shownWithTitle, repo, id } = text.label;
    const shown = judge(shownWithTitle);
    const lines = linesOf(text.label, labels);
    const isOther = ({ withTitle = shownWithTitle }: Line): boolean => withTitle !== shownWithTitle;
    const other = lines.some(isOther) ? judge(!shownWithTitle) : shown;
    return lines.map((line) => ({
      ...line,
      target: worth[line.grade] ?? 0,
      repo,
      id,
      figures: Float32Array.from(titleFigures(isOther(line) ? other : shown, line)),
    }));
  });
}

const targetOf = (title: string, author: string): number => {
  const share = (rougeL(title, author) - like.least) / (like.most - like.least);
  return like.worth * Math.min(1, Math.max(0, share));
};

/** One post of four: without any, variants are ranked a little worse (0.79 for 0.80) and composed titles no worse. */
const everyPost = 4;

/** The titles that the engine composes for posts without their title, by their likeness to it. */
function readPosted(): Sample[] {
  return learnablePosts()
    .filter((_, i) => i % everyPost === 0)
    .flatMap(({ id, repo, title, markdown }) => {
      const article = { ...articleFromText(markdown), title: null };
      const subject = readTitleSubject(article, findKeywordIdeas(article));
      const judged = judgeTitles(subject);
      return composeTitles(subject, false).map((line) => ({
        ...line,
        repo,
        id,
        source: 'posted' as const,
        grade: null,
        target: targetOf(line.text, title),
        figures: Float32Array.from(titleFigures(judged, line)),
      }));
    });
}

function learn(samples: readonly Sample[]): BoostedTrees {
  return growTrees(
    samples.map(({ figures }) => figures),
    (scores, gradient, hessian) => {
      samples.forEach(({ target, source }, i) => {
        const p = 1 / (1 + Math.exp(-(scores[i] ?? 0)));
        gradient[i] = (p - target) * weightOf[source];
        hessian[i] = p * (1 - p) * weightOf[source];
      });
    },
    options,
  );
}

function chanceOf(trees: BoostedTrees, figures: Float32Array): number {
  let sum = 0;
  for (const root of trees.roots) {
    let node = root;
    while ((trees.feature[node] ?? -1) >= 0)
      node =
        (trees.left[node] ?? 0) +
        ((figures[trees.feature[node] ?? 0] ?? 0) <= (trees.value[node] ?? 0) ? 0 : 1);
    sum += trees.value[node] ?? 0;
  }
  return 1 / (1 + Math.exp(-sum));
}

/** The probability that a title of grade 2 has a higher chance than one of a lower grade. */
function areaUnder(pairs: readonly { chance: number; good: boolean }[]): number {
  const sorted = pairs.toSorted((a, b) => a.chance - b.chance);
  const good = sorted.filter((pair) => pair.good).length;
  const rankSum = sorted.reduce((sum, pair, i) => sum + (pair.good ? i + 1 : 0), 0);
  return (rankSum - (good * (good + 1)) / 2) / (good * (sorted.length - good));
}

function check(samples: readonly Sample[]): void {
  const folds = foldsByRepo(samples.map(({ repo }) => repo));
  const chances = new Map<Sample, number>();
  for (const fold of new Set(folds.values())) {
    const trees = learn(samples.filter(({ repo }) => folds.get(repo) !== fold));
    for (const sample of samples.filter(({ repo }) => folds.get(repo) === fold))
      chances.set(sample, chanceOf(trees, sample.figures));
  }
  for (const source of ['composed', 'varied', 'author', 'engine', 'editor', 'spoiled'] as const) {
    const rows = samples.filter((sample) => sample.source === source);
    const pairs = rows.map((sample) => ({ chance: chances.get(sample) ?? 0, good: sample.grade === 2 }));
    const mean = pairs.reduce((sum, { chance }) => sum + chance, 0) / pairs.length;
    console.log(source, rows.length, `mean ${mean.toFixed(2)}`, `area ${areaUnder(pairs).toFixed(3)}`);
  }
  for (const judged of ['composed', 'varied'] as const) report(samples, chances, judged);
}

/** How many titles pass at each chance, and how often the first of a text is publishable. */
function report(samples: readonly Sample[], chances: ReadonlyMap<Sample, number>, judged: Source): void {
  const rows = samples.filter(({ source }) => source === judged);
  console.log(judged);
  for (const least of [0.2, 0.3, 0.4, 0.5, 0.6]) {
    const passed = rows.filter((sample) => (chances.get(sample) ?? 0) >= least);
    const good = passed.filter(({ grade }) => grade === 2).length;
    const bad = passed.filter(({ grade }) => grade === 0).length;
    console.log(`from ${least}: ${passed.length} of ${rows.length}; ${good} of grade 2, ${bad} of grade 0`);
  }
  const texts = Map.groupBy(rows, ({ id }) => id);
  let best = 0;
  let any = 0;
  for (const group of texts.values()) {
    const top = group.toSorted((a, b) => (chances.get(b) ?? 0) - (chances.get(a) ?? 0))[0];
    best += top?.grade === 2 ? 1 : 0;
    any += group.some(({ grade }) => grade === 2) ? 1 : 0;
  }
  console.log(`first of the graded ones is of grade 2: ${best} of ${texts.size}; one of them is: ${any}`);
}

const rounded = (trees: BoostedTrees): BoostedTrees => ({
  ...trees,
  value: trees.value.map((value) => Number(value.toPrecision(4))),
});

const samples = [...readSamples(), ...readPosted()];
if (process.argv[2] === 'write') writeFileSync(target, `${JSON.stringify(rounded(learn(samples)))}\n`);
else check(samples);
