import { createMiddleware } from 'hono/factory';
import { ApiError } from '#contracts/errors/errors.ts';
import { type KeyRouteName, keyRoutes } from '#contracts/public-api/routes.ts';
import type { ApiEnv } from '#runtime/api-env.ts';
import { type ApiApp, createApp, visitorIn } from '#runtime/create-app.ts';
import type { ApiDeps } from '#runtime/deps.ts';
import { findRoute } from '#runtime/find-route.ts';
import type { ApiConfig } from '#runtime/settings/environment.ts';
import { authenticateApiKey } from '#usecases/accounts/api-keys/authenticate-api-key.ts';
import { requireScope } from '#usecases/accounts/api-keys/require-scope.ts';
import { limitRate } from '#usecases/site/limit-rate.ts';
import { handleProblem, handleUnknown } from './problem-response.ts';
import { sendRateState } from './rate-headers.ts';

const readKey = (authorization: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization?.trim() ?? '')?.[1] ?? null;

const isKeyRoute = (name: string | null): name is KeyRouteName => name !== null && name in keyRoutes;

/** The public route of a request; null for an unknown address or method, which also needs no key. */
const routeOf = (method: string, path: string): KeyRouteName | null => {
  const name = findRoute(method, path);
  return isKeyRoute(name) ? name : null;
};

const authenticateKey = createMiddleware<ApiEnv>(async (context, next) => {
  const { req, var: vars } = context;
  const route = routeOf(req.method, req.path);
  const needsKey = route !== null && keyRoutes[route].scope !== null;
  const apiKey = needsKey
    ? await authenticateApiKey(vars.deps, {
        key: readKey(req.header('Authorization')),
        availability: vars.config.publicApi,
      })
    : null;
  context.set('apiKey', apiKey);
  context.set('identity', apiKey?.identity ?? null);
  context.set('caller', { ...(await visitorIn(context)), userId: apiKey?.userId ?? null });
  await next();
});

const limitCalls = createMiddleware<ApiEnv>(async (context, next) => {
  const { req, var: vars } = context;
  const route = routeOf(req.method, req.path);
  const state = await limitRate(vars.deps, { caller: vars.caller, route, channel: 'api' });
  if (state) sendRateState(context, state);
  await next();
});

const checkScope = createMiddleware<ApiEnv>(async ({ req, var: { apiKey } }, next) => {
  const route = routeOf(req.method, req.path);
  const scope = route && keyRoutes[route].scope;
  if (scope !== null) {
    if (!apiKey) throw new ApiError('invalid_api_key');
    requireScope(apiKey, scope);
  }
  await next();
});

/** The public API without routes. Its callers have API keys, and its errors are problems (RFC 9457). */
export const createPublicApiApp = (deps: ApiDeps, config: ApiConfig): ApiApp =>
  createApp(deps, config, {
    admit: [authenticateKey, limitCalls, checkScope],
    onError: handleProblem,
    notFound: handleUnknown,
  });
