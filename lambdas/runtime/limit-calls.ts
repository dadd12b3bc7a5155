import { createMiddleware } from 'hono/factory';
import { limitRate } from '#usecases/site/limit-rate.ts';
import type { ApiEnv } from './api-env.ts';
import { findRoute } from './find-route.ts';

/** Rejects callers who exceed their rate limit. It runs after the caller is identified. */
export const limitCalls = createMiddleware<ApiEnv>(async ({ req, var: { deps, caller } }, next) => {
  await limitRate(deps, { caller, route: findRoute(req.method, req.path) });
  await next();
});
