import { RateLimitError } from '#contracts/errors/errors.ts';
import { rateLimits } from '#contracts/platform/rate-limits.ts';
import type { RouteName } from '#contracts/public-api/all-routes.ts';
import { rateClassOf, rateMessage, rateWindowAt, secondsLeft } from '#domain/platform/rate-limit.ts';
import type { Deps } from '#ports';
import type { Caller } from './caller.ts';

/** The caller's remaining calls in the window. */
export type RateState = { limit: number; remaining: number; resetSeconds: number };

type LimitRate = {
  caller: Caller;
  route: RouteName | null;
  /**
   * Calls with a key are counted separately from those of the site, so that a script cannot lock its owner out of the
   * site.
   */
  channel?: 'site' | 'api';
};

const counterOf = ({ caller, channel = 'site' }: LimitRate): string => {
  if (caller.userId === null) return `visitor:${caller.visitor}`;
  return channel === 'site' ? `user:${caller.userId}` : `api:${caller.userId}`;
};

/**
 * Counts a call of a user or visitor, and rejects it if it is one too many. If counting fails, the call passes,
 * because a limit protects the service and must not be what stops it.
 * @returns null if calls are not counted
 * @throws RateLimitError
 */
export const limitRate = async (
  { rateLimits: counts, clock, log }: Pick<Deps, 'rateLimits' | 'clock' | 'log'>,
  call: LimitRate,
): Promise<RateState | null> => {
  const kind = rateClassOf(call.route);
  const limit = rateLimits[kind][call.caller.userId === null ? 'visitor' : 'user'];
  if (limit === null) return null;
  const now = clock.now();
  const window = rateWindowAt(now);
  const resetSeconds = secondsLeft(window, now);
  try {
    const counted = await counts.take(`${kind}#${counterOf(call)}`, window, limit);
    if (counted !== null) return { limit, remaining: Math.max(0, limit - counted), resetSeconds };
  } catch (error) {
    log.warn('a call could not be counted', { kind, error });
    return null;
  }
  throw new RateLimitError(rateMessage(kind, limit, resetSeconds), resetSeconds, limit);
};
