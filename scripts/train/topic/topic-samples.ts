import {
  articleFromText,
  findPhrases,
  type MeasuredText,
  meaningOf,
  measureText,
  type Phrase,
  readPhrase,
  readTopicText,
  topicPhraseFeatures,
} from '#engine';
import type { Post } from '../../measure/posts.ts';
import type { Label } from './read-data.ts';

/**
 * The targets of a phrase: its chances of being the topic and of being a search that the text answers, each with a
 * weight.
 */
export interface Target {
  topic: number;
  topicWeight: number;
  search: number;
  searchWeight: number;
}

/** A text with its phrases, their features and their targets. */
export interface Sample {
  id: string;
  repo: string;
  label: Label | null;
  withTitle: boolean;
  /** Whether the grader saw the text in this form. */
  asGraded: boolean;
  phrases: Phrase[];
  /** The number of phrases that `findPhrases` found; the others were made up for training. */
  found: number;
  rows: Float32Array[];
  targets: Target[];
}

const contentOf = (text: string): string[] => meaningOf(readPhrase(text)).split(' ').filter(Boolean);
const meaning = (text: string): string => contentOf(text).join(' ');

/** What the labels say about the phrases of a text, by their content words. */
export interface Truth {
  topic: string;
  topicStems: readonly string[];
  aliases: ReadonlySet<string>;
  grades: ReadonlyMap<string, number>;
}

export const truthOf = (label: Label): Truth => {
  const grades = new Map<string, number>();
  for (const [grade, phrase] of label.phrases) grades.set(meaning(phrase), grade);
  for (const phrase of [...label.missing, label.topic]) grades.set(meaning(phrase), 2);
  return {
    topic: meaning(label.topic),
    topicStems: contentOf(label.topic),
    aliases: new Set(label.aliases.map(meaning)),
    grades,
  };
};

/** Whether a phrase contains at least half of the topic's words. */
const containsHead = (truth: Truth, stems: readonly string[]): boolean => {
  const shared = truth.topicStems.filter((stem) => stems.includes(stem)).length;
  return shared * 2 >= truth.topicStems.length;
};

/** Whether an editor would accept a phrase as the lead keyword, according to the labels. */
export const isRightLead = (truth: Truth, phrase: Phrase): boolean => {
  const own = meaningOf(phrase);
  const grade = truth.grades.get(own);
  if (own === truth.topic) return true;
  if (truth.aliases.has(own)) return grade !== 0;
  return grade === 2 && containsHead(truth, own.split(' '));
};

const overlapWithTopic = (truth: Truth, stems: readonly string[]): number => {
  const shared = truth.topicStems.filter((stem) => stems.includes(stem)).length;
  return shared / (truth.topicStems.length + stems.length - shared || 1);
};

/** The targets of a phrase of a labeled text. */
export const targetOf = (truth: Truth, phrase: Phrase): Target => {
  const own = meaningOf(phrase);
  const stems = own.split(' ');
  const grade = truth.grades.get(own);
  const near = overlapWithTopic(truth, stems);
  const target: Target = { topic: 0, topicWeight: 1, search: 0, searchWeight: 1 };
  if (grade === undefined) {
    target.search = near >= 0.6 ? 0.3 : 0.02;
    target.searchWeight = 0.15;
    target.topic = near >= 0.6 ? 0.4 : 0;
    target.topicWeight = 0.6;
  } else {
    target.search = grade === 2 ? 1 : 0;
    target.topic = grade === 2 && containsHead(truth, stems) ? 0.8 : 0;
    if (grade === 1 && near >= 0.5) target.topic = 0.2;
  }
  if (truth.aliases.has(own) && grade !== 0) {
    target.topic = grade === 1 ? 0.5 : 0.8;
    if (grade === undefined) Object.assign(target, { search: 0.5, searchWeight: 0.3 });
  }
  if (own === truth.topic) target.topic = 1;
  return target;
};

const measure = (markdown: string, title: string | null): MeasuredText =>
  measureText(readTopicText(articleFromText(title === null ? markdown : `# ${title}\n\n${markdown}`)));

const rowsOf = (measured: MeasuredText, phrases: readonly Phrase[]): Float32Array[] => {
  const matrix = topicPhraseFeatures(measured, phrases);
  return phrases.map((_, i) => Float32Array.from(matrix.row(i)));
};

const frames = [
  'how to %',
  'what is %',
  '% tips',
  '% guide',
  '% tutorial',
  'best %',
  '% review',
  '% for beginners',
  '% examples',
  '% vs',
  'why %',
  '% alternatives',
  '% benefits',
  '% recipe',
  '% meaning',
];

/** Phrases that are made up for training: searches of other texts, and frames around passing mentions. */
const madeUp = (
  label: Label,
  others: readonly Label[],
  random: () => number,
): { phrase: Phrase; target: Target }[] => {
  const wrong = (text: string, weight: number) => ({
    phrase: readPhrase(text),
    target: { topic: 0, topicWeight: weight / 2, search: 0, searchWeight: weight },
  });
  const body = new Set(contentOf(label.markdown));
  const hard = others
    .flatMap(({ missing }) => missing)
    .map((text) => ({ text, stems: contentOf(text) }))
    .map(({ text, stems }) => ({ text, known: stems.filter((stem) => body.has(stem)).length / stems.length }))
    .sort((a, b) => b.known - a.known)
    .slice(0, 6);
  const passing = label.phrases.filter(([grade]) => grade === 0).map(([, text]) => text);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const framed = Array.from({ length: 4 }, () =>
    (pick(frames) ?? '%').replace('%', pick(passing) ?? 'thing'),
  );
  const paired = Array.from({ length: 2 }, () => `${pick(passing) ?? ''} ${pick(passing) ?? ''}`.trim());
  return [
    ...hard.map(({ text }) => wrong(text, 0.7)),
    ...framed.map((text) => wrong(text, 0.7)),
    ...paired.map((text) => wrong(text, 0.7)),
  ].filter(({ phrase }) => phrase.stems.length > 0);
};

export const readSample = (
  label: Label,
  withTitle: boolean,
  others: readonly Label[],
  random: () => number,
): Sample => {
  const measured = measure(label.markdown, withTitle ? label.title : null);
  const truth = truthOf(label);
  const phrases = findPhrases(measured.text);
  const found = phrases.length;
  const seen = new Set(phrases.map(meaningOf));
  const targets = phrases.map((phrase) => targetOf(truth, phrase));
  for (const text of [
    ...label.phrases.map(([, phrase]) => phrase),
    ...label.missing,
    label.topic,
    ...label.aliases,
  ]) {
    const phrase = readPhrase(text);
    if (phrase.stems.length === 0 || seen.has(meaningOf(phrase))) continue;
    seen.add(meaningOf(phrase));
    phrases.push(phrase);
    targets.push(targetOf(truth, phrase));
  }
  for (const { phrase, target } of madeUp(label, others, random)) {
    if (truth.grades.has(meaningOf(phrase))) continue;
    phrases.push(phrase);
    targets.push(target);
  }
  const rows = rowsOf(measured, phrases);
  const asGraded = withTitle === label.shownWithTitle;
  return { id: label.id, repo: label.repo, label, withTitle, asGraded, phrases, found, rows, targets };
};

/** A post whose title is hidden: phrases in the title are the topic or part of it. */
export const readHidden = ({ id, repo, title, markdown }: Post): Sample => {
  const measured = measure(markdown, null);
  const phrases = findPhrases(measured.text);
  const line = ` ${readPhrase(title).stems.join(' ')} `;
  const size = Math.max(1, contentOf(title).length);
  const targets = phrases.map((phrase): Target => {
    const said = line.includes(` ${phrase.stems.join(' ')} `);
    const part = said ? Math.min(1, 0.3 + meaningOf(phrase).split(' ').length / size) : 0;
    return { topic: part, topicWeight: 0.3, search: 0, searchWeight: 0 };
  });
  return {
    id,
    repo,
    label: null,
    withTitle: false,
    asGraded: false,
    phrases,
    found: phrases.length,
    rows: rowsOf(measured, phrases),
    targets,
  };
};
