import type { ApiScope } from '#contracts/accounts/api-keys.ts';
import type { RateClass } from '#contracts/platform/rate-limits.ts';
import { apiBase } from '#contracts/platform/routes.ts';

type PublicRoute = {
  method: 'GET' | 'POST' | 'DELETE';
  /** Relative to `apiBase`; `{x}` is a path parameter. */
  path: `/v1/${string}`;
  rateClass: RateClass;
  /** The scope that a key needs; null for a route that needs no key. */
  scope: ApiScope | null;
};

/** Every route of the public API. The names are operation ids, from which clients are generated. */
export const publicRoutes = {
  createRun: { method: 'POST', path: '/v1/runs', rateClass: 'runs', scope: 'run' },
  listRuns: { method: 'GET', path: '/v1/runs', rateClass: 'programReads', scope: 'read' },
  getRun: { method: 'GET', path: '/v1/runs/{id}', rateClass: 'programReads', scope: 'read' },
  getRunResult: { method: 'GET', path: '/v1/runs/{id}/result', rateClass: 'programReads', scope: 'read' },
  cancelRun: { method: 'POST', path: '/v1/runs/{id}/cancel', rateClass: 'changes', scope: 'run' },
  createRunImage: { method: 'POST', path: '/v1/runs/{id}/images', rateClass: 'uploads', scope: 'run' },
  startRun: { method: 'POST', path: '/v1/runs/{id}/start', rateClass: 'uploads', scope: 'run' },
  verifyRewrite: { method: 'POST', path: '/v1/verify', rateClass: 'comparisons', scope: 'run' },
  getBalance: { method: 'GET', path: '/v1/balance', rateClass: 'programReads', scope: 'read' },
  createWebhook: { method: 'POST', path: '/v1/webhooks', rateClass: 'webhooks', scope: 'run' },
  listWebhooks: { method: 'GET', path: '/v1/webhooks', rateClass: 'programReads', scope: 'read' },
  deleteWebhook: { method: 'DELETE', path: '/v1/webhooks/{id}', rateClass: 'webhooks', scope: 'run' },
  testWebhook: { method: 'POST', path: '/v1/webhooks/{id}/test', rateClass: 'webhooks', scope: 'run' },
  getOpenApi: { method: 'GET', path: '/v1/openapi.json', rateClass: 'programReads', scope: null },
} as const satisfies Record<string, PublicRoute>;
export type PublicRouteName = keyof typeof publicRoutes;

/**
 * Routes with a protocol of their own, which the OpenAPI document leaves out. Agents call tools through `callMcp`. A
 * tool that starts something also needs the scope `run` and counts against the limit of its own class.
 */
export const protocolRoutes = {
  callMcp: { method: 'POST', path: '/v1/mcp', rateClass: 'agents', scope: 'read' },
} as const satisfies Record<string, PublicRoute>;

/** Every route that requires a key. */
export const keyRoutes = { ...publicRoutes, ...protocolRoutes };
export type KeyRouteName = keyof typeof keyRoutes;

/**
 * Catches every address that no route of the public API matches, because API Gateway's own response does not follow
 * RFC 9457. The function `public-reads` responds with 404, or with 405 for a known address.
 */
export const unknownRoute = {
  method: 'ANY',
  path: '/v1/{proxy+}',
  answeredBy: 'public-reads',
  routeShare: 0.05,
} as const;

/** True for an address of the public API, which has its own credentials and error format. */
export const isPublicApiPath = (path: string): boolean => path.startsWith(`${apiBase}/v1/`);

/** The functions of the public API with their routes, named after their entries in lambdas/api. */
export const publicApiFunctions = {
  'public-runs': ['createRun', 'cancelRun', 'createRunImage', 'startRun', 'callMcp'],
  'public-reads': ['listRuns', 'getRun', 'getRunResult', 'getBalance', 'getOpenApi'],
  'public-verify': ['verifyRewrite'],
  'public-webhooks': ['createWebhook', 'listWebhooks', 'deleteWebhook', 'testWebhook'],
} as const satisfies Readonly<Record<string, readonly KeyRouteName[]>>;
export type PublicApiFunction = keyof typeof publicApiFunctions;
