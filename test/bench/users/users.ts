import { join } from 'node:path';
import { articleFromText, findKeywordIdeas } from '#engine';
import type { BenchOptions, BenchPart, BenchRow } from '#test/bench/measures/bench-row.ts';
import { comparable, countHits, microF1, readKeyphraseSet } from '#test/bench/measures/keyphrase-metric.ts';
import { mean } from '#test/bench/measures/metrics.ts';
import { rougeL } from '#test/bench/measures/rouge.ts';
import { drawBalanced } from '../../../scripts/grade/inputs/draw.ts';
import { readHeldOutPosts } from '../../../scripts/grade/inputs/read-posts.ts';
import {
  countGraded,
  countServed,
  isLabeledTopic,
  likeness,
} from '../../../scripts/measure/label-measures.ts';
import { pasteOf, readLabeledTexts } from '../../../scripts/measure/labels.ts';
import { runToSnippets } from '../../../scripts/measure/run-text-job.ts';

/** The number of texts of each set that are run. */
export type UserCounts = { posts: number; labels: number; news: number };
const benchCounts: UserCounts = { posts: 100, labels: 100, news: 100 };
const seed = 'bench';

/** Shares from 0 to 1, for posts that were entered without their title. */
export type PostMetrics = {
  posts: number;
  /** The share of lead keywords whose words are all in the author's title. */
  leadInTitle: number;
  /** The share of shown keywords that are one of the author's tags, or whose words are all in the author's title. */
  keywordsInTitleOrTags: number;
  /** ROUGE-L against the author's text: our most similar one, our first, and the text's first characters. */
  titles: { best: number; first: number; beginning: number };
  descriptions: { best: number; first: number; beginning: number };
};

const wordsOf = (text: string): string[] => comparable(text).split(' ');

const isIn = (phrase: string, words: ReadonlySet<string>): boolean =>
  phrase !== '' && wordsOf(phrase).every((word) => words.has(word));

const plainBeginning = (markdown: string, characters: number): string =>
  articleFromText(markdown).text.slice(0, characters);

const likenesses = (ours: readonly string[], beginning: string, author: string) => ({
  best: likeness(ours, [author]),
  first: rougeL(ours[0] ?? '', author),
  beginning: rougeL(beginning, author),
});

const meanOf = <Name extends string>(rows: readonly Record<Name, number>[], name: Name): number =>
  mean(rows.map((row) => row[name]));

const meanLikeness = (rows: readonly ReturnType<typeof likenesses>[]) => ({
  best: meanOf(rows, 'best'),
  first: meanOf(rows, 'first'),
  beginning: meanOf(rows, 'beginning'),
});

/** Measures what users get for posts of authors that nobody has tuned on; null without the public set. */
export const measurePosts = async (dataDir: string, count: number): Promise<PostMetrics | null> => {
  const posts = readHeldOutPosts(dataDir)?.map((post) => ({ ...post, origin: post.repo }));
  if (!posts) return null;
  const rows = [];
  for (const { markdown, title, description, tags } of drawBalanced(posts, count, seed)) {
    const shown = await runToSnippets(markdown);
    const titleWords = new Set(wordsOf(title));
    const tagKeys = new Set(tags.map((tag) => comparable(tag.replace(/[-_]+/g, ' '))));
    const hits = shown.keywords.filter((one) => tagKeys.has(comparable(one)) || isIn(one, titleWords));
    rows.push({
      leadInTitle: Number(isIn(shown.lead, titleWords)),
      hits: hits.length,
      keywords: shown.keywords.length,
      titles: likenesses(shown.titles, plainBeginning(markdown, 60), title),
      descriptions: likenesses(shown.descriptions, plainBeginning(markdown, 155), description),
    });
  }
  return {
    posts: rows.length,
    leadInTitle: meanOf(rows, 'leadInTitle'),
    keywordsInTitleOrTags: meanOf(rows, 'hits') / meanOf(rows, 'keywords'),
    titles: meanLikeness(rows.map(({ titles }) => titles)),
    descriptions: meanLikeness(rows.map(({ descriptions }) => descriptions)),
  };
};

export type LabelMetrics = {
  texts: number;
  /** Among the texts with a clear topic: the lead keyword is the topic or another name for it. */
  leadRight: number;
  /** Among the shown keywords: graded 2, or named as missing. */
  served: number;
  /** Among the graded shown keywords: grade 2. */
  twos: number;
};

/**
 * Measures what users get for the labeled texts. The engine has learned from these, so the values reveal breakage, not
 * quality.
 */
export const measureLabels = async (count: number): Promise<LabelMetrics> => {
  const texts = readLabeledTexts().map((text) => ({ ...text, ...text.label, origin: text.label.repo }));
  const totals = { clear: 0, right: 0, keywords: 0, served: 0, graded: 0, twos: 0 };
  const drawn = drawBalanced(texts, count, seed);
  for (const text of drawn) {
    const { lead, keywords } = await runToSnippets(pasteOf(text));
    const { twos, graded } = countGraded(keywords, text);
    totals.clear += Number(text.clear);
    totals.right += Number(text.clear && isLabeledTopic(lead, text));
    totals.keywords += keywords.length;
    totals.served += countServed(keywords, text);
    totals.graded += graded;
    totals.twos += twos;
  }
  return {
    texts: drawn.length,
    leadRight: totals.right / totals.clear,
    served: totals.served / totals.keywords,
    twos: totals.twos / totals.graded,
  };
};

/** The F1 of the first ten keyword ideas against the key phrases that readers marked in news; null without the set. */
export const measureNews = (dataDir: string, count: number): { texts: number; f1: number } | null => {
  const texts = readKeyphraseSet('kpcrowd', join(dataDir, 'keyphrases'))?.filter(
    ({ text }) => text.length > 800,
  );
  if (!texts) return null;
  const drawn = drawBalanced(
    texts.map((text) => ({ ...text, kind: 'news', origin: text.id })),
    count,
    seed,
  );
  const counts = drawn.map(({ text, keys }) =>
    countHits(
      findKeywordIdeas(articleFromText(text)).map((idea) => idea.text),
      keys,
      10,
    ),
  );
  return { texts: drawn.length, f1: microF1(counts) / 100 };
};

const row = (what: string, ours: number, peer?: number): BenchRow => ({
  what,
  ours,
  peer: peer ?? null,
  peerName: peer === undefined ? null : 'first characters',
  unit: 'share',
  better: 'higher',
  goal: null,
});

const postRows = (figures: PostMetrics | null): BenchRow[] => {
  if (figures === null) return [];
  const { leadInTitle, keywordsInTitleOrTags, titles, descriptions } = figures;
  return [
    row('posts: lead keyword in the hidden title', leadInTitle),
    row('posts: keywords in the hidden title or tags', keywordsInTitleOrTags),
    row("posts: best title, ROUGE-L to the author's", titles.best, titles.beginning),
    row("posts: first title, ROUGE-L to the author's", titles.first, titles.beginning),
    row("posts: best description, ROUGE-L to the author's", descriptions.best, descriptions.beginning),
    row("posts: first description, ROUGE-L to the author's", descriptions.first, descriptions.beginning),
  ];
};

const labelRows = ({ leadRight, served, twos }: LabelMetrics): BenchRow[] => [
  row('labels: lead keyword is the topic', leadRight),
  row('labels: keywords that an editor wants', served),
  row('labels: 2s among keywords that were graded', twos),
];

/** Measures what the optimizer shows for real texts, next to what their authors and editors wrote. */
export const runUsers = async ({ dataDir }: BenchOptions, counts = benchCounts): Promise<BenchPart> => {
  const posts = await measurePosts(dataDir, counts.posts);
  const labels = await measureLabels(counts.labels);
  const news = measureNews(dataDir, counts.news);
  return {
    source: `${posts?.posts ?? 0} posts without their title, ${labels.texts} labeled texts, ${news?.texts ?? 0} news texts`,
    rows: [
      ...postRows(posts),
      ...labelRows(labels),
      ...(news ? [row('news: keyword ideas, F1@10 to what readers marked', news.f1)] : []),
    ],
  };
};
