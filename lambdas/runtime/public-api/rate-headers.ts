import type { Context } from 'hono';
import { rateWindowSeconds } from '#contracts/platform/rate-limits.ts';
import type { ApiEnv } from '#runtime/api-env.ts';
import type { RateState } from '#usecases/site/limit-rate.ts';

/** The fields of draft-ietf-httpapi-ratelimit-headers-06, which clients read most. */
export const sendRateState = (
  context: Context<ApiEnv>,
  { limit, remaining, resetSeconds }: RateState,
): void => {
  context.header('RateLimit-Policy', `${limit};w=${rateWindowSeconds}`);
  context.header('RateLimit-Limit', String(limit));
  context.header('RateLimit-Remaining', String(remaining));
  context.header('RateLimit-Reset', String(resetSeconds));
};
