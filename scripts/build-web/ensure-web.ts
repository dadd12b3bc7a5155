import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildStamp, builtWebDir, readBuildStamp, stampOf } from '#lib/site-build.ts';
import { localOrigin, siteApi, siteSettings } from '../../web/build/settings.ts';

const root = join(import.meta.dirname, '../..');
const webDir = join(root, builtWebDir);

/** All sources of the pages. The lock file stands for the packages, the script for the prerendering. */
const sources = [
  'web/**/*',
  'lambdas/contracts/**/*.ts',
  'lambdas/domain/**/*.ts',
  // The home page shows a run of the engine on our sample article.
  'lambdas/engine/**/*',
  'lambdas/providers/market-data/*.ts',
  'scripts/generate/{make-example,run-sample-article}.ts',
  'vite.config.ts',
  'scripts/build-web/main.ts',
  'package-lock.json',
];

/** SHA-256 over the names and contents of the web's sources, and over a build's settings other than its address. */
function hashWebSources(): string {
  const hash = createHash('sha256');
  hash.update(`${process.env.SITE_RATING ?? ''}\0`);
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The local stack serves a build for its default port at any port, so the notice names only the address of a stage. */
export const buildNotice = (siteOrigin: string): string =>
  siteOrigin === localOrigin ? 'Building the web ...' : `Building the web for ${siteOrigin} ...`;

/**
 * Builds the site into dist/web for its address and state of the API, unless dist/web already has such a build from the
 * same sources. Throws when the build fails.
 */
export function ensureWebBuild(siteOrigin = siteSettings().origin, api = siteApi()): void {
  const stamp: BuildStamp = { origin: siteOrigin, api, sources: hashWebSources() };
  const found = existsSync(join(webDir, 'index.html')) ? readBuildStamp(webDir) : null;
  if (found?.origin === stamp.origin && found.api === api && found.sources === stamp.sources) return;
  console.log(buildNotice(siteOrigin));
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build-web/main.ts')], {
    cwd: root,
    stdio: 'inherit',
    // Vitest sets NODE_ENV to 'test', which would select React's development build.
    env: { ...process.env, NODE_ENV: 'production', SITE_ORIGIN: siteOrigin, SITE_API: api },
  });
  if (status !== 0)
    throw new Error(`scripts/build-web/main.ts ended with exit code ${status}; see its output above`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampOf(webDir), JSON.stringify(stamp));
}

if (import.meta.main) ensureWebBuild();
