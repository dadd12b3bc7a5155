import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { engineParts } from './engine-parts.ts';
import { englishOnly, leanElectroDb, leanUndici, leaveOut, noOpenApiDocument } from './plugins.ts';
import { neverLoaded } from './unchosen-modules.ts';

// Some CommonJS parts of the SDK call `require`, which ES modules do not have.
const requireBanner =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Functions are ES modules, split at dynamic imports, so that a cold start reads and compiles only what it uses. The
 * bundle includes the SDK, because the runtime's copy is older and loads more slowly.
 */
export const bundleSettings = ({ entry, leftOut }: Pick<BundleRequest, 'entry' | 'leftOut'>) =>
  ({
    entryPoints: { index: entry },
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    minify: true,
    mainFields: ['module', 'main'],
    // Native packages cannot be bundled. They are installed next to the bundle.
    external: ['sharp'],
    banner: { js: requireBanner },
    plugins: [
      englishOnly,
      leanElectroDb,
      leanUndici,
      noOpenApiDocument,
      leaveOut([...leftOut, ...neverLoaded(entry)]),
      engineParts,
    ],
    logLevel: 'warning',
  }) satisfies BuildOptions;

export type BundleRequest = {
  /** Path of the entry from the project root. */
  readonly entry: string;
  /** Modules under `lambdas` that this bundle omits. */
  readonly leftOut: readonly string[];
  readonly outputDir: string;
  /** Source maps stay out of the asset, which every cold start downloads. */
  readonly mapsDir: string;
};

const moveMaps = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((file) => file.endsWith('.map')))
    renameSync(join(from, name), join(to, name));
};

/** Bundles one function. */
export const buildBundle = async ({ entry, leftOut, outputDir, mapsDir }: BundleRequest): Promise<void> => {
  await build({
    ...bundleSettings({ entry, leftOut }),
    outdir: outputDir,
    sourcemap: 'external',
  });
  moveMaps(outputDir, mapsDir);
};

const atOnce = 4;

/** Bundles several functions, a few at a time: each needs about 100 MB. */
const buildBundles = async (requests: readonly BundleRequest[]): Promise<void> => {
  const left = [...requests];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await buildBundle(next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};

/**
 * The CDK bundles synchronously, but esbuild's plugins are asynchronous. So `bundledCode` runs this file as a separate
 * process.
 */
if (import.meta.main) {
  const requests = process.argv[2];
  if (requests === undefined)
    throw new Error('Usage: build-bundle.ts REQUESTS, a list of BundleRequest as JSON.');
  await buildBundles(JSON.parse(requests) as BundleRequest[]);
}
