/**
 * `npm run spec`: which requirements of the specification's checklists are shown by a test. A test shows a row when
 * its title carries the row's id, as in `[A-017]`. Fails on an id that no checklist has.
 * `npm run spec -- --open` lists the rows that no test shows.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

type Row = { id: string; section: string };

const rows = JSON.parse(readFileSync('test/fixtures/spec-rows.json', 'utf8')) as Row[];
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
  const open = members.filter((row) => !shown.has(row.id)).map((row) => row.id);
  const count = `${members.length - open.length}/${members.length}`;
  console.log(
    `${count.padStart(8)}  ${section}${values.open && open.length ? `\n          open: ${open.join(' ')}` : ''}`,
  );
}
const total = rows.filter((row) => shown.has(row.id)).length;
console.log(`${`${total}/${rows.length}`.padStart(8)}  all`);

const unknown = [...shown].filter(([id]) => !known.has(id));
for (const [id, files] of unknown)
  console.error(`No checklist has the row ${id}, named in ${[...new Set(files)].join(', ')}`);
process.exitCode = unknown.length > 0 ? 1 : 0;
