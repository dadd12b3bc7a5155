import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { apiErrors } from '#contracts/errors.ts';
import { apiBase } from '#contracts/routes.ts';
import {
  apiContentSecurityPolicy,
  contentSecurityPolicy,
  securityHeaderLines,
} from '#lib/security-headers.ts';
import { type DevTools, devRoutes, type Operate } from './dev-routes.ts';
import { asFromEdge } from './viewer.ts';

type Handler = (request: Request) => Response | Promise<Response>;

export type GatewayOptions = {
  api: Handler;
  site: Handler;
  /** By the path that it is served under: the user pool, Google, the bucket and the payments. */
  services: Readonly<Record<string, Handler>>;
  dev: DevTools;
  operate: Operate;
  /** Called after the product's clock was moved: what its new time brings, such as the end of a trial. */
  afterClock(): Promise<void>;
  originSecret: string;
  /** Origins under which this stack is reached, `http://localhost:3000` and `http://127.0.0.1:3000`. */
  origins: readonly string[];
  /** The environment of Paddle's checkout, where it takes the place of the simulated payments. */
  paddle: 'production' | 'sandbox' | null;
  /** Vite's client needs inline scripts and a web socket. */
  isDevelopment: boolean;
};

/** No scripts and nothing from elsewhere: the pages of /dev show mails as they are. */
const devPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Everything that the stack answers, on one origin, in place of CloudFront. */
export function createGateway(options: GatewayOptions): Hono {
  const app = new Hono();
  const sitePolicy = contentSecurityPolicy(options.origins, options.paddle);

  app.use(async (c, next) => {
    await next();
    const { headers } = c.res;
    // Over plain HTTP browsers pass over Strict-Transport-Security; it is here so that answers are those of the cloud.
    // The checkout of the simulated payments is shown in a frame of the site, and says so itself.
    for (const [name, value] of securityHeaderLines) if (!headers.has(name)) headers.set(name, value);
    if (headers.has('content-security-policy')) return;
    if (c.req.path.startsWith('/dev')) headers.set('content-security-policy', devPolicy);
    else if (c.req.path.startsWith(`${apiBase}/`))
      headers.set('content-security-policy', apiContentSecurityPolicy);
    else if (!options.isDevelopment) headers.set('content-security-policy', sitePolicy);
  });

  app.all(`${apiBase}/*`, (c) => {
    const { remote } = getConnInfo(c);
    const peer = { address: remote.address ?? '', port: remote.port ?? 0 };
    return options.api(asFromEdge(c.req.raw, peer, options.originSecret));
  });
  for (const [path, service] of Object.entries(options.services)) {
    app.all(path, (c) => service(c.req.raw));
    app.all(`${path}/*`, (c) => service(c.req.raw));
  }
  app.route('/', devRoutes(options.dev, options.operate, options.afterClock));
  app.on(['GET', 'HEAD'], '*', (c) => options.site(c.req.raw));
  app.all('*', (c) => {
    const { status, message } = apiErrors.method_not_allowed;
    return c.json({ error: true, code: 'method_not_allowed', message }, status);
  });

  app.onError((error, c) => {
    const requestId = randomUUID();
    console.error(`${c.req.method} ${c.req.path} failed (${requestId}):`, error);
    const { status, message } = apiErrors.internal_error;
    return c.json({ error: true, code: 'internal_error', message, requestId }, status);
  });
  return app;
}
