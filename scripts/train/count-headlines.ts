/**
 * Counts the word sequences of headlines for the publish gate (`lambdas/engine/writing/titles/gate`). Only headlines
 * under permissive terms count: those of bhargaviparanjape/clickbait (MIT), and blog titles of the repositories that
 * `training/README.md` lists. Usage: node scripts/train/count-headlines.ts HEADLINES.tsv.gz
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { formOf, hashOf, headlineWords, tableSize } from '#engine';
import { licensedRepositories } from '../measure/licensed-repositories.ts';

const target = 'lambdas/engine/writing/titles/gate/headline-counts.json';
const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Usage: node scripts/train/count-headlines.ts HEADLINES.tsv.gz');

const permitted = new Set([...licensedRepositories(), 'bhargaviparanjape/clickbait']);
/** A word that occurs in fewer headlines counts as its form. */
const minHeadlines = 12;

const lines = gunzipSync(readFileSync(source))
  .toString()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .filter(
    ([headline, kind, from]) => headline !== undefined && kind !== undefined && permitted.has(from ?? ''),
  )
  .map(([headline]) => headline ?? '');

const rows = lines.map(headlineWords);
const found = new Map<string, number>();
for (const row of rows) for (const word of new Set(row)) found.set(word, (found.get(word) ?? 0) + 1);
const common = new Set([...found].filter(([, count]) => count >= minHeadlines).map(([word]) => word));

const counts = [1, 2, 3].map(() => new Map<number, number>());
let total = 0;
for (const row of rows) {
  const words = row.map((word) => formOf(word, (value) => common.has(value)));
  total += words.length;
  words.forEach((_, i) => {
    counts.forEach((table, n) => {
      if (i < n) return;
      const key = hashOf(words.slice(i - n, i + 1).join(' '));
      table.set(key, (table.get(key) ?? 0) + 1);
    });
  });
}

/** Packs four bits per cell: 0, or the rounded binary logarithm of the count, plus one. */
const packed = (table: ReadonlyMap<number, number>): string => {
  const bytes = new Uint8Array(tableSize / 2);
  for (const [key, count] of table) {
    const value = Math.min(15, Math.round(Math.log2(count)) + 1);
    bytes[key >> 1] = (bytes[key >> 1] ?? 0) | (key % 2 === 0 ? value : value << 4);
  }
  return Buffer.from(bytes).toString('base64');
};

const [one = '', two = '', three = ''] = counts.map(packed);
writeFileSync(
  target,
  `${JSON.stringify({ total, common: [...common].sort().join(' '), one, two, three })}\n`,
);
console.log(`${lines.length} headlines, ${total} words, ${common.size} common ones`);
