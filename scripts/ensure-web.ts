import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stampFile = join(root, 'dist/web.stamp');
const built = join(root, 'dist/web/index.html');

/** All that the pages are made from. The lock file stands for the packages, the script for the prerendering. */
const sources = [
  'web/**/*',
  'lambdas/contracts/**/*.ts',
  'lambdas/domain/**/*.ts',
  // The home page shows a run of the engine over our sample article.
  'lambdas/engine/**/*',
  'lambdas/providers/market-data/*.ts',
  'scripts/{make-example,run-sample-article}.ts',
  'vite.config.ts',
  'scripts/build-web.ts',
  'package-lock.json',
];

/** SHA-256 over the names and contents of the web's sources, and the settings of a build. */
export function hashWebSources(): string {
  const hash = createHash('sha256');
  hash.update(`${process.env.SITE_ORIGIN ?? ''}\0${process.env.SITE_RATING ?? ''}\0`);
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Builds the web into dist/web unless what is there was built from the same sources. Throws when the build fails. */
export function ensureWebBuild(): void {
  const stamp = hashWebSources();
  if (existsSync(built) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Building the web ...');
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build-web.ts')], {
    cwd: root,
    stdio: 'inherit',
    // Under Vitest it says 'test', which would give React's development build.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0)
    throw new Error(`scripts/build-web.ts ended with exit code ${status}; see its output above`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampFile, stamp);
}

if (import.meta.main) ensureWebBuild();
