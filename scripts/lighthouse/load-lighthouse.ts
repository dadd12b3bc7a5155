import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type LighthouseReport, lighthouseReport } from './report.ts';

const manifests = ['package.json', 'package-lock.json'] as const;
const wantedDir = join(import.meta.dirname, 'package');
const installedDir = join(import.meta.dirname, '../../.cache/lighthouse');

const isInstalled = (): boolean => {
  const lock = join(installedDir, 'package-lock.json');
  const program = join(installedDir, 'node_modules/lighthouse/core/index.js');
  return (
    existsSync(program) &&
    existsSync(lock) &&
    readFileSync(lock, 'utf8') === readFileSync(join(wantedDir, 'package-lock.json'), 'utf8')
  );
};

/** Lighthouse and its dependencies are a sixth of the files that the project installs. Only this command needs them. */
const install = (): void => {
  if (isInstalled()) return;
  console.log('Installing Lighthouse under .cache/lighthouse ...');
  mkdirSync(installedDir, { recursive: true });
  for (const file of manifests) copyFileSync(join(wantedDir, file), join(installedDir, file));
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['ci', '--prefix', installedDir, ...quiet], { stdio: 'inherit' });
};

type Visit = (url: string, settings: Record<string, unknown>) => Promise<unknown>;
const program = z.object({ default: z.custom<Visit>((value) => typeof value === 'function') });
const output = z.object({ lhr: lighthouseReport });

/** Installs Lighthouse if it is missing. @returns the function that visits a page and reports on it */
export const loadLighthouse = async (): Promise<
  (url: string, settings: Record<string, unknown>) => Promise<LighthouseReport>
> => {
  install();
  const { default: visit } = program.parse(
    await import(join(installedDir, 'node_modules/lighthouse/core/index.js')),
  );
  return async (url, settings) => output.parse(await visit(url, settings)).lhr;
};
