import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder, projectRoot } from '../../measure/data-folders.ts';

const git = (folder: string, ...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed in ${folder}: ${stderr.trim()}`);
  return stdout.trim();
};

/** The commit of a checkout, followed by `+` if tracked files have changed since. */
export const commitOf = (folder: string): string => {
  const commit = git(folder, 'rev-parse', '--short=7', 'HEAD');
  return git(folder, 'status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}+`;
};

/**
 * A folder with the files of a commit: a git worktree in `.cache/grade/checkouts`, which is kept for the next time. It
 * uses this project's packages, so a commit whose own packages differ too much does not run.
 */
export const checkOut = (revision: string): string => {
  const commit = git(projectRoot, 'rev-parse', '--short=7', `${revision}^{commit}`);
  const folder = join(cacheFolder, 'grade/checkouts', commit);
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true });
    git(projectRoot, 'worktree', 'add', '--detach', folder, commit);
  }
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) symlinkSync(join(projectRoot, 'node_modules'), modules);
  return folder;
};
