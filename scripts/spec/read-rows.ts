import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

export type Row = { readonly id: string; readonly text: string };

/** The rows of the checklists in `docs/spec`: `| A-001 | text | source |`. */
export const readRows = (): Row[] =>
  globSync('docs/spec/*.md')
    .sort()
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .flatMap((line) => {
      const [, id, text] = /^\| ([AB]-\d{3}) \| (.+) \| [^|]* \|$/.exec(line) ?? [];
      return id && text ? [{ id, text }] : [];
    });

/** Listed in docs/spec/deviations.md as not shown. */
const notShown = new Set(['A-006', 'A-010', 'A-241', 'A-313']);

/** Whether a row quotes a text or names a number. The content of its note does not count. */
const saysSomethingExact = ({ text }: Row): boolean =>
  /'[^']{2,}'|\b\d+\b/.test(text.replace(/Note:.*/, '').replace(/\b[AB]-\d{3}\b/g, ''));

/** `count` rows with a text, limit or delay. The choice depends only on the seed. */
export const chooseRows = (seed: string, count: number): Row[] =>
  readRows()
    .filter((row) => !notShown.has(row.id) && saysSomethingExact(row))
    .map((row) => ({ row, key: createHash('sha1').update(`rows ${seed} ${row.id}`).digest('hex') }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, count)
    .map(({ row }) => row);
