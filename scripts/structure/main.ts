/**
 * `npm run structure`: how the source folders import each other. Per area: files, folders, the largest folder, arrows
 * (folder A imports folder B) and cycles of folders. `-- --root DIR` measures another checkout, such as a worktree of
 * an older commit; `-- --cycles` names the folders of each cycle; `-- --from FILE` counts what a file needs; `--
 * --check` only looks for files that import themselves through others, and fails if there are any.
 */
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findFileCycles } from './file-cycles.ts';
import { measureArea, reachFrom } from './folder-graph.ts';
import { readImports } from './read-imports.ts';

const areas = ['lambdas', 'lambdas/engine', 'lib', 'web/src', 'scripts'];

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: '.' },
    cycles: { type: 'boolean', default: false },
    from: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});

if (values.check) {
  const own = globSync('{bin,cli,lambdas,lib,scripts,test,web}/**/*.{ts,tsx}', { cwd: values.root });
  const cycles = findFileCycles(readImports(values.root, own));
  if (cycles.length > 0) console.error(`These files import themselves through others:\n${cycles.join('\n')}`);
  process.exit(cycles.length > 0 ? 1 : 0);
}

const files = execFileSync('git', ['-C', values.root, 'ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '');
const imports = readImports(values.root, files);

if (values.from) {
  const { files: reached, folders, arrows } = reachFrom(values.from, imports);
  console.log(
    `${values.from} needs ${reached} files in ${folders} folders, with ${arrows} arrows between them.`,
  );
  process.exit(0);
}

console.log(
  '| area | files | folders | largest folder | over 24 files | arrows | folders in cycles | largest cycle |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const area of areas) {
  const { fileCount, folders, largest, crowded, arrows, cycles } = measureArea(area, files, imports);
  const inCycles = cycles.flat().length;
  const largestCycle = Math.max(0, ...cycles.map((cycle) => cycle.length));
  console.log(
    `| ${area} | ${fileCount} | ${folders} | ${largest.files} (${largest.folder}) | ${crowded} | ${arrows} | ${inCycles} | ${largestCycle} |`,
  );
  if (values.cycles) for (const cycle of cycles) console.log(`  cycle: ${cycle.join(', ')}`);
}
