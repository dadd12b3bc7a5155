import { createMiddleware } from 'hono/factory';
import { ApiError } from '#contracts/errors/errors.ts';
import { identifyCaller } from '#usecases/site/identify-caller.ts';
import type { ApiEnv } from './api-env.ts';
import { type ApiApp, createApp, visitorIn } from './create-app.ts';
import type { ApiDeps } from './deps.ts';
import { handleError, handleNotFound } from './http-error.ts';
import { limitCalls } from './limit-calls.ts';
import type { ApiConfig } from './settings/environment.ts';

const readToken = (authorization: string | undefined): string | null => {
  if (authorization === undefined) return null;
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization.trim()) ?? [];
  if (!token) throw new ApiError('unauthorized', 'The Authorization header must be "Bearer" and a token.');
  return token;
};

const identify = createMiddleware<ApiEnv>(async (context, next) => {
  const { req, var: vars } = context;
  const { caller, identity } = await identifyCaller(vars.deps, {
    token: readToken(req.header('Authorization')),
    ...(await visitorIn(context)),
  });
  context.set('caller', caller);
  context.set('identity', identity);
  context.set('apiKey', null);
  await next();
});

/** The API of the site: its callers are visitors and signed-in users. */
export const createApiApp = (deps: ApiDeps, config: ApiConfig): ApiApp =>
  createApp(deps, config, { admit: [identify, limitCalls], onError: handleError, notFound: handleNotFound });
