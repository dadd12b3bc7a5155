import { defineConfig } from 'vitest/config';

const kinds = ['unit', 'contract', 'integration', 'infra', 'bench'] as const;

/** One project per kind of test, so that `vitest --project unit` runs a kind alone. */
export default defineConfig({
  test: {
    projects: [
      ...kinds.map((kind) => ({
        extends: true as const,
        test: {
          name: kind,
          include: [`test/${kind}/**/*.test.{ts,tsx}`],
          setupFiles: ['test/setup.ts'],
          testTimeout: 30_000,
        },
      })),
      {
        extends: true as const,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          setupFiles: ['test/setup.ts'],
          globalSetup: ['test/e2e/harness-setup.ts'],
          testTimeout: 60_000,
          // One browser and one stack at a time: two cores are not enough for more.
          maxWorkers: 1,
        },
      },
    ],
  },
});
