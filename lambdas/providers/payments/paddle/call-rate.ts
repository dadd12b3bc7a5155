import { setTimeout as sleep } from 'node:timers/promises';
import { minuteMs } from '#contracts/durations.ts';

export type CallRate = {
  perMinute: number;
  /** The largest burst of calls after an idle period. */
  burst: number;
};

/**
 * Paddle accepts 240 calls per minute from one address, https://developer.paddle.com/api-reference/about/rate-limiting.
 */
export const paddleRate: CallRate = { perMinute: 200, burst: 40 };

/**
 * Resolves when the next call may be made: `burst` calls at once, then `perMinute` spaced evenly. No minute therefore
 * has more calls than both together. Null means no limit.
 */
export const createCallRate = (rate: CallRate | null): (() => Promise<void>) => {
  if (rate === null) return async () => {};
  const everyMs = minuteMs / rate.perMinute;
  /** The time at which the calls so far would end at an even rate. */
  let evenEnd = 0;
  return async () => {
    const now = performance.now();
    evenEnd = Math.max(evenEnd, now) + everyMs;
    const waitMs = evenEnd - now - rate.burst * everyMs;
    if (waitMs > 0) await sleep(waitMs);
  };
};
