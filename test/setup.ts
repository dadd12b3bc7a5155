import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { processorSeconds, reportProcessorSeconds } from './processor-seconds.ts';
import { removeTempDirs } from './temp-dir.ts';

/** Where `npm test` collects the CPU seconds of test files. This line runs before a file loads its modules. */
const processorReport = process.env.TEST_CPU_REPORT;
const secondsBefore = processorReport === undefined ? 0 : processorSeconds();

const original = console.error;
let unexpected: unknown[][] = [];

beforeEach(() => {
  unexpected = [];
  console.error = (...args: unknown[]) => {
    unexpected.push(args);
    original(...args);
  };
});

/** A test that expects an error on the console mocks `console.error` itself. In any other test, an error fails here. */
afterEach(() => {
  console.error = original;
  vi.restoreAllMocks();
  expect(unexpected, 'unexpected console.error').toEqual([]);
});

/** Files share a worker, so each restores its clock, globals, environment and disk. */
afterAll(() => {
  removeTempDirs();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (processorReport !== undefined)
    reportProcessorSeconds(
      processorReport,
      expect.getState().testPath ?? 'unknown',
      processorSeconds() - secondsBefore,
    );
});

// A page updates in milliseconds on an idle machine and may need seconds on a busy one.
if (typeof document !== 'undefined')
  (await import('@testing-library/react')).configure({ asyncUtilTimeout: 15_000 });
