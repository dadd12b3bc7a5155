import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { removeTempDirs } from './temp-dir.ts';

const original = console.error;
let unexpected: unknown[][] = [];

beforeEach(() => {
  unexpected = [];
  console.error = (...args: unknown[]) => {
    unexpected.push(args);
    original(...args);
  };
});

/** A test that expects an error on the console mocks `console.error` itself; any other one fails here. */
afterEach(() => {
  console.error = original;
  vi.restoreAllMocks();
  expect(unexpected, 'unexpected console.error').toEqual([]);
});

/** Files share a worker, so each leaves its clock, globals, environment and disk as they were. */
afterAll(() => {
  removeTempDirs();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

// What a page shows in milliseconds may take seconds on a machine that does other work beside.
if (typeof document !== 'undefined')
  (await import('@testing-library/react')).configure({ asyncUtilTimeout: 15_000 });
