import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { apiErrors } from '#contracts/errors/errors.ts';
import { apiBase } from '#contracts/platform/routes.ts';
import type { OriginHandler } from '#lib/edge-model/edge.ts';
import { addResponseHeaders } from '#lib/edge-model/response-headers.ts';
import { contentSecurityPolicy } from '#lib/security-headers.ts';
import { type DevTools, devRoutes, type Operate } from './dev-routes.ts';
import { openLocalEdge } from './local-edge.ts';
import { endRejectedBody } from './rejected-body.ts';
import { viewerOf } from './viewer.ts';

type Handler = (request: Request) => Response | Promise<Response>;

export type GatewayOptions = {
  api: Handler;
  site: Handler;
  /** Services by URL path: the user pool, Google, the bucket and the payments. */
  services: Readonly<Record<string, Handler>>;
  dev: DevTools;
  operate: Operate;
  /** Called after the product's clock is set, to apply what the new time causes, such as the end of a trial. */
  afterClock(): Promise<void>;
  originSecret: string;
  /** Origins of this stack: `http://localhost:3000` and `http://127.0.0.1:3000`. */
  origins: readonly string[];
  /** The environment of Paddle's checkout if it replaces the simulated payments. */
  paddle: 'production' | 'sandbox' | null;
  hasContentService: boolean;
};

/** No scripts and no external content, because the pages of /dev show emails unfiltered. */
const devPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * All HTTP endpoints of the stack, on one origin. The site and the API are behind a model of CloudFront. The
 * substitutes for other hosts' services and the testers' pages are not.
 */
export function createGateway(options: GatewayOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const { originSecret, paddle, hasContentService } = options;
  const pagePolicy = contentSecurityPolicy(options.origins, paddle);
  const edge = openLocalEdge({ originSecret, pagePolicy, paddle, hasContentService });
  const throughEdge = (c: Context) => {
    const { remote } = getConnInfo(c);
    const peer = { address: remote.address ?? '', port: remote.port ?? 0 };
    const ask: OriginHandler = (request, { kind }) =>
      kind === 'custom' ? options.api(request) : options.site(request);
    return edge.handle(c.req.raw, ask, viewerOf(c.req.raw, peer));
  };
  const pageHeaders = edge.description.behaviors.at(-1)?.responseHeaders ?? [];

  app.use(async (c, next) => {
    await next();
    const { headers } = c.res;
    // The simulated checkout under /dev opens in a frame of the site and sends its own policy.
    if (c.req.path.startsWith('/dev') && !headers.has('content-security-policy'))
      headers.set('content-security-policy', devPolicy);
    addResponseHeaders(
      headers,
      pageHeaders.map((header) => ({ ...header, override: false })),
    );
    await endRejectedBody(c.res, c.env.incoming);
  });

  app.all(`${apiBase}/*`, throughEdge);
  for (const [path, service] of Object.entries(options.services)) {
    app.all(path, (c) => service(c.req.raw));
    app.all(`${path}/*`, (c) => service(c.req.raw));
  }
  app.route('/', devRoutes(options.dev, options.operate, options.afterClock));
  app.all('*', throughEdge);

  app.onError((error, c) => {
    const requestId = randomUUID();
    console.error(`${c.req.method} ${c.req.path} failed (${requestId}):`, error);
    const { status, message } = apiErrors.internal_error;
    return c.json({ error: true, code: 'internal_error', message, requestId }, status);
  });
  return app;
}
