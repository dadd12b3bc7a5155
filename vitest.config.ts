import { defineConfig } from 'vitest/config';

const kinds = ['unit', 'contract', 'integration', 'infra', 'security', 'bench'] as const;

/** One project per kind of test, so that `vitest --project unit` runs a kind alone. */
export default defineConfig({
  test: {
    // Vitest leaves a core free, which on two cores is half the machine.
    maxWorkers: '100%',
    projects: [
      ...kinds.map((kind) => ({
        extends: true as const,
        test: {
          name: kind,
          // The CDK's library takes seconds to load: once is enough.
          ...(kind === 'infra' && { isolate: false }),
          include: [`test/${kind}/**/*.test.{ts,tsx}`],
          setupFiles: ['test/setup.ts', ...(kind === 'integration' ? ['test/iam/guard-table.ts'] : [])],
          // Alone a test takes seconds at most; a machine that does other work beside may take ten times as long.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      })),
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
          setupFiles: ['test/setup.ts'],
          globalSetup: ['test/e2e/harness-setup.ts'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 120_000,
          // A journey waits for a real browser; a stall of the machine is no fault of the product.
          retry: 2,
          // Each worker has a browser and a stack, which together keep a core busy for two thirds of the time.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
