import { rateLimits } from '#contracts/platform/rate-limits.ts';
import { apiBase } from '#contracts/platform/routes.ts';
import { allRoutes } from '#contracts/public-api/all-routes.ts';
import { unknownRoute } from '#contracts/public-api/routes.ts';

/** In CloudFormation's spelling, because route settings are passed on unchanged. */
type Throttle = { readonly ThrottlingRateLimit: number; readonly ThrottlingBurstLimit: number };

const throttle = (perSecond: number): Throttle => {
  const rate = Math.max(1, Math.round(perSecond));
  return { ThrottlingRateLimit: rate, ThrottlingBurstLimit: 2 * rate };
};

/**
 * API Gateway's throttle for each route, by route key. Each route has its own bucket, so that no route uses up
 * another's share. This matters most for payment webhooks.
 */
export const routeThrottles = (apiRequestsPerSecond: number): Readonly<Record<string, Throttle>> =>
  Object.fromEntries(
    [
      ...Object.values(allRoutes).map(({ rateClass, ...route }) => ({ ...route, ...rateLimits[rateClass] })),
      unknownRoute,
    ].map(({ method, path, routeShare }) => [
      `${method} ${apiBase}${path}`,
      throttle(routeShare * apiRequestsPerSecond),
    ]),
  );
