import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const kinds = ['unit', 'contract', 'integration', 'infra', 'security', 'corpora', 'bench'] as const;
type Kind = (typeof kinds)[number];

/** Mocks of modules belong to one file, and a file may ask for a worker by naming its environment. */
const ownWorker = /\bvi\.(?:doMock|mock)\(|@vitest-environment node/;
const needsDom = /@vitest-environment jsdom/;

type Needs = 'alone' | 'dom' | 'nothing';

const needsOf = (file: string): Needs => {
  const source = readFileSync(file, 'utf8');
  if (needsDom.test(source)) return 'dom';
  return ownWorker.test(source) ? 'alone' : 'nothing';
};

const filesOf = (kinds: readonly Kind[], needs: Needs): string[] =>
  globSync(kinds.map((kind) => `test/${kind}/**/*.test.{ts,tsx}`)).filter((file) => needsOf(file) === needs);

const project = (
  name: string,
  { setupFiles = [], ...settings }: { include: string[]; isolate?: boolean; setupFiles?: string[] },
) => ({
  extends: true as const,
  test: {
    name,
    ...settings,
    setupFiles: [
      'test/setup.ts',
      ...setupFiles,
      ...(name.startsWith('integration') ? ['test/iam/guard-table.ts'] : []),
    ],
    // An idle machine needs seconds at most for a test; a busy one may need ten times as long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});

/**
 * Files share a worker, and with it the modules that they load: half of the CPU of a unit test is the loading of its
 * modules. Files that mock modules or name the environment `node` need a worker each and are the project `KIND-alone`. Those that need a document are
 * the project `KIND-dom`: they share jsdom and React, and load the modules of the site anew.
 */
const projectsOf = (name: string, kinds: readonly Kind[]) => {
  const [alone, dom] = [filesOf(kinds, 'alone'), filesOf(kinds, 'dom')];
  return [
    project(name, { include: filesOf(kinds, 'nothing'), isolate: false }),
    ...(dom.length > 0
      ? [
          project(`${name}-dom`, {
            include: dom,
            isolate: false,
            setupFiles: ['test/web-setup/shared-document.ts'],
          }),
        ]
      : []),
    ...(alone.length > 0 ? [project(`${name}-alone`, { include: alone })] : []),
  ];
};

/**
 * Kinds that run as one project, `together`: "unit,contract". A worker belongs to one project, so with a project for each of
 * five kinds up to fifteen workers load the engine and run it for the first time.
 */
const togetherNames = process.env.TEST_KINDS_TOGETHER?.split(',') ?? [];
const isTogether = (kind: Kind): boolean => togetherNames.includes(kind);

const kindProjects = () => [
  ...kinds.filter((kind) => !isTogether(kind)).flatMap((kind) => projectsOf(kind, [kind])),
  ...(togetherNames.length > 0 ? projectsOf('together', kinds.filter(isTogether)) : []),
];

/** One project per kind of test, so `vitest --project=unit*` runs only that kind. */
export default defineConfig({
  test: {
    // The steps of `npm test` and the projects of a step load the same modules: each is transformed once.
    fsModuleCache: true,
    fsModuleCachePath: '.cache/vitest',
    // Vitest leaves a core free, which on two cores is half the machine.
    maxWorkers: '100%',
    // A test that sometimes fails is faulty itself or reveals a fault of the product.
    retry: 0,
    projects: [
      ...kindProjects(),
      {
        extends: true as const,
        test: {
          name: 'deployed',
          include: ['test/deployed/**/*.test.ts'],
          setupFiles: ['test/setup.ts'],
          // Functions that start for the first time, all on one machine, take their time.
          testTimeout: 180_000,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true as const,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          // A worker keeps its modules and its browser.
          isolate: false,
          setupFiles: ['test/setup.ts'],
          globalSetup: ['test/e2e/harness-setup.ts'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 120_000,
          // Each worker has a browser and a stack, which together keep a core busy for two thirds of the time.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
