import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import { ApiError } from '#contracts/errors/errors.ts';
import { headers } from '#contracts/platform/headers.ts';
import { maxRequestBytes } from '#contracts/platform/request-limits.ts';
import { identifyCaller } from '#usecases/site/identify-caller.ts';
import type { ApiEnv } from './api-env.ts';
import type { ApiDeps } from './deps.ts';
import { handleError, handleNotFound } from './http-error.ts';
import { limitCalls } from './limit-calls.ts';
import { withFields } from './log-fields.ts';
import type { ApiConfig } from './settings/environment.ts';
import { isFromEdge, visitorOf } from './visitor.ts';

export type ApiApp = OpenAPIHono<ApiEnv>;

const prepare = (deps: ApiDeps, config: ApiConfig) =>
  createMiddleware<ApiEnv>(async (context, next) => {
    // API Gateway's own id, where it asked: its access log and our lines then have the same.
    const requestId = context.env?.event?.requestContext?.requestId ?? deps.ids.uuid();
    context.set('deps', { ...deps, log: withFields(deps.log, { requestId }) });
    context.set('config', config);
    context.set('requestId', requestId);
    await next();
    context.header(headers.requestId, requestId);
    context.header('Cache-Control', 'no-store');
  });

const bodyTooLarge = (): never => {
  throw new ApiError('body_too_large');
};

/** Stops reading where the limit is passed, whatever length was announced; API Gateway itself accepts 10 MB. */
const limitBody = bodyLimit({ maxSize: maxRequestBytes, onError: bodyTooLarge });

/**
 * Compression shrinks a result of 87 kB to a sixth. CloudFront only compresses what it may cache, which no answer of
 * ours is. Compression next to attacker-chosen text can leak a secret (BREACH) only if the browser sends credentials
 * automatically. Ours are sent by the site's own script.
 */
const compressAnswer = compress({ encoding: 'gzip' });

/** When a firewall protects the site, the API's own address does not bypass it. */
const refuseDetours = ({ edgeOnly, edgeKey }: ApiConfig) =>
  createMiddleware<ApiEnv>(async ({ req }, next) => {
    if (edgeOnly && !(await isFromEdge(req, edgeKey)))
      throw new ApiError('not_found', 'There is nothing at this address.');
    return next();
  });

/** A body must be JSON and say so, which also keeps forms of other sites out. */
const checkBody = createMiddleware<ApiEnv>(async ({ req }, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  const body = await req.arrayBuffer();
  if (body.byteLength > maxRequestBytes) bodyTooLarge();
  const type = req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (body.byteLength > 0 && type !== 'application/json') throw new ApiError('unsupported_media_type');
  return next();
});

const readToken = (authorization: string | undefined): string | null => {
  if (authorization === undefined) return null;
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization.trim()) ?? [];
  if (!token) throw new ApiError('unauthorized', 'The Authorization header must be "Bearer" and a token.');
  return token;
};

const identify = createMiddleware<ApiEnv>(async (context, next) => {
  const { req, env, var: vars } = context;
  const peer = env?.event?.requestContext?.http?.sourceIp ?? env?.incoming?.socket?.remoteAddress;
  const { caller, identity } = await identifyCaller(vars.deps, {
    token: readToken(req.header('Authorization')),
    ...(await visitorOf(req, vars.config, { peer, now: vars.deps.clock.now() })),
  });
  context.set('caller', caller);
  context.set('identity', identity);
  await next();
});

/** An API without routes: request ids, who asks, bounds of the body, and every failure with its code. */
export const createApiApp = (deps: ApiDeps, config: ApiConfig): ApiApp => {
  const app = new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const [issue] = result.error.issues;
      const field = issue?.path.join('.');
      throw new ApiError('invalid_request', [field, issue?.message].filter(Boolean).join(': '));
    },
  });
  app.onError(handleError);
  app.notFound(handleNotFound);
  app.use(
    compressAnswer,
    prepare(deps, config),
    refuseDetours(config),
    limitBody,
    checkBody,
    identify,
    limitCalls,
  );
  return app;
};
