import { setTimeout as sleep } from 'node:timers/promises';

/** The table was throttled, or other writers changed the same items on each attempt. The call may be repeated. */
export class StoreBusyError extends Error {
  override readonly name = 'StoreBusyError';
}

export type RetryLimits = { readonly attempts: number; readonly longestPauseMs: number };

// The delays add up to 3 s at most: enough for a hundred writers of one item, and less than the API's 10 s.
const usual: RetryLimits = { attempts: 12, longestPauseMs: 500 };
const firstPauseMs = 10;

/** Full jitter (AWS Architecture Blog, "Exponential Backoff And Jitter"), so that colliding writers spread out. */
const pauseAfter = (round: number, longestMs: number): Promise<void> =>
  sleep(Math.random() * Math.min(longestMs, firstPauseMs * 2 ** round));

/**
 * Runs `attempt` until it returns a result, with increasing delays. Undefined means that there is none yet.
 * @throws StoreBusyError with the message `failure` if no attempt returns a result
 */
export const retry = async <T>(
  attempt: () => Promise<T | undefined>,
  failure: (attempts: number) => string,
  { attempts, longestPauseMs }: RetryLimits = usual,
): Promise<T> => {
  for (let round = 0; round < attempts; round++) {
    if (round > 0) await pauseAfter(round - 1, longestPauseMs);
    const result = await attempt();
    if (result !== undefined) return result;
  }
  throw new StoreBusyError(failure(attempts));
};
