import { rateLimits } from '#contracts/platform/rate-limits.ts';
import { apiBase, apiRoutes } from '#contracts/platform/routes.ts';

/** In CloudFormation's own spelling: the settings of routes are passed on as they are. */
type Throttle = { readonly ThrottlingRateLimit: number; readonly ThrottlingBurstLimit: number };

const throttle = (perSecond: number): Throttle => {
  const rate = Math.max(1, Math.round(perSecond));
  return { ThrottlingRateLimit: rate, ThrottlingBurstLimit: 2 * rate };
};

/**
 * What API Gateway lets through of each route, by its key. Every route has a bucket of its own, so that no route uses
 * up the share of another, and above all not that of the payment provider's notifications.
 */
export const routeThrottles = (apiRequestsPerSecond: number): Readonly<Record<string, Throttle>> =>
  Object.fromEntries(
    Object.values(apiRoutes).map(({ method, path, rateClass }) => [
      `${method} ${apiBase}${path}`,
      throttle(rateLimits[rateClass].routeShare * apiRequestsPerSecond),
    ]),
  );
