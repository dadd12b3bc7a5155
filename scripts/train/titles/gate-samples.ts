import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Article } from '#contracts/jobs/article.ts';
import {
  articleFromText,
  composeTitles,
  findKeywordIdeas,
  guessFrame,
  type Judged,
  judgeTitles,
  readTitleSubject,
  type TitleFrame,
  titleFeatures,
  titleFrames,
} from '#engine';
import { rougeL } from '#test/bench/measures/rouge.ts';
import { training } from '../../measure/data-folders.ts';
import { articleOf, type Label, readLabeledTexts } from '../../measure/labels.ts';
import { randomFrom } from '../grow-trees.ts';
import { readKeptPosts } from '../kept-posts.ts';
import { labelArticle } from '../labels/make-label-key.ts';
import { learnablePosts } from '../trainable-posts.ts';

/** The seed that draws the titles to spoil. */
export const gateSeed = 15;

/** The weight of a title: composed titles are the ones that the gate judges. */
export const weightOf = {
  composed: 6,
  varied: 6,
  /** Numerous, and ungraded. */
  posted: 1.5,
  author: 0.8,
  engine: 0.6,
  editor: 0.1,
  spoiled: 0.03,
} as const;
export type Source = keyof typeof weightOf;
/** The targets of grades 0, 1 and 2. */
const gradeTargets = [0, 0.2, 1] as const;

/**
 * The ROUGE-L similarity to the author's title from which a composed title counts, and at which it counts most; the
 * most is less than a grade 2.
 */
const like = { min: 0.15, max: 0.7, weight: 0.6 } as const;

export interface GateSample {
  repo: string;
  /** Whether it belongs to a post that the project keeps. */
  isKept: boolean;
  id: string;
  source: Source;
  /** Null for a title that nobody graded. */
  grade: number | null;
  /** The target of the trees, 0-1. */
  target: number;
  text: string;
  frame: TitleFrame;
  features: Float32Array;
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
  /** Whether it is judged with the author's headline; if absent, as the text was shown. */
  withTitle: z.optional(z.boolean()),
});
type Graded = z.infer<typeof gradedLine>;

const composed: ReadonlyMap<string, Graded[]> = Map.groupBy(
  readFileSync(join(training, 'title-grades.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => gradedLine.parse(JSON.parse(line))),
  ({ id }) => id,
);

const lineOf = ({ title, grade, frame, withTitle }: Graded): Line => ({
  text: title,
  grade,
  frame,
  source: withTitle === true ? 'varied' : 'composed',
  withTitle,
});

const judgedOf = (article: Article): Judged =>
  judgeTitles(readTitleSubject(article, findKeywordIdeas(article)));

const random = randomFrom(gateSeed);

/** Spoiled titles: their end or beginning is missing, or they belong to another text. */
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
    ...(composed.get(label.id) ?? []).map(lineOf),
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

/** The titles of the labeled texts. */
function readLabeled(): GateSample[] {
  const texts = readLabeledTexts();
  const labels = texts.map(({ label }) => label);
  return texts.flatMap((text) => {
    const judge = (withTitle: boolean): Judged => judgedOf(articleOf(text, withTitle));
    const { shownWithTitle, repo, id } = text.label;
    const shown = judge(shownWithTitle);
    const lines = linesOf(text.label, labels);
    const isOther = ({ withTitle = shownWithTitle }: Line): boolean => withTitle !== shownWithTitle;
    const other = lines.some(isOther) ? judge(!shownWithTitle) : shown;
    return lines.map((line) => ({
      ...line,
      target: gradeTargets[line.grade] ?? 0,
      repo,
      isKept: false,
      id,
      features: Float32Array.from(titleFeatures(isOther(line) ? other : shown, line)),
    }));
  });
}

const targetOf = (title: string, author: string): number => {
  const share = (rougeL(title, author) - like.min) / (like.max - like.min);
  return like.weight * Math.min(1, Math.max(0, share));
};

/**
 * One of four posts is used. Without any, variants are ranked slightly worse (0.79 instead of 0.80) and composed titles
 * no worse.
 */
const everyPost = 4;

/** The titles that the engine composes for posts without their title, scored by their similarity to it. */
function readPosted(): GateSample[] {
  return learnablePosts()
    .filter((_, i) => i % everyPost === 0)
    .flatMap(({ id, repo, title, markdown }) => {
      const article = { ...articleFromText(markdown), title: null };
      const subject = readTitleSubject(article, findKeywordIdeas(article));
      const judged = judgeTitles(subject);
      return composeTitles(subject, false).map((line) => ({
        ...line,
        repo,
        isKept: false,
        id,
        source: 'posted' as const,
        grade: null,
        target: targetOf(line.text, title),
        features: Float32Array.from(titleFeatures(judged, line)),
      }));
    });
}

/** The graded titles of the posts that the project keeps. */
const readKept = (): GateSample[] =>
  readKeptPosts().flatMap((post) => {
    const { id, repo } = post;
    const lines = (composed.get(id) ?? []).map(lineOf);
    const [{ withTitle = false } = {}] = lines;
    const judged = lines.length > 0 ? judgedOf(labelArticle(post, withTitle)) : null;
    if (judged === null) return [];
    return lines.map((line) => ({
      ...line,
      ...{ repo, id, isKept: true, target: gradeTargets[line.grade] ?? 0 },
      features: Float32Array.from(titleFeatures(judged, line)),
    }));
  });

export const readGateSamples = (): GateSample[] => [...readLabeled(), ...readKept(), ...readPosted()];
