import { setTimeout as sleep } from 'node:timers/promises';

/** The table did not get to it, or others wrote the same items all the time: it may be tried again. */
export class StoreBusyError extends Error {
  override readonly name = 'StoreBusyError';
}

// 12 rounds reach 3 s in all: enough for a hundred writers of one item, short of the API's 10 s.
export const maxAttempts = 12;
const firstPause = 10;
const longestPause = 500;

/** Full jitter (AWS Architecture Blog, "Exponential Backoff And Jitter"): writers that collide spread out. */
export const pause = (attempt: number): Promise<void> =>
  sleep(Math.random() * Math.min(longestPause, firstPause * 2 ** attempt));
