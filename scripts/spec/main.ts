/**
 * `npm run spec`: lists which requirements of the specification's checklists are shown by a test that ran and passed in
 * the last `npm test`. A test shows a row when its full title carries the row's id, as in `[A-017]`. Fails on an id
 * that no checklist has, and on a row whose test failed. `npm run spec -- --open` also lists the rows that no test
 * shows.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { commandOptions } from '#lib/command-options.ts';

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

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});
type Tests = z.infer<typeof report>['testResults'][number]['assertionResults'];

/** Tests by file. A file that failed while others were running ran again alone; its second result counts. */
const readReports = (): Map<string, Tests> => {
  const again = (file: string): number => Number(file.endsWith('-again.json'));
  const files = globSync('.cache/tests/*.json').sort((a, b) => again(a) - again(b));
  return new Map(
    files
      .flatMap((file) => report.parse(JSON.parse(readFileSync(file, 'utf8'))).testResults)
      .map(({ name, assertionResults }) => [name, assertionResults]),
  );
};

type Outcome = 'passed' | 'failed' | 'skipped';
const outcomeOf = (status: string): Outcome => {
  if (status === 'passed') return 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
};

/** The outcomes of the tests of each row. */
const outcomesByRow = (tests: Map<string, Tests>): Map<string, Set<Outcome>> => {
  const outcomes = new Map<string, Set<Outcome>>();
  for (const { fullName, status } of [...tests.values()].flat())
    for (const [, id] of fullName.matchAll(/\[([AB]-\d{3})\]/g))
      if (id) outcomes.set(id, (outcomes.get(id) ?? new Set()).add(outcomeOf(status)));
  return outcomes;
};

const rows = globSync('docs/spec/*.md')
  .sort()
  .flatMap((file) => rowsOf(readFileSync(file, 'utf8')));
const usage = `Usage: npm run spec -- [--open]
  Counts the requirements that the last npm test covered.
  --open  lists the requirements that it did not cover`;
const { values } = commandOptions(usage, () =>
  parseArgs({ options: { open: { type: 'boolean', default: false } } }),
);

const tests = readReports();
if (tests.size === 0) {
  console.error('No test report exists. Run npm test first.');
  process.exit(1);
}
const written = Math.max(...globSync('.cache/tests/*.json').map((file) => statSync(file).mtimeMs));
const changed = globSync('{lambdas,lib,test,web}/**/*.{ts,tsx}', { exclude: ['**/node_modules/**'] }).filter(
  (file) => statSync(file).mtimeMs > written,
);
if (changed.length > 0)
  console.error(
    `${changed.length} files changed since the tests ran, ${changed[0]} among them. Run npm test again.`,
  );

const outcomes = outcomesByRow(tests);
const isShown = ({ id }: Row): boolean => {
  const of = outcomes.get(id);
  return of?.has('passed') === true && !of.has('failed');
};
const stateOf = ({ id }: Row): string => {
  const of = outcomes.get(id);
  if (of === undefined) return 'no test ran';
  return of.has('failed') ? 'a test failed' : 'skipped';
};

for (const [section, members] of Map.groupBy(rows, (row) => `${row.id[0]}  ${row.section}`)) {
  const open = members.filter((row) => !isShown(row));
  console.log(`${`${members.length - open.length}/${members.length}`.padStart(8)}  ${section}`);
  if (values.open) for (const row of open) console.log(`          ${stateOf(row)}: ${row.id} ${row.text}`);
}
console.log(`${`${rows.filter(isShown).length}/${rows.length}`.padStart(8)}  all`);
for (const state of ['a test failed', 'skipped', 'no test ran']) {
  const ids = rows.filter((row) => !isShown(row) && stateOf(row) === state).map(({ id }) => id);
  if (ids.length > 0) console.log(`${state}: ${ids.join(', ')}`);
}

const known = new Set(rows.map((row) => row.id));
const unknown = [...outcomes.keys()].filter((id) => !known.has(id));
for (const id of unknown) console.error(`Row ${id} is not in any checklist.`);
const hasFailed = rows.some((row) => outcomes.get(row.id)?.has('failed'));
process.exitCode = unknown.length > 0 || hasFailed ? 1 : 0;
