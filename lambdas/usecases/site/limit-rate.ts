import { RateLimitError } from '#contracts/errors/errors.ts';
import { rateLimits } from '#contracts/platform/rate-limits.ts';
import type { ApiRouteName } from '#contracts/platform/routes.ts';
import { rateClassOf, rateMessage, rateWindowAt, secondsLeft } from '#domain/jobs/rate-limit.ts';
import type { Deps } from '#ports';
import type { Caller } from './caller.ts';

/**
 * Counts a call of its caller, a user or a visitor, and refuses one too many. When calls cannot be counted they pass:
 * a limit protects the service, and must not be what stops it.
 * @throws RateLimitError
 */
export const limitRate = async (
  { rateLimits: counts, clock, log }: Pick<Deps, 'rateLimits' | 'clock' | 'log'>,
  { caller, route }: { caller: Caller; route: ApiRouteName | null },
): Promise<void> => {
  const kind = rateClassOf(route);
  const isUser = caller.userId !== null;
  const limit = rateLimits[kind][isUser ? 'user' : 'visitor'];
  if (limit === null) return;
  const key = `${kind}#${isUser ? `user:${caller.userId}` : `visitor:${caller.visitor}`}`;
  const now = clock.now();
  const window = rateWindowAt(now);
  const isCounted = await counts.take(key, window, limit).catch((error: unknown) => {
    log.warn('a call could not be counted', { kind, error });
    return true;
  });
  if (isCounted) return;
  const seconds = secondsLeft(window, now);
  throw new RateLimitError(rateMessage(kind, limit, seconds), seconds);
};
