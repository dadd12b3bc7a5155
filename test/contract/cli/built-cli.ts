import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildCli } from '../../../scripts/build-cli/build-cli.ts';

const root = join(import.meta.dirname, '../../..');
const builds = join(root, '.cache', 'cli');
/** All sources of the package. */
const sources = [
  ...['bin', 'cli', 'lambdas', 'lib', 'scripts/build-cli', 'docs/cli'],
  ...['package.json', 'package-lock.json', 'tsconfig.base.json'],
];
const hourMs = 3_600_000;

const filesOf = (source: string): string[] =>
  statSync(join(root, source)).isFile()
    ? [source]
    : readdirSync(join(root, source), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));

const hashOfSources = (): string => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf).sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
};

/** Removes builds of earlier sources, which nobody runs anymore. */
const removeOld = (): void => {
  for (const name of existsSync(builds) ? readdirSync(builds) : [])
    if (Date.now() - statSync(join(builds, name)).mtimeMs > hourMs)
      rmSync(join(builds, name), { recursive: true, force: true });
};

/**
 * The folder of the package that users install, built from the current sources. The first worker that needs it builds
 * it (1.7 s of CPU), and all workers share it. Nobody may write to it.
 */
export const builtCli = async (): Promise<string> => {
  const folder = join(builds, hashOfSources());
  if (existsSync(folder)) return folder;
  removeOld();
  const own = `${folder}-${process.pid}`;
  await buildCli(own);
  try {
    renameSync(own, folder);
  } catch (error) {
    // Another worker was faster, and its build is the same.
    if (!existsSync(folder)) throw error;
    rmSync(own, { recursive: true, force: true });
  }
  return folder;
};
