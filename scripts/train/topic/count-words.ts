/**
 * Counts words in ordinary prose, in questions and in headlines, and writes
 * lambdas/engine/topic/phrases/word-counts.json.
 *
 * node scripts/train/topic/count-words.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stemsOf } from '#engine';
import { learnablePosts } from '../trainable-posts.ts';
import { readHeadlines, readLabels, readQueries } from './read-data.ts';

/** Levels are natural logarithms times this number, rounded: the error is at most about a tenth of a nat. */
const steps = 4;
/** Rarer words are left out and count as unseen. */
const minDocuments = { prose: 2, queries: 3, headlines: 3 };

const stemsIn = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'+#.-]*/gu) ?? []).flatMap(stemsOf));

/** Stems by the level of their document frequency: {"12": "stem stem"}. */
function countLevels(
  texts: readonly string[],
  min: number,
): { documents: number; levels: Record<string, string> } {
  const counts = new Map<string, number>();
  for (const text of texts) for (const stem of stemsIn(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const levels: Record<string, string> = {};
  for (const [stem, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (count < min || stem.length > 24) continue;
    const level = Math.round(Math.log(count) * steps);
    const known = levels[level];
    levels[level] = known === undefined ? stem : `${known} ${stem}`;
  }
  return { documents: texts.length, levels };
}

const labels = readLabels();
const labeled = new Set(labels.map(({ id }) => id));
const prose = [...labels, ...learnablePosts().filter(({ id }) => !labeled.has(id.slice(0, 12)))].map(
  ({ markdown }) => markdown,
);
const tables = {
  notice:
    'Counts from texts of training/README.md, WikiAnswers (Paralex, CC BY-SA 4.0), Natural Questions (CC BY-SA 3.0), WebQuestions (CC BY 4.0), the Bing coronavirus query set (O-UDA), and headlines of bhargaviparanjape/clickbait (MIT).',
  steps,
  prose: countLevels(prose, minDocuments.prose),
  queries: countLevels(readQueries(), minDocuments.queries),
  headlines: countLevels(readHeadlines(), minDocuments.headlines),
};
writeFileSync(
  join(import.meta.dirname, '../../../lambdas/engine/topic/phrases/word-counts.json'),
  `${JSON.stringify(tables)}\n`,
);
console.log(prose.length, tables.queries.documents, tables.headlines.documents);
