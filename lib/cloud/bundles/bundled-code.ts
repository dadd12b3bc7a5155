import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import type { BundleRequest } from './build-bundle.ts';

const builder = new URL('build-bundle.ts', import.meta.url).pathname;

export type BundleOptions = Pick<BundleRequest, 'entry' | 'leftOut'> & {
  /** Native packages to install next to the bundle, built for the function's processor. */
  readonly nativePackages: readonly string[];
  readonly cpu: string;
  /** The folder of the cloud assembly. Bundles and source maps stay there. */
  readonly assemblyDir: string;
};

/** `package.json` and its lock file list the native packages, their versions and hashes. */
const nativeDir = new URL('native/', import.meta.url).pathname;
const manifests = ['package.json', 'package-lock.json'] as const;

/**
 * Installs exactly what the lock file lists, so that no version changes between deployments. The flags make npm install
 * packages for a machine other than this one.
 */
const installNative = ({ nativePackages, cpu }: BundleOptions, outputDir: string): void => {
  if (nativePackages.length === 0) return;
  for (const file of manifests) copyFileSync(join(nativeDir, file), join(outputDir, file));
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const target = ['--os=linux', `--cpu=${cpu}`, '--libc=glibc'];
  execFileSync('npm', ['ci', '--prefix', outputDir, ...quiet, ...target], { stdio: 'inherit' });
};

/** Turns `lambdas/api/jobs.ts` into `api/jobs`. */
const nameOf = (entry: string): string => entry.replace(/^lambdas\//, '').replace(/\.ts$/, '');

/**
 * The entries of all functions. The other file in these folders, `app.ts`, joins the API's routes for the local stack
 * and the tests.
 */
const findEntries = (): string[] =>
  globSync('lambdas/{api,fetcher,triggers}/*.ts')
    .filter((file) => file !== join('lambdas', 'api', 'app.ts'))
    .concat('lambdas/stages/run.ts');

const builtFolders = new Map<string, string>();

/**
 * The folder with the bundles of all functions that leave out the same modules. One process builds them: a process for
 * each function takes twice the CPU time, and far longer on a busy machine, where each has to wait for its turn. The
 * source maps stay in the cloud assembly, in a folder such as `source-maps/api/jobs`; see docs/stack-traces.md.
 */
const buildAll = ({ leftOut, assemblyDir }: BundleOptions): string => {
  const key = JSON.stringify([assemblyDir, leftOut]);
  const known = builtFolders.get(key);
  if (known !== undefined) return known;
  const folder = join(assemblyDir, `bundles-${builtFolders.size}`);
  rmSync(folder, { recursive: true, force: true });
  const requests = findEntries().map(
    (entry): BundleRequest => ({
      entry,
      leftOut,
      outputDir: join(folder, nameOf(entry)),
      mapsDir: join(assemblyDir, 'source-maps', nameOf(entry)),
    }),
  );
  execFileSync(process.execPath, [builder, JSON.stringify(requests)], { stdio: 'inherit' });
  builtFolders.set(key, folder);
  return folder;
};

const bundle = (options: BundleOptions, outputDir: string): void => {
  cpSync(join(buildAll(options), nameOf(options.entry)), outputDir, { recursive: true });
  installNative(options, outputDir);
};

/**
 * A function's code, bundled by esbuild. The CDK's own construct starts npm for each function, which takes twice as
 * long as the bundling. The hash of the output names the asset, so an unchanged function is not deployed again.
 */
export const bundledCode = (options: BundleOptions): lambda.Code =>
  lambda.Code.fromAsset('lambdas', {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // The image is never pulled: `local` bundles, and its errors are thrown.
      image: DockerImage.fromRegistry('none'),
      // The CDK treats bundlings with equal settings as one and ignores `local`.
      command: [options.entry, options.cpu, ...options.nativePackages, ...options.leftOut],
      local: {
        tryBundle: (outputDir) => {
          bundle(options, outputDir);
          return true;
        },
      },
    },
  });
