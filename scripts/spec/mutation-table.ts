import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { Row } from './read-rows.ts';
import { rowMutations } from './row-mutations.ts';

const noticedRow = z.object({ id: z.string(), by: z.array(z.string()) });
/** The tests of a row that failed after its mutation. */
export type Noticed = z.infer<typeof noticedRow>;

const resultsFile = '.cache/mutation-results.json';
const tableFile = 'docs/spec/mutation-table.md';

/** The results of earlier portions. */
export const readNoticed = (): Map<string, Noticed> => {
  try {
    const stored = z.array(noticedRow).parse(JSON.parse(readFileSync(resultsFile, 'utf8')));
    return new Map(stored.map((each) => [each.id, each]));
  } catch {
    return new Map(); // The first portion.
  }
};

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();

/** A text with backticks needs two of them around it. */
const code = (text: string): string => (text.includes('`') ? `\`\` ${cell(text)} \`\`` : `\`${cell(text)}\``);

const lineOf = (row: Row, index: number, noticed: ReadonlyMap<string, Noticed>): string => {
  const mutation = rowMutations[row.id];
  const [first, ...others] = noticed.get(row.id)?.by ?? [];
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const by = first ? `${first.slice(0, 140)}${more}` : '**none**';
  const change = mutation ? `${code(mutation.find)} → ${code(mutation.put)}` : 'none yet';
  return `| ${index + 1} | ${row.id} | ${mutation?.file ?? ''} | ${change} | ${cell(by)} |`;
};

/** Keeps the results for the next portion. Writes the table of all chosen rows once each has a result. */
export const writeTable = (
  seed: string,
  rows: readonly Row[],
  noticed: ReadonlyMap<string, Noticed>,
): void => {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(resultsFile, JSON.stringify([...noticed.values()]));
  if (rows.some(({ id }) => !noticed.has(id))) return;
  const caught = rows.filter(({ id }) => (noticed.get(id)?.by.length ?? 0) > 0).length;
  const lines = [
    '# Mutation table',
    '',
    `${rows.length} rows that quote a text or name a number, chosen by the seed "${seed}". Each was changed in the code, one at a time, and only the tests that carry its id ran, without a browser. ${caught} of ${rows.length} changes made a test fail. Written by \`node scripts/spec/mutate-rows.ts\`; the changes are in \`scripts/spec/row-mutations.ts\`.`,
    '',
    '| No. | Row | File | Change | Test that failed |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row, index) => lineOf(row, index, noticed)),
    '',
  ];
  writeFileSync(tableFile, lines.join('\n'));
};
