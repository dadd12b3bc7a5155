import { vi } from 'vitest';

/** Waits until a check passes: milliseconds on an idle machine, perhaps seconds on a busy one. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 15_000, interval: 20 });
