import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { training } from './data-folders.ts';

/**
 * The repositories whose license lets the project keep their texts: the engine learns from them. All other posts'
 * repositories are held out. The table in training/README.md is their only list.
 */
export const licensedRepositories = (
  readme = readFileSync(join(training, 'README.md'), 'utf8'),
): Set<string> => {
  const rows = readme.split('\n').filter((line) => line.startsWith('|'));
  const start = rows.findIndex((line) => /^\|\s*License\s*\|\s*Repositories\s*\|/.test(line));
  if (start === -1) throw new Error('training/README.md has no table "| License | Repositories |".');
  const cells = rows.slice(start + 2).map((line) => line.split('|')[2] ?? '');
  return new Set(cells.flatMap((cell) => cell.match(/[\w.-]+\/[\w.-]+/g) ?? []));
};
