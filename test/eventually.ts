import { vi } from 'vitest';

/** Waits until a check passes. What takes milliseconds may take seconds on a machine that does other work beside. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 15_000, interval: 20 });
