import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ApiErrorCode } from '#contracts/errors/errors.ts';
import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';
import { headers } from '#contracts/platform/headers.ts';
import { maxRequestBytes } from '#contracts/platform/request-limits.ts';
import { errorsOf } from '#contracts/public-api/document.ts';
import { type PublicRouteName, publicRoutes } from '#contracts/public-api/routes.ts';
import { verifyLimits } from '#contracts/verify/verify-limits.ts';
import { maxWebhooks } from '#contracts/webhooks/webhook-limits.ts';
import {
  article,
  openPublicApi,
  type PublicCall,
  type PublicResponse,
} from '#test/contract/api/open-public-api.ts';
import { createMemoryRateLimits } from '#test/fakes/memory-rate-limits.ts';
import { findUndocumented } from './validate-response.ts';

type Api = Awaited<ReturnType<typeof openPublicApi>>;
type Scenario = (api: Api) => Promise<PublicResponse>;

const optimizer = { tool: 'keyword_optimizer', content: article };
const evaluator = { tool: 'keyword_evaluator', keywords: ['rye bread'] };
const images = { tool: 'image_analyzer', image_count: 1 };
const file = { file_name: 'a.png', mime_type: 'image/png', file_size: 10 };
const bodies: Partial<Record<PublicRouteName, unknown>> = {
  createRun: optimizer,
  createRunImage: file,
  verifyRewrite: { original: 'One.', rewrite: 'One.' },
  createWebhook: { url: 'https://example.com/hook' },
};
const words = (count: number): string => Array.from({ length: count }, () => 'coffee').join(' ');
const id = randomUUID();

const imageRun = ({ start }: Api) => start(images);
const uploaded = async (api: Api): Promise<string> => {
  const run = await imageRun(api);
  const { body } = await api.call({ route: 'createRunImage', id: run, body: file });
  const [record] = await api.deps.images.listByJob(run);
  if (!record) throw new Error(`No image ${body.image_id}.`);
  api.deps.imageBucket.list = async () => [{ key: record.storagePath, size: 10 }];
  return run;
};
const newWebhook = async ({ call }: Api): Promise<string> =>
  (await call({ route: 'createWebhook', body: bodies.createWebhook })).body.webhook.id;
/** A valid call of each route. */
const good: Readonly<Record<PublicRouteName, Scenario>> = {
  createRun: ({ call }) => call({ route: 'createRun', body: optimizer }),
  listRuns: async ({ call, start }) => {
    await start();
    return call({ route: 'listRuns' });
  },
  getRun: async ({ call, start }) => call({ route: 'getRun', id: await start() }),
  getRunResult: async ({ call, start, finish }) => {
    const run = await start();
    await finish(run);
    return call({ route: 'getRunResult', id: run });
  },
  cancelRun: async ({ call, start }) => call({ route: 'cancelRun', id: await start() }),
  createRunImage: async (api) => api.call({ route: 'createRunImage', id: await imageRun(api), body: file }),
  startRun: async (api) => api.call({ route: 'startRun', id: await uploaded(api) }),
  verifyRewrite: ({ call }) => call({ route: 'verifyRewrite', body: bodies.verifyRewrite }),
  getBalance: ({ call }) => call({ route: 'getBalance' }),
  createWebhook: ({ call }) => call({ route: 'createWebhook', body: bodies.createWebhook }),
  listWebhooks: async (api) => {
    await api.call({ route: 'testWebhook', id: await newWebhook(api) });
    return api.call({ route: 'listWebhooks' });
  },
  deleteWebhook: async (api) => api.call({ route: 'deleteWebhook', id: await newWebhook(api) }),
  testWebhook: async (api) => api.call({ route: 'testWebhook', id: await newWebhook(api) }),
  getOpenApi: ({ call }) => call({ route: 'getOpenApi', key: null }),
};

const bodyOf = (route: PublicRouteName): Partial<PublicCall> =>
  bodies[route] === undefined ? {} : { body: bodies[route] };
const ask = (route: PublicRouteName, changes: Partial<PublicCall>): Scenario => {
  return ({ call }) => call({ route, id, ...bodyOf(route), ...changes });
};
const create = (body: unknown): Scenario => ask('createRun', { body });
const onImages =
  (route: PublicRouteName, changes: Partial<PublicCall> = {}): Scenario =>
  async (api) =>
    api.call({ route, id: await imageRun(api), ...bodyOf(route), ...changes });

/** Failures that only some routes have, each with a call that causes it. */
const specific: Partial<Record<`${PublicRouteName} ${ApiErrorCode}`, Scenario>> = {
  'createRun content_required': create({ ...optimizer, content: '' }),
  'createRun content_too_short': create({ ...optimizer, content: 'a' }),
  'createRun content_too_long': create({ ...optimizer, content: words(2001) }),
  'createRun content_not_analyzable': create({ ...optimizer, content: '!!! ??? ...' }),
  'createRun keywords_required': create({ ...evaluator, keywords: [] }),
  'createRun too_many_keywords': create({
    ...evaluator,
    keywords: Array.from({ length: keywordLimits.perRun + 1 }, (_, n) => `keyword ${n}`),
  }),
  'createRun images_required': create({ ...images, image_count: 0 }),
  'createRun too_many_images': create({ ...images, image_count: 11 }),
  'createRun payment_required': async (api) => {
    for (let count = 0; count < 20; count++) await api.start();
    return api.call({ route: 'createRun', body: optimizer });
  },
  'createRun idempotency_mismatch': async ({ call }) => {
    const again = { [headers.idempotencyKey]: 'key' };
    await call({ route: 'createRun', body: optimizer, headers: again });
    return call({ route: 'createRun', body: evaluator, headers: again });
  },
  'getRunResult run_not_completed': async ({ call, start }) =>
    call({ route: 'getRunResult', id: await start() }),
  'getRunResult run_failed': async ({ call, start }) => {
    const run = await start();
    await call({ route: 'cancelRun', id: run });
    return call({ route: 'getRunResult', id: run });
  },
  'createRunImage image_type_not_supported': onImages('createRunImage', {
    body: { ...file, mime_type: 'text/plain' },
  }),
  'createRunImage image_too_large': onImages('createRunImage', { body: { ...file, file_size: 1e9 } }),
  'createRunImage too_many_images': async (api) => {
    const run = await imageRun(api);
    await api.call({ route: 'createRunImage', id: run, body: file });
    return api.call({ route: 'createRunImage', id: run, body: file });
  },
  'createRunImage conflict': async (api) => {
    const run = await imageRun(api);
    await api.call({ route: 'cancelRun', id: run });
    return api.call({ route: 'createRunImage', id: run, body: file });
  },
  'startRun images_required': onImages('startRun'),
  'startRun conflict': async (api) => {
    const run = await imageRun(api);
    await api.call({ route: 'cancelRun', id: run });
    return api.call({ route: 'startRun', id: run });
  },
  'verifyRewrite content_required': ask('verifyRewrite', { body: { original: '', rewrite: 'One.' } }),
  'verifyRewrite content_too_long': ask('verifyRewrite', {
    body: { original: words(verifyLimits.words + 1), rewrite: 'One.' },
  }),
  'verifyRewrite content_not_analyzable': ask('verifyRewrite', {
    body: { original: '['.repeat(20_000), rewrite: '['.repeat(20_000) },
  }),
  'createWebhook webhook_url_refused': ask('createWebhook', { body: { url: 'http://localhost/' } }),
  'createWebhook too_many_webhooks': async (api) => {
    for (let count = 0; count < maxWebhooks; count++) await newWebhook(api);
    return api.call({ route: 'createWebhook', body: bodies.createWebhook });
  },
  'listRuns invalid_request': ask('listRuns', { query: '?limit=0' }),
};

const failing = (error: Error) => (): never => {
  throw error;
};
const throttled = Object.assign(new Error('Rate exceeded'), { name: 'ThrottlingException' });
const failWith = (route: PublicRouteName, error: Error): Scenario => {
  return async (api) => {
    api.deps.users.find = failing(error);
    return ask(route, {})(api);
  };
};

/** Failures that all routes have, each with a call that causes it. */
const common: Partial<Record<ApiErrorCode, (route: PublicRouteName) => Scenario>> = {
  invalid_request: (route) =>
    publicRoutes[route].path.includes('{id}') ? ask(route, { id: 'x' }) : ask(route, { body: { a: 1 } }),
  invalid_json: (route) => ask(route, { body: '{' }),
  body_too_large: (route) => ask(route, { body: 'x'.repeat(maxRequestBytes + 1) }),
  unsupported_media_type: (route) => ask(route, { body: 'a', headers: { 'Content-Type': 'text/plain' } }),
  invalid_api_key: (route) => ask(route, { key: 'x' }),
  api_not_available: (route) => async (api) => {
    await api.deps.users.update(api.userId, { role: 'user' });
    return ask(route, {})(api);
  },
  insufficient_scope: (route) => async (api) => {
    const key = await api.newKey([publicRoutes[route].scope === 'run' ? 'read' : 'run']);
    return ask(route, { key })(api);
  },
  rate_limited: (route) => async (api) => {
    api.deps.rateLimits.take = async () => null;
    return ask(route, {})(api);
  },
  not_found: (route) => ask(route, {}),
  webhook_not_found: (route) => ask(route, {}),
  internal_error: (route) => failWith(route, new Error('broken')),
  service_unavailable: (route) => failWith(route, throttled),
};

const routes = Object.keys(publicRoutes) as PublicRouteName[];
const failures = routes.flatMap((route) => errorsOf(route).map((code) => [route, code] as const));

describe('every documented answer is possible, and matches the document', () => {
  it.each(routes)('%s succeeds', async (route) => {
    const response = await good[route](await openPublicApi());
    expect([response.status < 300, findUndocumented(response)]).toEqual([true, null]);
  });

  it.each(failures)('%s fails with %s', async (route, code) => {
    const scenario = specific[`${route} ${code}`] ?? common[code]?.(route);
    if (!scenario) throw new Error(`No scenario makes ${route} answer ${code}.`);
    const response = await scenario(await openPublicApi({ deps: { rateLimits: createMemoryRateLimits() } }));
    expect([response.body.code, findUndocumented(response)]).toEqual([code, null]);
  });
});
