import { minuteMs } from '#contracts/durations.ts';
import { RateLimitError } from '#contracts/errors/errors.ts';
import type { Pace } from './pace.ts';

/** A schedule can wait longer than a user, but not forever. A longer wait is left to the next run. */
const longestWaitMs = minuteMs;

/** Makes a call again that the provider asks to wait with, as often as the run has time. @throws RateLimitError when it has none */
export const waitForProvider = async <T>(pace: Pace, call: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const waitMs = error instanceof RateLimitError ? error.retryAfterSeconds * 1000 : null;
      if (waitMs === null || waitMs > longestWaitMs || !pace.hasTime()) throw error;
      await pace.wait(waitMs);
    }
  }
};
