import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';

// Some CommonJS parts of the SDK call `require`, which an ES module does not have.
const requireBanner =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  dependencies: Readonly<Record<string, string>>;
};

/** Packages with native code, which no bundle holds; `nativePackages` names the functions that have them. */
const native = ['sharp'];

export type BundleOptions = {
  /** Path of the entry from the root of the project. */
  readonly entry: string;
  /** They go beside the bundle, as built for the processor that the function runs on. */
  readonly nativePackages: readonly string[];
  readonly cpu: string;
};

/** npm takes a package's parts for another machine than this one when it is told of it. */
const installNative = ({ nativePackages, cpu }: BundleOptions, outputDir: string): void => {
  if (nativePackages.length === 0) return;
  const named = nativePackages.map((name) => `${name}@${dependencies[name]}`);
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const target = ['--os=linux', `--cpu=${cpu}`, '--libc=glibc'];
  execFileSync('npm', ['install', '--prefix', outputDir, ...quiet, ...target, ...named], {
    stdio: 'inherit',
  });
};

/** One ES module. The SDK is in it: the runtime's own copy is older and loads more slowly. */
const bundle = (options: BundleOptions, outputDir: string): void => {
  buildSync({
    entryPoints: [options.entry],
    outfile: join(outputDir, 'index.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    minify: true,
    sourcemap: true,
    mainFields: ['module', 'main'],
    external: native,
    banner: { js: requireBanner },
    logLevel: 'warning',
  });
  installNative(options, outputDir);
};

/**
 * The code of a function, made by esbuild in this process: the CDK's own construct starts npm for each function anew,
 * which takes twice the time of the bundling itself. What comes out names the asset, so that what did not change is not
 * deployed again.
 */
export const bundledCode = (options: BundleOptions): lambda.Code =>
  lambda.Code.fromAsset('lambdas', {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Never pulled: the bundling is done here, and its errors are thrown.
      image: DockerImage.fromRegistry('none'),
      // The CDK takes bundlings with the same settings for one, and sees none of what `local` does.
      command: [options.entry, options.cpu, ...options.nativePackages],
      local: {
        tryBundle: (outputDir) => {
          bundle(options, outputDir);
          return true;
        },
      },
    },
  });
