import { minuteMs } from '#contracts/durations.ts';
import { RateLimitError } from '#contracts/errors/errors.ts';
import type { Pace } from './pace.ts';

/** A schedule can wait longer than a user, but not forever. A longer wait is left to the next run. */
const longestWaitMs = minuteMs;

/**
 * Repeats a call after the delay that the provider requests, while the run has time. @throws RateLimitError if it has
 * none
 */
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
