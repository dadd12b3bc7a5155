import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type BuildOptions, context, type OutputFile } from 'esbuild';
import { engineParts } from './engine-parts.ts';
import {
  currentEntry,
  englishOnly,
  excludeModules,
  noOpenApiDocument,
  trimElectroDb,
  trimUndici,
} from './plugins.ts';
import { unusedModules } from './unchosen-modules.ts';

// Some CommonJS parts of the SDK call `require`, which ES modules do not have.
const requireBanner =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

type Part = Pick<BundleRequest, 'entry' | 'leftOut'>;

/**
 * Functions are ES modules, split at dynamic imports, so that a cold start reads and compiles only what it uses. The
 * bundle includes the SDK, because the runtime's copy is older and loads more slowly. `current` returns the function
 * that is being built.
 */
const settingsOf = (current: () => Part) =>
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
    plugins: [
      englishOnly,
      trimElectroDb,
      trimUndici,
      noOpenApiDocument,
      excludeModules(() => [...current().leftOut, ...unusedModules(current().entry)]),
      engineParts,
    ],
    logLevel: 'warning',
  }) satisfies BuildOptions;

/** The settings for one function. */
export const bundleSettings = (part: Part) => ({
  ...settingsOf(() => part),
  entryPoints: { index: part.entry },
});

export type BundleRequest = {
  /** The path of the entry from the project root. */
  readonly entry: string;
  /** Modules under `lambdas` that this bundle omits. */
  readonly leftOut: readonly string[];
  readonly outputDir: string;
  /** Source maps are kept out of the asset, which every cold start downloads. Without a folder, none are made. */
  readonly mapsDir?: string;
};

const ownEntry = 'entry-in-turn';
const unwritten = join(process.cwd(), 'unwritten');

/** `npm run trace` needs only positions; the sources would just make the maps larger. */
const withMaps = { sourcemap: 'external', sourcesContent: false } as const;

const writeFiles = (
  files: readonly OutputFile[],
  { outputDir, mapsDir = outputDir }: BundleRequest,
): void => {
  for (const { path, contents } of files) {
    const file = join(path.endsWith('.map') ? mapsDir : outputDir, relative(unwritten, path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
};

/**
 * Bundles functions one after another, each by itself: built together, they would share files and load code that only
 * others need. They share one esbuild context, which reads and parses a module once for all of them. That takes a third
 * less CPU time than a separate build for each.
 */
export const buildBundles = async (requests: readonly BundleRequest[]): Promise<void> => {
  const [first] = requests;
  if (first === undefined) return;
  let current = first;
  const currentRequest = (): BundleRequest => current;
  const { plugins, ...settings } = settingsOf(currentRequest);
  const builder = await context({
    ...settings,
    ...(first.mapsDir !== undefined && withMaps),
    entryPoints: { index: ownEntry },
    plugins: [currentEntry(ownEntry, () => currentRequest().entry), ...plugins],
    outdir: unwritten,
    write: false,
  });
  try {
    for (current of requests) writeFiles((await builder.rebuild()).outputFiles, current);
  } finally {
    await builder.dispose();
  }
};

/**
 * The CDK bundles synchronously, but esbuild's plugins are asynchronous, so `bundledCode` runs this file as a separate
 * process.
 */
if (import.meta.main) {
  const requests = process.argv[2];
  if (requests === undefined)
    throw new Error('Usage: build-bundle.ts REQUESTS, a list of BundleRequest as JSON.');
  await buildBundles(JSON.parse(requests) as BundleRequest[]);
}
