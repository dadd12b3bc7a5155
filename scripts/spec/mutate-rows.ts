/**
 * The mutation proof of the checklists: `node scripts/spec/mutate-rows.ts [--only A-027,B-005] [--from 1] [--to 20]`.
 * Changes the behavior that 60 rows state, one at a time, in a separate worktree, and runs the tests that carry the
 * row's id, without a browser. At least one must fail. Writes docs/spec/mutation-table.md once all rows have run. Fails
 * when a change goes unnoticed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Noticed, readNoticed, writeTable } from './mutation-table.ts';
import { chooseRows, type Row } from './read-rows.ts';
import { rowMutations } from './row-mutations.ts';
import { runTests } from './run-row-tests.ts';

const root = join(import.meta.dirname, '../..');
const scratch = join(root, '.cache/mutate-rows');

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

/** A worktree of the current commit that shares our packages. */
const openScratch = (): void => {
  if (git('status', '--porcelain', '--untracked-files=no') !== '')
    console.warn(
      'Changes that are not committed are left out: the mutations are applied to the current commit.',
    );
  if (existsSync(scratch)) git('worktree', 'remove', '--force', scratch);
  git('worktree', 'prune');
  mkdirSync(join(root, '.cache'), { recursive: true });
  git('worktree', 'add', '--quiet', '--detach', scratch);
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));
};

const read = (file: string): string => readFileSync(join(scratch, file), 'utf8');

/** A test file together with the suites that it imports. */
const readTests = (file: string): string => {
  const text = read(file);
  const suites = [...text.matchAll(/from '(\.[^']*-suite\.ts)'/g)];
  return [text, ...suites.map(([, path = '']) => read(join(dirname(file), path)))].join('\n');
};

/** The test files that name a row, by their paths in the scratch worktree. Browser journeys are left out. */
const filesOf = (id: string): string[] =>
  globSync('test/{unit,contract,integration,infra,security}/**/*.test.{ts,tsx}', { cwd: scratch })
    .filter((file) => readTests(file).includes(id))
    .sort();

/** Every row's tests must pass before anything is changed. Only then does a failure prove something. */
const expectSound = (rows: readonly Row[]): void => {
  const ids = rows.map(({ id }) => id);
  const ran = runTests({ cwd: scratch, ids, files: [...new Set(ids.flatMap(filesOf))] });
  for (const id of ids) {
    const own = ran.filter(({ name }) => name.includes(`[${id}]`));
    if (own.length === 0 || own.some(({ passed }) => !passed))
      throw new Error(`Without a mutation, a test of ${id} must run, and all of them must pass.`);
  }
};

const mutate = (row: Row): Noticed => {
  const mutation = rowMutations[row.id];
  if (!mutation) throw new Error(`Add a mutation of ${row.id} to scripts/spec/row-mutations.ts: ${row.text}`);
  const path = join(scratch, mutation.file);
  const before = readFileSync(path, 'utf8');
  if (before.split(mutation.find).length !== 2)
    throw new Error(`${mutation.file} must contain the text of ${row.id} exactly once: ${mutation.find}`);
  writeFileSync(
    path,
    before.replace(mutation.find, () => mutation.put),
  );
  try {
    const ran = runTests({ cwd: scratch, ids: [row.id], files: filesOf(row.id) });
    return { id: row.id, by: ran.filter(({ passed }) => !passed).map(({ name }) => name) };
  } finally {
    writeFileSync(path, before);
  }
};

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    rows: { type: 'string', default: '60' },
    only: { type: 'string' },
    from: { type: 'string', default: '1' },
    to: { type: 'string' },
  },
});

const chosen = chooseRows(values.seed, Number(values.rows));
const wanted = values.only?.split(',');
const portion = wanted
  ? chosen.filter(({ id }) => wanted.includes(id))
  : chosen.slice(Number(values.from) - 1, Number(values.to ?? chosen.length));

openScratch();
const noticed = readNoticed();
try {
  expectSound(portion);
  for (const row of portion) {
    const result = mutate(row);
    noticed.set(row.id, result);
    console.log(`${result.by.length > 0 ? 'noticed' : 'NOT NOTICED'}  ${row.id}  ${result.by[0] ?? ''}`);
    writeTable(values.seed, chosen, noticed);
  }
} finally {
  git('worktree', 'remove', '--force', scratch);
}
process.exitCode = portion.every(({ id }) => (noticed.get(id)?.by.length ?? 0) > 0) ? 0 : 1;
