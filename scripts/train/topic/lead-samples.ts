import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import {
  articleFromText,
  findPhrases,
  type LeadCandidate,
  leadCandidates,
  leadFeatures,
  meaningOf,
  measureText,
  type Phrase,
  readPhrase,
  readTopicText,
  scoreAll,
} from '#engine';
import { training } from '../../measure/data-folders.ts';
import { readGradedPosts } from '../kept-posts.ts';
import { type Label, readLabels } from './read-data.ts';

/** The targets of the first, second and later right leads of a text. */
const placeScores = [1, 0.8, 0.5, 0.35, 0.25, 0.2] as const;

/** The candidates of a text with their features and the target of each; null for an ungraded one. */
export interface LeadSample {
  repo: string;
  /** Whether it is a post that the project keeps. */
  isKept: boolean;
  withTitle: boolean;
  candidates: LeadCandidate[];
  rows: Float32Array[];
  targets: (number | null)[];
}

/** A text with the leads that an editor would accept, best first, and those that an editor would reject. */
interface Graded {
  repo: string;
  isKept: boolean;
  title: string;
  markdown: string;
  leads: readonly string[];
  wrong: readonly string[];
}

const grades = z.object({
  id: z.string(),
  /** The search that people would type, in the grader's words; absent or empty if nobody named one. */
  topic: z.optional(z.string()),
  leads: z.array(z.string()),
  wrong: z.array(z.string()),
});

const meaning = (text: string): string => meaningOf(readPhrase(text));

const readGraded = (): Graded[] => {
  const posts = readGradedPosts();
  const lines = readFileSync(join(training, 'lead-grades.jsonl'), 'utf8').trim().split('\n');
  return lines.flatMap((line) => {
    const { id, topic = '', leads, wrong } = grades.parse(JSON.parse(line));
    const post = posts.get(id);
    const listed = new Set([...leads, ...wrong].map(meaning));
    // A topic that was missing from the sheet is better than any lead on it.
    const named = topic === '' || listed.has(meaning(topic)) ? [] : [topic];
    return post ? [{ ...post, leads: [...named, ...leads], wrong }] : [];
  });
};

/**
 * The accepted leads of a labeled text: its topic, its aliases, and searches of grade 2 that contain half of its words.
 */
const gradedByLabel = (label: Label): Graded => {
  const topic = meaning(label.topic).split(' ');
  const isNear = (text: string): boolean => {
    const own = meaning(text).split(' ');
    return topic.filter((stem) => own.includes(stem)).length * 2 >= topic.length;
  };
  const of = (wanted: number) => label.phrases.flatMap(([grade, text]) => (grade === wanted ? [text] : []));
  const deleted = of(0);
  const leads = [
    label.topic,
    ...label.aliases.filter((alias) => !deleted.includes(alias)),
    ...[...label.missing, ...of(2)].filter(isNear),
  ];
  return { ...label, isKept: false, leads, wrong: label.phrases.map(([, text]) => text) };
};

const readSample = (graded: Graded, withTitle: boolean): LeadSample => {
  const { repo, isKept, title, markdown, leads, wrong } = graded;
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
  const text = measureText(readTopicText(articleFromText(withTitle ? `# ${title}\n\n${body}` : body)));
  const score = (phrases: readonly Phrase[]) => scoreAll(text, phrases);
  const phrases = findPhrases(text.text);
  const scores = score(phrases);
  const scored = phrases.flatMap((phrase, i) => (scores[i] ? [{ phrase, score: scores[i] }] : []));
  const candidates = leadCandidates(text, scored, score);
  const places = [...new Set(leads.map(meaning))];
  const known = new Set(wrong.map(meaning));
  const targets = candidates.map(({ phrase }) => {
    const place = places.indexOf(meaningOf(phrase));
    if (place < 0) return known.has(meaningOf(phrase)) ? 0 : null;
    return placeScores[Math.min(place, placeScores.length - 1)] ?? 0;
  });
  const matrix = leadFeatures(text, candidates);
  const rows = candidates.map((_, i) => Float32Array.from(matrix.row(i)));
  return { repo, isKept, withTitle, candidates, rows, targets };
};

/** The labeled texts and the texts with graded leads, each with and without its title. */
export const readLeadSamples = (): LeadSample[] =>
  [...readGraded(), ...readLabels().map(gradedByLabel)].flatMap((graded) =>
    [true, false].map((withTitle) => readSample(graded, withTitle)),
  );
