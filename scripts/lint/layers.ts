// The modules that each layer may import. `node scripts/generate/build-layers.ts` writes this table to layers.json,
// which biome.json extends.

export type Layer = {
  /** The lint message for a wrong import. */
  readonly message: string;
  /** Files of the layer; `!` excludes. */
  readonly files: readonly string[];
  /** The project's own modules that these files may import, besides files in their own folder. */
  readonly own: readonly string[];
  /**
   * The packages that they may import. `any` allows all but `react`, which only the web uses; `browser` allows all that
   * run in a browser.
   */
  readonly packages: readonly string[] | 'any' | 'browser';
};

export const layers: readonly Layer[] = [
  {
    message: 'contracts: schemas and facts import only zod and each other.',
    files: ['lambdas/contracts/**'],
    own: ['#contracts/**'],
    packages: ['zod'],
  },
  {
    message: 'domain: pure rules import only contracts.',
    files: ['lambdas/domain/**'],
    own: ['#contracts/**', '#domain/**'],
    packages: ['papaparse', 'ipaddr.js'],
  },
  {
    message: 'engine: it imports contracts and domain, and uses no environment, clock or network.',
    files: ['lambdas/engine/**'],
    own: ['#contracts/**', '#domain/**', '#engine/**'],
    packages: ['diff', 'stemmer', 'marked', 'htmlparser2', 'smol-toml', 'yaml', 'node:zlib'],
  },
  {
    message: 'ports: interfaces import only contracts.',
    files: ['lambdas/ports/**'],
    own: ['#contracts/**'],
    packages: [],
  },
  {
    message: 'usecases: they import ports, domain, engine and contracts.',
    files: ['lambdas/usecases/**'],
    own: ['#contracts/**', '#domain/**', '#ports', '#engine', '#usecases/**'],
    packages: ['zod', 'node:crypto', 'node:timers/promises'],
  },
  {
    message: "stores: they import ports, domain, contracts and the table's clients.",
    files: ['lambdas/stores/**'],
    own: ['#contracts/**', '#domain/**', '#ports', '#stores/**'],
    packages: [
      'electrodb',
      '@aws-sdk/lib-dynamodb',
      '@aws-sdk/client-dynamodb',
      '@aws-sdk/client-s3',
      '@aws-sdk/s3-*',
      'node:*',
      'node:*/*',
    ],
  },
  {
    message: 'providers: they import ports, domain, engine and contracts.',
    files: ['lambdas/providers/**'],
    own: ['#contracts/**', '#domain/**', '#ports', '#engine', '#providers/**'],
    packages: 'any',
  },
  {
    message: 'runtime: only runtime/adapters creates adapters, and only runtime/deps.ts combines them.',
    files: ['lambdas/runtime/**', '!lambdas/runtime/deps.ts', '!lambdas/runtime/adapters/**'],
    own: ['#contracts/**', '#domain/**', '#ports', '#usecases/**', '#runtime/**'],
    packages: 'any',
  },
  {
    message: 'runtime/adapters: it creates adapters and does nothing else.',
    files: ['lambdas/runtime/deps.ts', 'lambdas/runtime/adapters/**'],
    own: ['#contracts/**', '#ports', '#runtime/**', '#stores/**', '#providers/**'],
    packages: 'any',
  },
  {
    message: 'fetcher: it talks to hostile servers, so it gets no table, bucket, secret or use case.',
    files: ['lambdas/fetcher/**'],
    own: [
      '#contracts/**',
      '#ports',
      '#providers/page-fetcher/**',
      '#providers/webhooks/**',
      '#runtime/logger.ts',
    ],
    packages: [],
  },
  {
    message: 'entries: they are thin and import use cases, contracts and runtime.',
    files: ['lambdas/api/**', 'lambdas/stages/**', 'lambdas/triggers/**'],
    own: ['#contracts/**', '#ports', '#usecases/**', '#runtime/**', '#api/**', '#stages/**', '#triggers/**'],
    packages: ['zod', '@hono/zod-openapi', 'aws-lambda'],
  },
  {
    message: 'lib/cloud: the cloud definition imports contracts and the names of entries.',
    files: ['lib/**', 'bin/**', '!lib/local/**', '!bin/local.ts'],
    own: ['#contracts/**', '#lib/**'],
    packages: 'any',
  },
  {
    message: 'web/content: texts import contracts, domain and web/src/lib.',
    files: ['web/content/**', '!web/content/api/examples/**'],
    own: ['#contracts/**', '#domain/**', '#content/**', '#web/lib/**'],
    packages: 'browser',
  },
  {
    message: 'web/src/lib: it imports contracts and domain, never components, features or the app.',
    files: ['web/src/lib/**'],
    own: ['#contracts/**', '#domain/**', '#web/lib/**'],
    packages: 'browser',
  },
  {
    message: 'web/src/components: they import lib, never features or the app.',
    files: ['web/src/components/**'],
    own: ['#contracts/**', '#domain/**', '#content/**', '#web/lib/**', '#web/components/**'],
    packages: 'browser',
  },
  {
    message: 'web/src/features: they import components, lib and other features, never the app.',
    files: ['web/src/features/**'],
    own: [
      '#contracts/**',
      '#domain/**',
      '#content/**',
      '#web/lib/**',
      '#web/components/**',
      '#web/features/**',
    ],
    packages: 'browser',
  },
  {
    message: 'web/src/app: it imports all of the web, contracts and domain.',
    files: ['web/src/app/**'],
    own: ['#contracts/**', '#domain/**', '#content/**', '#web/**'],
    packages: 'browser',
  },
];

/** Packages that do not run in a browser. */
const serverPackages = [
  '@aws-sdk/**',
  'electrodb',
  'aws-cdk-lib',
  'aws-cdk-lib/**',
  'hono',
  'hono/**',
  '@hono/**',
  'undici',
  'node:*',
  'node:*/*',
];

const allow = (names: readonly string[]): string[] => names.map((name) => `!${name}`);

/** The patterns that a layer's imports must not match, in Biome's format: a later `!` allows what matches it. */
const forbidden = ({ own, packages }: Layer): string[][] => {
  if (packages !== 'any' && packages !== 'browser')
    return [['**', '!./**', ...allow(own), ...allow(packages)]];
  const others = packages === 'any' ? ['react', 'react-dom'] : serverPackages;
  return [['#*', '#*/**', '../**', ...allow(own)], others];
};

const override = (files: readonly string[], groups: readonly string[][], message: string) => ({
  includes: files,
  linter: {
    rules: {
      style: {
        noRestrictedImports: {
          level: 'error',
          options: { patterns: groups.map((group) => ({ group, message })) },
        },
      },
    },
  },
});

/** The command line runs from a separate package, so its files import each other by relative paths. */
const commandLine = {
  message: 'cli: it runs offline use cases and the engine, and nothing of a stack.',
  files: ['cli/**'],
  own: [
    '#cli/**',
    '#contracts/**',
    '#domain/**',
    '#engine',
    '#usecases/offline/**',
    '#usecases/site/verify-texts.ts',
    '#runtime/adapters/offline.ts',
    '#runtime/adapters/offline-images.ts',
    '#runtime/mcp/**',
  ],
};

/** Files outside the layers may import anything, but the engine only through its entry. */
const engineEntry = {
  message: 'engine: import from #engine, its only entry.',
  files: [
    'lib/local/**',
    'bin/local.ts',
    'scripts/**',
    'web/build/**',
    'test/**',
    '!test/unit/engine/**',
    '!test/bench/peers/**',
  ],
};

/** The lint messages for wrong imports, one per rule. */
export const messages: readonly string[] = [commandLine, ...layers, engineEntry].map(
  ({ message }) => message,
);

/** Biome's configuration of these rules. */
export const layerRules = (): string =>
  `${JSON.stringify({
    overrides: [
      override(commandLine.files, [['#*', '#*/**', ...allow(commandLine.own)]], commandLine.message),
      ...layers.map((layer) => override(layer.files, forbidden(layer), layer.message)),
      override(engineEntry.files, [['#engine/**', '**/lambdas/engine/**']], engineEntry.message),
    ],
  })}\n`;
