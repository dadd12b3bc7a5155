import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import { ApiError } from '#contracts/errors/errors.ts';
import { wordsOfIssue } from '#contracts/errors/issue-words.ts';
import { headers } from '#contracts/platform/headers.ts';
import { maxRequestBytes } from '#contracts/platform/request-limits.ts';
import type { ApiEnv } from './api-env.ts';
import type { ApiDeps } from './deps.ts';
import { withFields } from './log-fields.ts';
import type { ApiConfig } from './settings/environment.ts';
import { isFromEdge, visitorOf } from './visitor.ts';

export type ApiApp = OpenAPIHono<ApiEnv>;

const prepare = (deps: ApiDeps, config: ApiConfig) =>
  createMiddleware<ApiEnv>(async (context, next) => {
    // API Gateway's request id if the request came through it, so that its access log and our log lines share an id.
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

/** Stops reading at the limit, whatever length was announced. API Gateway itself accepts 10 MB. */
const limitBody = bodyLimit({ maxSize: maxRequestBytes, onError: bodyTooLarge });

/**
 * Compression shrinks a result of 87 kB to a sixth. CloudFront compresses only what it may cache, and it may cache
 * none of our responses. Compressing secrets next to attacker-chosen text can leak them (BREACH) only if the browser
 * sends credentials automatically. Ours are sent by the site's own script.
 */
const compressResponse = compress({ encoding: 'gzip' });

/** When a firewall protects the site, the API's own address does not bypass it. */
const requireEdge = ({ edgeOnly, edgeKey }: ApiConfig) =>
  createMiddleware<ApiEnv>(async ({ req }, next) => {
    if (edgeOnly && !(await isFromEdge(req, edgeKey)))
      throw new ApiError('not_found', 'There is nothing at this address.');
    return next();
  });

/** A body must be declared as JSON, which also rejects forms on other sites. */
const checkBody = createMiddleware<ApiEnv>(async ({ req }, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  const body = await req.arrayBuffer();
  if (body.byteLength > maxRequestBytes) bodyTooLarge();
  const type = req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (body.byteLength > 0 && type !== 'application/json') throw new ApiError('unsupported_media_type');
  return next();
});

type Middleware = ReturnType<typeof createMiddleware<ApiEnv>>;

/** The differences between the API of the site and the public API. */
export type ApiKind = {
  /** Identifies the caller, and rejects callers who exceed their rate limit. */
  admit: readonly Middleware[];
  onError: ErrorHandler<ApiEnv>;
  notFound: NotFoundHandler<ApiEnv>;
};

/** An API without routes: request ids, caller identification, body limits, and an error response for every failure. */
export const createApp = (deps: ApiDeps, config: ApiConfig, kind: ApiKind): ApiApp => {
  const app = new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const [issue] = result.error.issues;
      throw new ApiError('invalid_request', issue && wordsOfIssue(issue));
    },
  });
  app.onError(kind.onError);
  app.notFound(kind.notFound);
  app.use(compressResponse, prepare(deps, config), requireEdge(config), limitBody, checkBody, ...kind.admit);
  return app;
};

/** The keyed hashes of the caller's address and of its network. */
export const visitorIn = ({ req, env, var: { config, deps } }: Context<ApiEnv>) => {
  const peer = env?.event?.requestContext?.http?.sourceIp ?? env?.incoming?.socket?.remoteAddress;
  return visitorOf(req, config, { peer, now: deps.clock.now() });
};
