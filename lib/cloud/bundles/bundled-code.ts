import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import type { BundleRequest } from './build-bundle.ts';

const builder = new URL('build-bundle.ts', import.meta.url).pathname;

export type BundleOptions = Pick<BundleRequest, 'entry' | 'leftOut'> & {
  /** They go beside the bundle, as built for the processor that the function runs on. */
  readonly nativePackages: readonly string[];
  readonly cpu: string;
  /** The folder of the cloud assembly; source maps stay there. */
  readonly assemblyDir: string;
};

/** `package.json` and its lock: what native packages there are, at which versions and with which hashes. */
const nativeDir = new URL('native/', import.meta.url).pathname;
const manifests = ['package.json', 'package-lock.json'] as const;

/**
 * Installs what the lock says and nothing else, so that no version floats between two deployments. npm takes a package's
 * parts for another machine than this one when it is told of it.
 */
const installNative = ({ nativePackages, cpu }: BundleOptions, outputDir: string): void => {
  if (nativePackages.length === 0) return;
  for (const file of manifests) copyFileSync(join(nativeDir, file), join(outputDir, file));
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const target = ['--os=linux', `--cpu=${cpu}`, '--libc=glibc'];
  execFileSync('npm', ['ci', '--prefix', outputDir, ...quiet, ...target], { stdio: 'inherit' });
};

/** Source maps of an entry, as `source-maps/api/jobs` in the cloud assembly; see docs/stack-traces.md. */
const mapsDirOf = ({ entry, assemblyDir }: BundleOptions): string =>
  join(assemblyDir, 'source-maps', entry.replace(/^lambdas\//, '').replace(/\.ts$/, ''));

const bundle = (options: BundleOptions, outputDir: string): void => {
  const { entry, leftOut } = options;
  const request: BundleRequest = { entry, leftOut, outputDir, mapsDir: mapsDirOf(options) };
  execFileSync(process.execPath, [builder, JSON.stringify(request)], { stdio: 'inherit' });
  installNative(options, outputDir);
};

/**
 * The code of a function, made by esbuild: the CDK's own construct starts npm for each function anew, which takes twice
 * the time of the bundling itself. The output names the asset, so that an unchanged function is not deployed again.
 */
export const bundledCode = (options: BundleOptions): lambda.Code =>
  lambda.Code.fromAsset('lambdas', {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Never pulled: the bundling is done here, and its errors are thrown.
      image: DockerImage.fromRegistry('none'),
      // The CDK takes bundlings with the same settings for one, and sees none of what `local` does.
      command: [options.entry, options.cpu, ...options.nativePackages, ...options.leftOut],
      local: {
        tryBundle: (outputDir) => {
          bundle(options, outputDir);
          return true;
        },
      },
    },
  });
