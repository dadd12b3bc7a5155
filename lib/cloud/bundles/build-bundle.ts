import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { engineParts } from './engine-parts.ts';
import { englishOnly, leanElectroDb, leanUndici, leaveOut, noOpenApiDocument } from './plugins.ts';

// Some CommonJS parts of the SDK call `require`, which ES modules do not have.
const requireBanner =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Functions are ES modules, split at dynamic imports, so that a cold start reads and compiles only what it uses. The
 * bundle includes the SDK, because the runtime's copy is older and loads more slowly.
 */
export const bundleSettings = (leftOut: readonly string[]) =>
  ({
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
    plugins: [englishOnly, leanElectroDb, leanUndici, noOpenApiDocument, leaveOut(leftOut), engineParts],
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
    ...bundleSettings(leftOut),
    entryPoints: { index: entry },
    outdir: outputDir,
    sourcemap: 'external',
  });
  moveMaps(outputDir, mapsDir);
};

/**
 * The CDK bundles synchronously, but esbuild's plugins are asynchronous. So `bundledCode` runs this file as a separate
 * process.
 */
if (import.meta.main) {
  const request = process.argv[2];
  if (request === undefined) throw new Error('Usage: build-bundle.ts REQUEST, a BundleRequest as JSON.');
  await buildBundle(JSON.parse(request) as BundleRequest);
}
