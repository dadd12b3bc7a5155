import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import {
  articleFromText,
  candidateFeatures,
  clusterKeys,
  compileTrees,
  type FoundCandidate,
  findKeywordCandidates,
  indexArticle,
  measureText,
  namesOf,
  type Phrase,
  readPhrase,
  readTopic,
  readTopicText,
  scorePhrases,
  scoreTrees,
  stemsOf,
  topicByScores,
  topicPhraseFeatures,
  usedTopic,
} from '#engine';
import { training } from '../../measure/data-folders.ts';
import { boostedTrees } from '../compare-with-kept.ts';
import { foldsByRepo } from '../folds-by-repo.ts';
import { readGradedPosts } from '../kept-posts.ts';
import { foldsFile, type Label, readLabels } from '../topic/read-data.ts';

/** A labeled text with its candidates, their features, and the target (0-1) and weight of each. */
export interface KeywordSample {
  id: string;
  repo: string;
  fold: number;
  /** Whether it is a post that the project keeps. */
  isKept: boolean;
  /** Whether the grader was as strict as blind graders are. */
  isStrict: boolean;
  index: ReturnType<typeof indexArticle>;
  candidates: FoundCandidate[];
  rows: Float32Array[];
  targets: { value: number; weight: number }[];
  /** The grade of each candidate by the labels: 0 to 2, or null. */
  grades: (number | null)[];
  /** Grades given to the engine's candidates, not taken from the labels. */
  own: (number | null)[];
}

const foldHeads = z.array(
  z.object({ repos: z.array(z.string()), topic: boostedTrees, search: boostedTrees }),
);
const line = z.object({ slope: z.number(), offset: z.number() });
const topicLines = z.object({ topic: line, search: line });
const gradedLine = z.object({ id: z.string(), phrases: z.array(z.tuple([z.int(), z.string()])) });

const key = (text: string): string => clusterKeys(text.toLowerCase())[0] ?? '';
/** The stems of a phrase in order: the same words in another order are a different phrase. */
const sequenceOf = (text: string): string => text.toLowerCase().split(/\s+/).flatMap(stemsOf).join(' ');
const wordsOf = (text: string): Set<string> => new Set(key(text).split(' '));
const overlapOf = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared);
};
const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

function readHeads() {
  if (!existsSync(foldsFile))
    throw new Error(`${foldsFile} is missing. Run: node scripts/train/topic/train-topic.ts folds`);
  return foldHeads.parse(JSON.parse(readFileSync(foldsFile, 'utf8'))).map(({ repos, topic, search }) => ({
    repos: new Set(repos),
    topic: compileTrees(topic),
    search: compileTrees(search),
  }));
}

/** Reads the grades of candidates that the labels lack: by text id, then by the text of the candidate. */
function readGrades(): Map<string, Map<string, number>> {
  const file = join(training, 'keyword-grades.jsonl');
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const { id, phrases } = gradedLine.parse(JSON.parse(line));
      return [id, new Map(phrases.map(([grade, phrase]) => [phrase, grade]))];
    }),
  );
}

type Own = ReadonlyMap<string, number> | undefined;

/** Grade 2 for a phrase that an editor graded 2 or found missing. The candidate's own grade takes precedence. */
function gradeOf(label: Label, own: Own, text: string): number | null {
  const graded = own?.get(text);
  if (graded !== undefined) return graded;
  const same = sequenceOf(text);
  if ([...label.missing, label.topic].some((phrase) => sequenceOf(phrase) === same)) return 2;
  return label.phrases.find(([, phrase]) => sequenceOf(phrase) === same)?.[0] ?? null;
}

/**
 * The weights of a strict grade, of a grade by the lenient reader, and of a grade from the labels, and the target of a
 * strict grade 1. In folds, 19.4% of the best five strictly graded candidates of a text have grade 2; with strict
 * grades alone it is 18.9%, with the others alone 17.7%.
 */
const ofStrict = 8;
const ofKind = 2;
const ofLabel = 0.25;
const ofPartial = 0.2;

function targetOf(label: Label, text: string, grade: number | null, isOwn: boolean) {
  if (grade !== null)
    return { value: grade === 2 ? 1 : grade === 1 ? 0.25 : 0, weight: isOwn ? ofKind : ofLabel };
  if (label.aliases.some((alias) => key(alias) === key(text))) return { value: 0.6, weight: 0.7 * ofLabel };
  const words = wordsOf(text);
  const good = [...label.missing, label.topic, ...label.phrases.flatMap(([g, p]) => (g === 2 ? [p] : []))];
  const near = Math.max(0, ...good.map((phrase) => overlapOf(wordsOf(phrase), words)));
  if (near === 1) return { value: 0.4, weight: 0.4 * ofLabel };
  if (near >= 0.6) return { value: near >= 0.74 ? 0.2 : 0.12, weight: 0.3 * ofLabel };
  return { value: overlapOf(wordsOf(label.topic), words) > 0.3 ? 0.06 : 0.02, weight: 0.3 * ofLabel };
}

/** The lines that the engine uses to turn scores of the topic model into probabilities. */
const readLines = () =>
  topicLines.parse(
    JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../lambdas/engine/topic/phrases/weights.json'), 'utf8'),
    ),
  );

/** A text in the form in which it was graded, with phrases graded by the standard of blind graders. */
const strictLine = gradedLine.extend({
  withTitle: z.boolean(),
  /** Searches of grade 2 that were missing from the sheet. */
  missing: z.optional(z.array(z.string())),
});

type Form = { title: string; markdown: string; withTitle: boolean };
const articleOf = ({ title, markdown, withTitle }: Form) =>
  articleFromText(withTitle ? `# ${title}\n\n${markdown}` : markdown);

type Scores = { topic: number; search: number }[];

/** The candidates of a text with their features, given its topic and a function that scores any phrases. */
function measureCandidates(
  article: ReturnType<typeof articleFromText>,
  read: ReturnType<typeof readTopic>,
  score: (texts: readonly string[]) => Scores,
) {
  const index = indexArticle(article);
  const topic = usedTopic(index, read, read.leads);
  const names = namesOf(article);
  const candidates = findKeywordCandidates(index, topic, names);
  const scores = score(candidates.map(({ text }) => text));
  const features = candidateFeatures(index, topic, names, candidates, scores, {});
  const rows = candidates.map((_, i) => Float32Array.from(features.row(i)));
  return { index, candidates, rows };
}

/**
 * The fold of each repository. Labeled texts use the folds of the topic heads, which have seen them; kept posts are new
 * to the heads.
 */
function foldFinder(heads: readonly { repos: ReadonlySet<string> }[], repos: readonly string[]) {
  const known = new Map(heads.flatMap((head, fold) => [...head.repos].map((repo) => [repo, fold] as const)));
  const added = foldsByRepo(
    repos.filter((repo) => !known.has(repo)),
    heads.length,
  );
  return (repo: string): number => known.get(repo) ?? added.get(repo) ?? -1;
}

/** Posts whose candidates were graded as strictly as by blind graders, with the topics that the engine reads. */
function readStrict(heads: readonly { repos: ReadonlySet<string> }[]): KeywordSample[] {
  const posts = readGradedPosts();
  const lines = readFileSync(join(training, 'keyword-grades-strict.jsonl'), 'utf8').trim().split('\n');
  const graded = lines.map((line) => strictLine.parse(JSON.parse(line)));
  const foldOf = foldFinder(
    heads,
    graded.flatMap(({ id }) => {
      const post = posts.get(id);
      return post?.isKept ? [post.repo] : [];
    }),
  );
  return graded.flatMap(({ id, withTitle, phrases, missing = [] }) => {
    const post = posts.get(id);
    const fold = foldOf(post?.repo ?? '');
    if (post === undefined || fold < 0) return [];
    const markdown = post.markdown.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
    const article = articleOf({ ...post, markdown, withTitle });
    const topic = readTopic(article);
    const grades = new Map(phrases.map(([grade, phrase]) => [phrase, grade]));
    const found = measureCandidates(article, topic, (texts) => scorePhrases(article, texts));
    const named = new Set(missing.map(sequenceOf));
    const own = found.candidates.map(
      ({ text }) => grades.get(text) ?? (named.has(sequenceOf(text)) ? 2 : null),
    );
    const targets = own.map((grade) => ({
      value: grade === 2 ? 1 : grade === 1 ? ofPartial : 0,
      weight: grade === null ? 0 : ofStrict,
    }));
    const { repo, isKept } = post;
    return [{ id, repo, fold, isKept, isStrict: true, ...found, grades: own, own, targets }];
  });
}

/** All labeled texts, with candidates made from topics that heads of other repositories read. */
function readLabeled(heads: ReturnType<typeof readHeads>): KeywordSample[] {
  const grades = readGrades();
  const lines = readLines();
  return readLabels().flatMap((label) => {
    const fold = heads.findIndex(({ repos }) => repos.has(label.repo));
    const head = heads[fold];
    if (head === undefined) return [];
    const article = articleOf({ ...label, withTitle: label.shownWithTitle });
    const measured = measureText(readTopicText(article));
    const score = (phrases: readonly Phrase[]) => {
      const features = topicPhraseFeatures(measured, phrases);
      const topics = scoreTrees(head.topic, features);
      const searches = scoreTrees(head.search, features);
      return phrases.map((_, i) => ({
        topic: logistic(lines.topic.slope * (topics[i] ?? 0) + lines.topic.offset),
        search: logistic(lines.search.slope * (searches[i] ?? 0) + lines.search.offset),
      }));
    };
    const found = measureCandidates(article, topicByScores(measured, score), (texts) =>
      score(texts.map(readPhrase)),
    );
    const own = grades.get(label.id);
    const all = found.candidates.map(({ text }) => gradeOf(label, own, text));
    return [
      {
        id: label.id,
        repo: label.repo,
        fold,
        isKept: false,
        isStrict: false,
        ...found,
        grades: all,
        own: found.candidates.map(({ text }) => own?.get(text) ?? null),
        targets: found.candidates.map(({ text }, i) =>
          targetOf(label, text, all[i] ?? null, own?.has(text) === true),
        ),
      },
    ];
  });
}

export function readSamples(): KeywordSample[] {
  const heads = readHeads();
  return [...readLabeled(heads), ...readStrict(heads)];
}
