/**
 * Learns which descriptions an editor publishes, from `training/` and from graded posts of the same repositories.
 *
 * node scripts/train/train-descriptions.ts check     measures in five folds of whole repositories (about half a minute)
 * node scripts/train/train-descriptions.ts compare   measures what the kept posts add to the others
 * node scripts/train/train-descriptions.ts write     trains on all but kept posts, writes lambdas/engine/writing/descriptions/description-weights.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Article } from '#contracts/jobs/article.ts';
import {
  articleFromText,
  type BoostedTrees,
  type CompiledTrees,
  compileTrees,
  contentOf,
  type Draft,
  describeArticle,
  descriptionFeatures,
  FeatureMatrix,
  type Form,
  findKeywordIdeas,
  possibleDrafts,
  type Reading,
  readDescribedTopic,
  readPassages,
  scoreTrees,
  similarity,
} from '#engine';
import { training } from '../measure/data-folders.ts';
import { articleOf, readLabeledTexts } from '../measure/labels.ts';
import { boostedTrees, compareWithKept, readComparison, tallyRanking } from './compare-with-kept.ts';
import { foldsByRepo } from './folds-by-repo.ts';
import { growTrees } from './grow-trees.ts';
import { readKeptPosts } from './kept-posts.ts';
import { learnablePosts } from './trainable-posts.ts';

interface Row {
  features: Float32Array;
  /** The target to learn: 1 is publishable. */
  target: number;
  weight: number;
  /** The grade that a person gave it, 0 to 2; null if nobody graded it. */
  grade: number | null;
  /** Whether the grader was as strict as blind graders are. */
  strict: boolean;
  best: boolean;
}

interface Sample {
  repo: string;
  /** Whether it is a post that the project keeps. */
  isKept: boolean;
  rows: Row[];
}

interface Grade {
  grade: number;
  strict: boolean;
}

/** What people said about an article's descriptions. */
interface Judgment {
  graded: ReadonlyMap<string, Grade>;
  /** The best passage, and a description that a person wrote; empty if there is none. */
  best: string;
  written: string;
}

const growing = {
  trees: 250,
  leaves: 8,
  rate: 0.04,
  columns: 0.3,
  rows: 0.6,
  minLeaf: 10,
  ridge: 3,
  seed: 7,
};
/** The targets of grades 0, 1 and 2. */
const targets = [0, 0.3, 1] as const;
/** A grade counts more than a guess: the best passage, a part of it, and similarity to the written description. */
const guesses = {
  best: { target: 0.7, weight: 0.7 },
  part: { target: 0.45, weight: 0.4 },
  like: { max: 0.35, share: 0.6, weight: 0.15 },
  graded: 0.4,
  strict: 3,
} as const;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const textOf = (row: readonly Form[]): string => row.map(({ text }) => text).join(' ');

function judge(text: string, { graded, best, written }: Judgment): Omit<Row, 'features'> {
  const key = plain(text);
  const found = graded.get(key);
  const isBest = best !== '' && key === best;
  if (found !== undefined) {
    const { grade, strict } = found;
    const weight = strict ? guesses.strict : guesses.graded;
    return { target: targets[grade] ?? 0, weight, grade, strict, best: isBest };
  }
  const open = { grade: null, strict: false };
  if (isBest) return { ...guesses.best, ...open, best: true };
  if (best !== '' && (key.includes(best) || best.includes(key)))
    return { ...guesses.part, ...open, best: false };
  const like = similarity(contentOf(text), contentOf(written), 'mean');
  const { max, share, weight } = guesses.like;
  return { target: Math.min(max, like * share), weight, ...open, best: false };
}

const sentenceEnd = /(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}])/u;
/** A shortened sentence shares at least this part of its words with its source sentence. */
const sharedWords = 0.9;

/** The consecutive sentences that make up a graded description; null if they are from different places. */
function rowOf({ passages }: Reading, description: string): Form[] | null {
  const row: Form[] = [];
  for (const part of description.split(sentenceEnd)) {
    const words = plain(part).split(' ');
    const exact = passages.find(({ text }) => plain(text) === plain(part));
    const passage =
      exact ??
      passages.find(({ text }) => {
        const known = new Set(plain(text).split(' '));
        return words.filter((word) => known.has(word)).length >= words.length * sharedWords;
      });
    const last = row.at(-1)?.passage.index;
    if (passage === undefined || (last !== undefined && passage.index !== last + 1)) return null;
    row.push({ text: part, steps: exact === undefined ? 1 : 0, passage });
  }
  return row;
}

/** The number of names in a list. */
const namedIn = (list: string): number => list.split(/, and |, | and /).length;

/** A graded description as a draft that the engine makes or once made; null if it never made one like it. */
function draftOf(reading: Reading, text: string): Draft | null {
  const row = rowOf(reading, text);
  if (row !== null) return { text: textOf(row), make: 'sentences', row, named: 0 };
  const [, lead = '', list = ''] = /^(.+[.!?]["”’)]?) (?:Covers|Learn|Made with) (.+)\.$/u.exec(text) ?? [];
  const first = lead === '' ? null : rowOf(reading, lead);
  if (first !== null) return { text, make: 'completed', row: first, named: namedIn(list) };
  const [, said = ''] = /^[^.?!]{3,50}: (.+)$/u.exec(text) ?? [];
  const told = said === '' ? null : rowOf(reading, said);
  if (told !== null) return { text, make: 'labeled', row: told, named: 0 };
  if (/ recipe with |^(?:How|Learn how) to make .* with /u.test(text))
    return { text, make: 'recipe', row: [], named: namedIn(text) };
  return /^Learn |^[^.?!]{3,70}: \p{Ll}|, from .+ to .+\.$/u.test(text)
    ? { text, make: 'aspects', row: [], named: namedIn(text) }
    : null;
}

function rowsOf(article: Article, judgment: Judgment, descriptions: readonly string[]): Row[] {
  const keywords = findKeywordIdeas(article);
  const reading = readPassages(article, keywords);
  const topic = readDescribedTopic(article, keywords);
  const described = describeArticle(reading, topic);
  const shown = descriptions.flatMap((description) => draftOf(reading, description) ?? []);
  const drafts = new Map(
    [...shown, ...possibleDrafts(reading, topic)].map((draft) => [plain(draft.text), draft]),
  );
  return [...drafts.values()].map((draft) => ({
    features: descriptionFeatures(draft, described),
    ...judge(draft.text, judgment),
  }));
}

const gradeLine = z.object({
  id: z.string(),
  descriptions: z.array(z.tuple([z.int().check(z.gte(0), z.lte(2)), z.string()])),
  /** Whether the grader and the engine had the author's title. */
  withTitle: z.optional(z.boolean()),
  /** Whether the grader was as strict as blind graders are; other grades are more generous. */
  strict: z.optional(z.boolean()),
});

const gradeFile = join(training, 'description-grades.jsonl');

type Graded = { withTitle: boolean; strict: boolean; descriptions: [number, string][] };

function readGrades(): Map<string, Graded> {
  const grades = new Map<string, Graded>();
  for (const line of readFileSync(gradeFile, 'utf8').trim().split('\n')) {
    const { id, descriptions, withTitle = true, strict = false } = gradeLine.parse(JSON.parse(line));
    const known = grades.get(id)?.descriptions ?? [];
    grades.set(id, { withTitle, strict, descriptions: [...known, ...descriptions] });
  }
  return grades;
}

const gradesByText = (graded: readonly (readonly [number, string])[], strict: boolean): Map<string, Grade> =>
  new Map(graded.map(([grade, text]) => [plain(text), { grade, strict }]));

function readSamples(): Sample[] {
  const grades = readGrades();
  const texts = readLabeledTexts();
  const labeled = texts.map((text): Sample => {
    const { label } = text;
    const graded = [...label.descriptions, ...(grades.get(label.id)?.descriptions ?? [])];
    const judgment = {
      graded: gradesByText(graded, grades.get(label.id)?.strict ?? false),
      best: plain(label.best),
      written: label.ownDescription,
    };
    const article = articleOf(text, label.shownWithTitle);
    return {
      repo: label.repo,
      isKept: false,
      rows: rowsOf(
        article,
        judgment,
        graded.map(([, shown]) => shown),
      ),
    };
  });
  const known = new Set(texts.map(({ label }) => label.id));
  const open = [
    ...learnablePosts().map((post) => ({ ...post, isKept: false })),
    ...readKeptPosts().map((post) => ({ ...post, isKept: true })),
  ];
  const posts = open
    .filter(({ id }) => grades.has(id) && !known.has(id))
    .map(({ id, repo, isKept, title, markdown }): Sample => {
      const {
        withTitle,
        strict,
        descriptions: graded,
      } = grades.get(id) ?? { withTitle: true, strict: false, descriptions: [] };
      const judgment = { graded: gradesByText(graded, strict), best: '', written: '' };
      const rows = rowsOf(
        articleFromText(withTitle ? `# ${title}\n\n${markdown}` : markdown),
        judgment,
        graded.map(([, text]) => text),
      );
      return { repo, isKept, rows: rows.filter(({ grade }) => grade !== null) };
    });
  return [...labeled, ...posts];
}

interface Model {
  /** The mean of the targets, to which the trees add. */
  base: number;
  trees: BoostedTrees;
}

function learn(samples: readonly Sample[]): Model {
  const rows = samples.flatMap((sample) => sample.rows);
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const base = rows.reduce((sum, { target, weight }) => sum + target * weight, 0) / total;
  const trees = growTrees(
    rows.map(({ features }) => features),
    (scores, gradient, hessian) => {
      for (const [i, { target, weight }] of rows.entries()) {
        gradient[i] = weight * ((scores[i] ?? 0) + base - target);
        hessian[i] = weight;
      }
    },
    growing,
  );
  return { base, trees };
}

/** The probability that a row of the higher class scores above one of the lower class. */
function areaUnderCurve(high: readonly number[], low: readonly number[]): number {
  const wins = high.flatMap((a) => low.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

function check(samples: readonly Sample[]): void {
  const folds = foldsByRepo(samples.map(({ repo }) => repo));
  const scored = [...new Set(folds.values())].flatMap((fold) => {
    const trees = compileTrees(learn(samples.filter(({ repo }) => folds.get(repo) !== fold)).trees);
    return samples
      .filter(({ repo }) => folds.get(repo) === fold)
      .map(({ rows }) => {
        const scores = scoresOf(trees, rows);
        return rows
          .map(({ grade, strict, best }, i) => ({ grade, strict, best, score: scores[i] ?? 0 }))
          .sort((a, b) => b.score - a.score);
      });
  });
  const graded = (fits: (grade: number) => boolean): number[] =>
    scored.flat().flatMap(({ grade, score }) => (grade !== null && fits(grade) ? [score] : []));
  const withBest = scored.filter((rows) => rows.some(({ best }) => best));
  const shareIn = (top: number): number =>
    withBest.filter((rows) => rows.slice(0, top).some(({ best }) => best)).length / withBest.length;
  console.log('graded descriptions', graded(() => true).length);
  console.log(
    'grade 2 above grades 0 and 1',
    areaUnderCurve(
      graded((g) => g === 2),
      graded((g) => g < 2),
    ).toFixed(3),
  );
  console.log(
    'grades 1 and 2 above grade 0',
    areaUnderCurve(
      graded((g) => g > 0),
      graded((g) => g === 0),
    ).toFixed(3),
  );
  const gradedRows = scored
    .map((rows) => rows.flatMap(({ grade }) => (grade === null ? [] : [grade])))
    .filter((grades) => grades.length > 2);
  const shareOf = (grades: readonly number[]): string =>
    `${((100 * grades.filter((grade) => grade === 2).length) / grades.length).toFixed(0)}%`;
  console.log(
    `of a text's graded descriptions, grade 2: the first ${shareOf(gradedRows.flatMap((grades) => grades.slice(0, 1)))}, ` +
      `the first three ${shareOf(gradedRows.flatMap((grades) => grades.slice(0, 3)))}, all ${shareOf(gradedRows.flat())}`,
  );
  const strict = scored.map((rows) => rows.filter((row) => row.strict)).filter((rows) => rows.length > 2);
  const strictly = (fits: (grade: number) => boolean): number[] =>
    strict.flat().flatMap(({ grade, score }) => (grade !== null && fits(grade) ? [score] : []));
  const top = (count: number): string =>
    shareOf(strict.flatMap((rows) => rows.slice(0, count).flatMap(({ grade }) => grade ?? [])));
  console.log(
    `strict grades ${strict.flat().length}: grade 2 above others ${areaUnderCurve(
      strictly((g) => g === 2),
      strictly((g) => g < 2),
    ).toFixed(3)}, the first ${top(1)}, the first three ${top(3)}, all ${top(Infinity)}`,
  );
  console.log(`best passage first ${shareIn(1).toFixed(3)}, in the first three ${shareIn(3).toFixed(3)}`);
}

/** The number of descriptions that a result shows. */
const maxShown = 3;

const scoresOf = (trees: CompiledTrees, rows: readonly Row[]): Float64Array => {
  const matrix = new FeatureMatrix(rows.length, rows[0]?.features.length ?? 0);
  for (const { features } of rows) for (const feature of features) matrix.add(feature);
  return scoreTrees(trees, matrix);
};

function compare(samples: readonly Sample[]): void {
  compareWithKept(
    samples.filter(({ rows }) => rows.length > 0),
    {
      learn: (some) => compileTrees(learn(some).trees),
      measure: (trees, { rows }) => {
        const scores = scoresOf(trees, rows);
        const graded = rows.flatMap(({ grade, strict }, i) =>
          grade === null || !strict ? [] : [{ grade, score: scores[i] ?? 0 }],
        );
        return tallyRanking(graded, maxShown);
      },
    },
    readComparison((json) => compileTrees(z.object({ trees: boostedTrees }).parse(json).trees)),
  );
}

const rounded = ({ base, trees }: Model): Model => ({
  base: Number(base.toFixed(5)),
  trees: { ...trees, value: trees.value.map((value) => Number(value.toPrecision(5))) },
});

if (process.argv[2] === 'check') check(readSamples());
else if (process.argv[2] === 'compare') compare(readSamples());
else if (process.argv[2] === 'write') {
  const file = join(
    import.meta.dirname,
    '../../lambdas/engine/writing/descriptions/description-weights.json',
  );
  // Kept posts brought no gain in folds (training/README.md).
  const samples = readSamples().filter(({ isKept }) => !isKept);
  writeFileSync(file, `${JSON.stringify(rounded(learn(samples)))}\n`);
} else console.error('usage: train-descriptions.ts check|compare|write');
