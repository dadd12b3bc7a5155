/**
 * `npm run spec`: which requirements of the specification's checklists are shown by a test. A test shows a row when
 * its title carries the row's id, as in `[A-017]`. Fails on an id that no checklist has.
 * `npm run spec -- --open` also lists the rows that no test shows, with their texts.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

type Row = { id: string; section: string; text: string };

/** The rows of a checklist in `docs/spec`: `## Section`, then `| A-001 | text | source |`. */
const rowsOf = (markdown: string): Row[] => {
  let section = '';
  return markdown.split('\n').flatMap((line) => {
    section = /^## (.+)/.exec(line)?.[1] ?? section;
    const [, id, text] = /^\| ([AB]-\d{3}) \| (.+) \| [^|]* \|$/.exec(line) ?? [];
    return id && text ? [{ id, section, text }] : [];
  });
};

const rows = globSync('docs/spec/*.md')
  .sort()
  .flatMap((file) => rowsOf(readFileSync(file, 'utf8')));
const { values } = parseArgs({ options: { open: { type: 'boolean', default: false } } });

/** Test files by the row ids in them. */
const findShown = (): Map<string, string[]> => {
  const shown = new Map<string, string[]>();
  for (const file of globSync('test/**/*.test.{ts,tsx}')) {
    for (const [, id] of readFileSync(file, 'utf8').matchAll(/\[([AB]-\d{3})\]/g)) {
      if (id) shown.set(id, [...(shown.get(id) ?? []), file]);
    }
  }
  return shown;
};

const shown = findShown();
const known = new Set(rows.map((row) => row.id));
const sections = Map.groupBy(rows, (row) => `${row.id[0]}  ${row.section}`);
for (const [section, members] of sections) {
  const open = members.filter((row) => !shown.has(row.id));
  const count = `${members.length - open.length}/${members.length}`;
  console.log(`${count.padStart(8)}  ${section}`);
  if (values.open) for (const { id, text } of open) console.log(`          open: ${id} ${text}`);
}
const total = rows.filter((row) => shown.has(row.id)).length;
console.log(`${`${total}/${rows.length}`.padStart(8)}  all`);

const unknown = [...shown].filter(([id]) => !known.has(id));
for (const [id, files] of unknown)
  console.error(`No checklist has the row ${id}, named in ${[...new Set(files)].join(', ')}`);
process.exitCode = unknown.length > 0 ? 1 : 0;
