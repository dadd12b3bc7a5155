import { defineConfig } from 'vitest/config';

const kinds = ['unit', 'contract', 'integration', 'infra', 'bench'] as const;

/** One project per kind of test, so that `vitest --project unit` runs a kind alone. */
export default defineConfig({
  test: {
    projects: kinds.map((kind) => ({
      extends: true as const,
      test: {
        name: kind,
        include: [`test/${kind}/**/*.test.{ts,tsx}`],
        setupFiles: ['test/setup.ts'],
        testTimeout: 30_000,
      },
    })),
  },
});
