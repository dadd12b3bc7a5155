import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ApiErrorCode, apiErrors } from '#contracts/errors/errors.ts';
import { headers } from '#contracts/platform/headers.ts';
import { maxRequestBytes } from '#contracts/platform/request-limits.ts';
import { type ApiRouteName, apiBase, apiRoutes } from '#contracts/platform/routes.ts';
import { type Call, expectFailure, openApi } from './api-suite.ts';

const optimizer = {
  job_type: 'keyword_optimizer',
  generate_assets: true,
  context_input: 'Cold brew at home.',
};
const evaluator = { job_type: 'keyword_evaluator', generate_assets: true, keywords_list_input: 'cold brew' };
const images = { job_type: 'image_analyzer', generate_assets: true, image_count: 1 };
const id = randomUUID();
const words = (count: number): string => Array.from({ length: count }, () => 'coffee').join(' ');

/** A valid call of each route. */
const good = {
  createJob: { route: 'createJob', body: optimizer },
  getJobStatus: { route: 'getJobStatus', id },
  exportAllKeywords: { route: 'exportAllKeywords', body: { job_id: id }, user: 'u1' },
  listJobs: { route: 'listJobs', user: 'u1' },
  getJob: { route: 'getJob', id, user: 'u1' },
  cancelJob: { route: 'cancelJob', id, user: 'u1' },
  renameJob: { route: 'renameJob', id, user: 'u1', body: { name: 'Cold brew' } },
  deleteJob: { route: 'deleteJob', id, user: 'u1' },
  saveChoices: { route: 'saveChoices', id, user: 'u1', body: { version: 0, choices: {} } },
  createShare: { route: 'createShare', id, user: 'u1' },
  revokeShare: { route: 'revokeShare', id, user: 'u1' },
  getSharedResult: { route: 'getSharedResult', id: 'a'.repeat(54) },
  claimJob: { route: 'claimJob', id, user: 'u1', body: { visitor_token: 'a'.repeat(64) } },
  getMe: { route: 'getMe', user: 'u1' },
  updateMe: { route: 'updateMe', body: { full_name: 'Jane' }, user: 'u1' },
  signOut: { route: 'signOut', user: 'u1' },
  signOutEverywhere: { route: 'signOutEverywhere', user: 'u1' },
  getCreditHistory: { route: 'getCreditHistory', user: 'u1' },
  getConfig: { route: 'getConfig' },
  createImageUpload: {
    route: 'createImageUpload',
    user: 'u1',
    body: { job_id: id, file_name: 'a.png', mime_type: 'image/png', file_size: 10 },
  },
  processImages: { route: 'processImages', user: 'u1', body: { job_id: id } },
  fetchContent: { route: 'fetchContent', body: { action: 'list' } },
  verifyTexts: { route: 'verifyTexts', body: { original: 'Cold brew.', rewrite: 'Cold brew.' } },
  getSubscription: { route: 'getSubscription', user: 'u1' },
  eligiblePrice: { route: 'eligiblePrice', user: 'u1', body: { plan: 'pro' } },
  startCheckout: { route: 'startCheckout', user: 'u1', body: { plan: 'pro' } },
  changePlan: {
    route: 'changePlan',
    user: 'u1',
    body: { subscriptionId: 'sub_1', targetPriceId: 'pri_1', mode: 'immediate', preview: true },
  },
  activateTrial: {
    route: 'activateTrial',
    user: 'u1',
    body: { subscriptionId: 'sub_1', preview: true },
  },
  rollbackPlanChange: { route: 'rollbackPlanChange', user: 'u1', body: {} },
  cancelSubscription: { route: 'cancelSubscription', user: 'u1', body: { subscriptionId: 'sub_1' } },
  portalSession: { route: 'portalSession', user: 'u1', body: {} },
  listApiKeys: { route: 'listApiKeys', user: 'u1' },
  generateApiToken: { route: 'generateApiToken', user: 'u1', body: { user_id: 'u1' } },
  revokeApiKey: { route: 'revokeApiKey', user: 'u1', body: { keyId: id } },
  listOwnWebhooks: { route: 'listOwnWebhooks', user: 'u1' },
  addWebhook: { route: 'addWebhook', user: 'u1', body: { url: 'https://example.com/hook' } },
  removeWebhook: { route: 'removeWebhook', user: 'u1', id },
  tryWebhook: { route: 'tryWebhook', user: 'u1', id },
  paddleWebhook: { route: 'paddleWebhook', body: {} },
} as const satisfies Record<ApiRouteName, Call>;
const routes = Object.values(good);
const withBody = [
  good.createJob,
  good.exportAllKeywords,
  good.renameJob,
  good.saveChoices,
  good.updateMe,
  good.fetchContent,
  good.verifyTexts,
  good.createImageUpload,
  good.processImages,
  good.eligiblePrice,
  good.startCheckout,
  good.changePlan,
  good.activateTrial,
  good.rollbackPlanChange,
  good.cancelSubscription,
  good.portalSession,
  good.generateApiToken,
  good.revokeApiKey,
  good.addWebhook,
];

describe('every route', () => {
  it.each(routes)('$route refuses an invalid token', async (call) => {
    const { call: ask } = openApi();
    for (const Authorization of ['Bearer other.user.sig', 'Bearer x', 'Basic dTpw', 'bearer', ''])
      expectFailure(await ask({ ...call, headers: { Authorization } }), 'unauthorized');
  });

  it.each(routes)('$route answers another method with 405, and does nothing else', async ({ route }) => {
    const { api } = openApi();
    const { path, method } = apiRoutes[route];
    const address = `${apiBase}${path.replace('{id}', id)}`;
    const used = Object.values(apiRoutes).flatMap((other) =>
      other.path === path ? [other.method] : [method],
    );
    for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (name) => !used.includes(name as 'GET'),
    )) {
      const response = await api.request(address, { method: other });
      expect([other, response.status]).toEqual([other, 405]);
      expect(await response.json()).toMatchObject({ error: true, code: 'method_not_allowed' });
    }
  });

  it.each(withBody)('$route refuses a body that is not JSON', async (call) => {
    const { call: ask } = openApi();
    for (const body of ['{', '{"a":}', 'job_type=x', '\u0000', '[1,'])
      expectFailure(await ask({ ...call, body }), 'invalid_json');
  });

  it.each(withBody)('$route refuses a body of another type, or without one', async (call) => {
    const { call: ask } = openApi();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '',
    ])
      expectFailure(await ask({ ...call, headers: { 'Content-Type': type } }), 'unsupported_media_type');
  });

  it.each(withBody)('$route refuses a body that is too large', async (call) => {
    const { call: ask } = openApi();
    const body = JSON.stringify({ ...call.body, padding: 'x'.repeat(maxRequestBytes) });
    expectFailure(await ask({ ...call, body }), 'body_too_large', /512 KB/);
  });

  it.each(withBody)('$route refuses fields that it does not know', async (call) => {
    const { call: ask } = openApi();
    const response = await ask({ ...call, body: { ...call.body, credits: 100 } });
    expectFailure(response, 'invalid_request', /credits/);
  });

  it.each(withBody)('$route refuses JSON that is not an object', async (call) => {
    const { call: ask } = openApi();
    for (const body of ['null', '[]', '"text"', '1', 'true', '""'])
      expectFailure(await ask({ ...call, body }), 'invalid_request');
  });

  it.each([
    { route: 'getJobStatus', id: '1' },
    { route: 'getJobStatus', id: 'seo-optimizer-1' },
    { route: 'getJobStatus', id: '%2e%2e%2fadmin' },
    { route: 'getJob', id: 'optimizer-1', user: 'u1' },
    { route: 'getJob', id: 'seo-optimizer-0', user: 'u1' },
    { route: 'getJob', id: 'x'.repeat(200), user: 'u1' },
    { route: 'cancelJob', id: 'seo-optimizer-1', user: 'u1' },
    { route: 'deleteJob', id: 'seo-optimizer-1', user: 'u1' },
    { route: 'renameJob', id, body: { name: 'x'.repeat(121) }, user: 'u1' },
    { route: 'saveChoices', id, body: { version: -1, choices: {} }, user: 'u1' },
    { route: 'saveChoices', id, body: { version: 0, choices: { lead: 'x'.repeat(801) } }, user: 'u1' },
    { route: 'saveChoices', id, body: { version: 0, choices: { credits: 1 } }, user: 'u1' },
    {
      route: 'saveChoices',
      id,
      body: { version: 0, choices: { titles: [{ original: 'a', text: ' ' }] } },
      user: 'u1',
    },
    { route: 'getSharedResult', id: 'x'.repeat(200) },
    { route: 'listJobs', query: '?limit=0', user: 'u1' },
    { route: 'listJobs', query: '?limit=101', user: 'u1' },
    { route: 'listJobs', query: '?limit=ten', user: 'u1' },
    { route: 'listJobs', query: '?after=USER%23u2', user: 'u1' },
    { route: 'listJobs', query: '?user_id=u2', user: 'u1' },
    { route: 'getCreditHistory', query: '?page=0', user: 'u1' },
    { route: 'getCreditHistory', query: '?page=1.5', user: 'u1' },
    { route: 'getCreditHistory', query: '?page=-1', user: 'u1' },
    { route: 'getCreditHistory', query: '?limit=1000', user: 'u1' },
    { route: 'getCreditHistory', query: '?all=1', user: 'u1' },
    { route: 'exportAllKeywords', body: { job_id: 7 }, user: 'u1' },
    { route: 'exportAllKeywords', body: { job_id: '../secrets' }, user: 'u1' },
    { route: 'exportAllKeywords', body: {}, user: 'u1' },
    { route: 'updateMe', body: { full_name: '' }, user: 'u1' },
    { route: 'updateMe', body: { full_name: '   ' }, user: 'u1' },
    { route: 'updateMe', body: { full_name: 'x'.repeat(121) }, user: 'u1' },
    { route: 'updateMe', body: { full_name: 1 }, user: 'u1' },
    { route: 'updateMe', body: { first_login: true }, user: 'u1' },
  ] satisfies Call[])('$route refuses $id$query$body', async (call) => {
    expectFailure(await openApi().call(call), 'invalid_request');
  });

  it('is listed: any other address returns 404', async () => {
    const { api } = openApi();
    for (const path of [
      '/',
      '/api',
      '/api/',
      '/api/nothing',
      '/api/jobs/',
      '/api/jobs/a/b/c',
      '/api/create-job/x',
    ]) {
      const response = await api.request(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.json()).toMatchObject({ error: true, code: 'not_found' });
    }
  });

  it.each([
    good.listJobs,
    good.getMe,
    good.updateMe,
    good.signOut,
    good.signOutEverywhere,
    good.getCreditHistory,
    good.exportAllKeywords,
  ])('$route asks a visitor to sign in', async (call) => {
    const { user: _, ...anonymous } = call;
    expectFailure(await openApi().call(anonymous), 'unauthorized');
  });
});

describe('create-job', () => {
  const emoji = '🍋🍋🍋🍋';
  it.each<[string, unknown, ApiErrorCode]>([
    ['[A-101] no content', { ...optimizer, context_input: '' }, 'content_required'],
    ['[A-102] spaces only', { ...optimizer, context_input: '   \n ' }, 'content_too_short'],
    ['[A-102] two characters', { ...optimizer, context_input: ' ab ' }, 'content_too_short'],
    ['[A-103] 2,001 words', { ...optimizer, context_input: words(2001) }, 'content_too_long'],
    ['200 KB in one word', { ...optimizer, context_input: 'x'.repeat(200_000) }, 'content_too_long'],
    ['200 KB of words', { ...optimizer, context_input: 'word '.repeat(40_000) }, 'content_too_long'],
    ['only emoji', { ...optimizer, context_input: emoji }, 'content_not_analyzable'],
    ['only stop-words', { ...optimizer, context_input: 'the and of' }, 'content_not_analyzable'],
    ['[A-112] no keyword', { ...evaluator, keywords_list_input: ' , \n ,' }, 'keywords_required'],
    ['[A-120] a context of 2,001 words', { ...evaluator, context_input: words(2001) }, 'content_too_long'],
    [
      'more keywords than a run takes',
      {
        ...evaluator,
        keywords_list_input: Array.from({ length: 1001 }, (_, n) => `cold brew ${n}`).join('\n'),
      },
      'too_many_keywords',
    ],
    ['an unknown tool', { ...optimizer, job_type: 'seo' }, 'invalid_request'],
    ['[A-256] generate_assets false', { ...optimizer, generate_assets: false }, 'invalid_request'],
    ['no generate_assets', { job_type: 'keyword_optimizer', context_input: 'Cold brew' }, 'invalid_request'],
    ['a content that is no text', { ...optimizer, context_input: ['Cold brew'] }, 'invalid_request'],
    ['a field of another tool', { ...optimizer, keywords_list_input: 'x' }, 'invalid_request'],
    ['an unknown market', { ...optimizer, locale: { country: 'XX', language: 'en' } }, 'invalid_request'],
    ['a user to charge', { ...optimizer, user_id: 'u2' }, 'invalid_request'],
    ['half an image', { ...images, image_count: 1.5 }, 'invalid_request'],
  ])('refuses %s', async (_, body, code) => {
    const { call, deps } = openApi();
    const response = await call({ route: 'createJob', body });
    expectFailure(response, code);
    expect(deps.jobRunner.started).toEqual([]);
    expect((await call({ route: 'getConfig' })).body).toMatchObject({ demo: { used: false } });
  });

  it('returns the messages of the specification', async () => {
    const { call } = openApi();
    const message = async (body: unknown) =>
      ((await call({ route: 'createJob', body })).body as { message: string }).message;
    expect(await message({ ...optimizer, context_input: '' })).toBe('Please paste article text or a URL.');
    expect(await message({ ...optimizer, context_input: 'ab' })).toBe(
      'Please provide some content to analyze.',
    );
    expect(await message({ ...optimizer, context_input: words(2001) })).toBe(
      'Maximum article size is 2000 words',
    );
    expect(await message({ ...evaluator, keywords_list_input: ',' })).toBe('Add at least one keyword.');
  });

  it('[A-315] refuses image runs of visitors, and without images or with too many', async () => {
    const { call } = openApi();
    expectFailure(await call({ route: 'createJob', body: images }), 'forbidden');
    expectFailure(await call({ route: 'createJob', body: { ...images, image_count: 0 } }), 'forbidden');
    const user = 'u1';
    expectFailure(
      await call({ route: 'createJob', user, body: { ...images, image_count: 0 } }),
      'images_required',
    );
    expectFailure(
      await call({ route: 'createJob', user, body: { ...images, image_count: 11 } }),
      'too_many_images',
    );
  });

  it.each(['a key with spaces', 'ключ', 'x'.repeat(256), ''])(
    'refuses the Idempotency-Key %j',
    async (key) => {
      const { call } = openApi();
      const bytes = Buffer.from(key, 'utf8').toString('latin1');
      const response = await call({
        route: 'createJob',
        body: optimizer,
        headers: { [headers.idempotencyKey]: bytes },
      });
      expectFailure(response, 'invalid_request', /idempotency-key/);
    },
  );

  it('accepts right-to-left text, and text with every kind of character', async () => {
    for (const text of [
      'القهوة الباردة في المنزل سهلة',
      'a\u0000b\u202ec \ud83d coffee',
      '<script>alert(1)</script> coffee',
    ]) {
      const { call, deps } = openApi();
      expect((await call({ route: 'createJob', body: { ...optimizer, context_input: text } })).status).toBe(
        200,
      );
      expect(deps.jobRunner.started).toHaveLength(1);
    }
  });

  it('[A-103] accepts exactly 2,000 words', async () => {
    const { call } = openApi();
    expect(
      (await call({ route: 'createJob', body: { ...optimizer, context_input: words(2000) } })).status,
    ).toBe(200);
  });
});

describe('an internal failure', () => {
  it('reveals no details, and is logged', async () => {
    const logged: unknown[] = [];
    const log = { info: () => {}, warn: () => {}, error: (...args: unknown[]) => void logged.push(args) };
    const { call, deps } = openApi({ log });
    deps.ledger.reserve = async () => {
      throw new Error('arn:aws:dynamodb:secret-table');
    };
    const response = await call({ route: 'createJob', body: optimizer });
    expectFailure(response, 'internal_error', apiErrors.internal_error.message);
    expect(response.text).not.toContain('dynamodb');
    expect(logged).toHaveLength(1);
  });

  it('asks to try again later when a service is busy', async () => {
    const { call, deps } = openApi();
    deps.ledger.reserve = async () => {
      throw Object.assign(new Error('busy'), { name: 'StoreBusyError' });
    };
    expectFailure(await call({ route: 'createJob', body: optimizer }), 'service_unavailable');
  });
});
