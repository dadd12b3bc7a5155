import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { headers } from '#contracts/platform/headers.ts';
import { rateLimits } from '#contracts/platform/rate-limits.ts';
import { apiBase } from '#contracts/platform/routes.ts';
import { type PublicRouteName, publicRoutes } from '#contracts/public-api/routes.ts';
import { openApi } from '#test/contract/api/api-suite.ts';
import { article, openPublicApi } from '#test/contract/api/open-public-api.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { createMemoryRateLimits } from '#test/fakes/memory-rate-limits.ts';
import { tokenOf } from '#test/fakes/test-deps.ts';
import { notEmpty } from '#test/not-empty.ts';

const optimizer = { tool: 'keyword_optimizer', content: article };

describe('a run', () => {
  it('goes from its creation to its result in three calls, at the price of the site', async () => {
    const { call, finish } = await openPublicApi();
    const created = await call({ route: 'createRun', body: optimizer });
    expect([created.status, created.body]).toEqual([201, { id: expect.any(String) }]);
    const { id } = created.body;
    expect(created.headers.get('Location')).toBe(`/api/v1/runs/${id}`);
    await finish(id);
    const status = await call({ route: 'getRun', id });
    expect(status.body).toMatchObject({ id, tool: 'keyword_optimizer', status: 'completed', error: null });
    const result = await call({ route: 'getRunResult', id });
    expect(result.status).toBe(200);
    expect(result.body.selected_keywords.length).toBeGreaterThan(4);
    expect((await call({ route: 'getBalance' })).body).toMatchObject({ credits: 19, plan: 'free' });
  });

  it('is the same run on the site, with the same result', async () => {
    const { api, call, start, finish, userId } = await openPublicApi();
    const id = await start();
    await finish(id);
    const site = await api.request(`${apiBase}/jobs/${id}`, {
      headers: { Authorization: `Bearer ${tokenOf(userId)}` },
    });
    const { final_result: onSite } = (await site.json()) as { final_result: unknown };
    expect((await call({ route: 'getRunResult', id })).body).toEqual(onSite);
  });

  it('of the Keyword Evaluator accepts its keywords as a list, and names those that count once', async () => {
    const { call, finish } = await openPublicApi();
    const body = { tool: 'keyword_evaluator', keywords: ['sourdough starter', 'rye bread', 'Rye  bread'] };
    const { body: created } = await call({ route: 'createRun', body });
    expect(created.repeated_keywords).toEqual(['Rye bread']);
    await finish(created.id);
    const { body: result } = await call({ route: 'getRunResult', id: created.id });
    expect(result.selected_keywords).toHaveLength(2);
  });

  it('of the Image Describer waits for its images', async () => {
    const { call, start, deps } = await openPublicApi();
    const id = await start({ tool: 'image_analyzer', image_count: 1 });
    expect((await call({ route: 'startRun', id })).body.code).toBe('images_required');
    const file = { file_name: 'a.png', mime_type: 'image/png', file_size: 10 };
    const { status, body: form } = await call({ route: 'createRunImage', id, body: file });
    expect(status).toBe(200);
    expect(form).toMatchObject({ image_id: expect.any(String), url: expect.any(String) });
    expect(deps.jobRunner.started).toEqual([]);
  });

  it('that is in progress, failed or canceled has no result, and says why', async () => {
    const { call, start, deps } = await openPublicApi();
    const [running, canceled, failed] = [await start(), await start(), await start()];
    expect((await call({ route: 'cancelRun', id: canceled })).body).toEqual({
      id: canceled,
      status: 'cancelled',
    });
    const failure = { name: 'ContentTooThin', message: 'x', userMessage: 'Paste a longer text.' } as const;
    const at = deps.clock.now().toISOString();
    await deps.ledger.end(failed, { status: 'failed', at, failure, releasesDemo: true });
    const codeOf = async (id: string) => {
      const { status, body } = await call({ route: 'getRunResult', id });
      return [status, body.code, body.detail];
    };
    expect(await codeOf(running)).toEqual([
      409,
      'run_not_completed',
      expect.stringContaining('Initializing'),
    ]);
    expect(await codeOf(canceled)).toEqual([409, 'run_failed', expect.stringContaining('canceled')]);
    expect(await codeOf(failed)).toEqual([409, 'run_failed', 'Paste a longer text.']);
    expect((await call({ route: 'getRun', id: failed })).body.error).toEqual({
      code: 'ContentTooThin',
      message: 'Paste a longer text.',
    });
  });

  it('is started and charged once for a repeated Idempotency-Key', async () => {
    const { call } = await openPublicApi();
    const again = { [headers.idempotencyKey]: 'key-1' };
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => call({ route: 'createRun', body: optimizer, headers: again })),
    );
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect((await call({ route: 'getBalance' })).body.credits).toBe(19);
    const other = { ...optimizer, content: `${article} More.` };
    expect((await call({ route: 'createRun', body: other, headers: again })).body).toMatchObject({
      status: 409,
      code: 'idempotency_mismatch',
    });
  });

  it('is refused without credits, with a message for a program', async () => {
    const { call } = await openPublicApi({ halfCredits: 1 });
    const { status, body, headers: sent } = await call({ route: 'createRun', body: optimizer });
    expect([status, sent.get('Content-Type')]).toEqual([402, 'application/problem+json']);
    expect(body).toEqual({
      type: '/docs/api#error-payment_required',
      title: 'Payment required',
      status: 402,
      detail: 'Your account has too few credits for this run. Buy credits, or wait until they are renewed.',
      code: 'payment_required',
      request_id: sent.get(headers.requestId),
    });
  });

  it('of another account is not found', async () => {
    const { call, deps } = await openPublicApi();
    const { call: another } = openApi({ ...deps });
    const made = await another({
      route: 'createJob',
      user: 'u2',
      body: { job_type: 'keyword_optimizer', generate_assets: true, context_input: article },
    });
    const { job_id: id } = made.body as { job_id: string };
    for (const route of ['getRun', 'getRunResult', 'cancelRun'] as const)
      expect((await call({ route, id })).body).toMatchObject({ status: 404, code: 'not_found' });
  });
});

it('runs are listed by page, newest first', async () => {
  const clock = createManualClock();
  const { call, start } = await openPublicApi({ deps: { clock } });
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) {
    ids.unshift(await start());
    clock.advance(1);
  }
  const first = await call({ route: 'listRuns', query: '?limit=2' });
  const second = await call({ route: 'listRuns', query: `?limit=2&after=${first.body.next}` });
  expect([first, second].map(({ body }) => body.runs.map(({ id }: { id: string }) => id))).toEqual([
    ids.slice(0, 2),
    ids.slice(2),
  ]);
  expect(second.body.next).toBeNull();
});

it('a rewrite is verified as on the page, and nothing is stored', async () => {
  const { call } = await openPublicApi();
  const body = { original: 'The bridge is 120 meters long.', rewrite: 'The bridge is 150 meters long.' };
  const { body: report } = await call({ route: 'verifyRewrite', body });
  const onSite = await openApi().call({ route: 'verifyTexts', body });
  expect(report).toEqual(onSite.body);
  expect(report.passages[0].kind).toBe('changed');
});

const withKey = (Object.keys(publicRoutes) as PublicRouteName[]).filter(
  (name) => publicRoutes[name].scope !== null,
);
const id = randomUUID();

describe('a key', () => {
  it.each(withKey)(
    'is required for %s: none, a malformed one, a session and an unknown one are refused',
    async (route) => {
      const { call, userId } = await openPublicApi();
      for (const key of [null, 'x', 'sk_short', tokenOf(userId), `sk_${'A'.repeat(43)}`]) {
        const { status, body, headers: sent } = await call({ route, id, key });
        expect([status, body.code, sent.get('WWW-Authenticate')]).toEqual([401, 'invalid_api_key', 'Bearer']);
      }
    },
  );

  it('is refused at the next call once it is revoked', async () => {
    const { call, deps, userId } = await openPublicApi();
    expect((await call({ route: 'getBalance' })).status).toBe(200);
    for (const { keyId } of await deps.apiKeys.list(userId)) await deps.apiKeys.revoke(userId, keyId);
    const { body } = await call({ route: 'getBalance' });
    expect([body.code, body.title]).toEqual(['invalid_api_key', 'Invalid API key']);
  });

  it('that only reads can start, change and verify nothing', async () => {
    const { call, newKey, start } = await openPublicApi();
    const run = await start();
    const key = await newKey(['read']);
    const routes = notEmpty(withKey.filter((name) => publicRoutes[name].scope === 'run'));
    for (const route of routes)
      expect((await call({ route, id: run, key, body: {} })).body).toMatchObject({
        status: 403,
        code: 'insufficient_scope',
      });
    expect((await call({ route: 'getRun', id: run, key })).body.status).toBe('pending');
    expect((await call({ route: 'getBalance', key })).body.credits).toBe(19);
  });

  it.each(['soon', 'open'] as const)(
    'works for an administrator where the API is %s',
    async (availability) => {
      const { call } = await openPublicApi({ availability });
      expect((await call({ route: 'getBalance' })).status).toBe(200);
    },
  );

  it('is refused once its account has lost access', async () => {
    const { call, deps, userId } = await openPublicApi({ availability: 'open' });
    await deps.users.update(userId, { role: 'user' });
    expect((await call({ route: 'getBalance' })).body).toMatchObject({
      status: 403,
      code: 'api_not_available',
      detail: 'The API is part of the Pro and Business plans. Upgrade to use it.',
    });
  });

  it('opens nothing on the site', async () => {
    const { api, ownKey } = await openPublicApi();
    const response = await api.request(`${apiBase}/me`, { headers: { Authorization: `Bearer ${ownKey}` } });
    expect(response.status).toBe(401);
  });

  it('never reaches the log, whatever fails', async () => {
    const lines: unknown[] = [];
    const log = (...line: unknown[]) => void lines.push(line);
    const { call, deps, ownKey, newKey } = await openPublicApi({
      deps: { log: { info: log, warn: log, error: log } },
    });
    const spare = await newKey(['read']);
    deps.apiKeys.recordUse = () => Promise.reject(new Error('the table is away'));
    await call({ route: 'getBalance', key: spare });
    await call({ route: 'createRun', key: spare, body: optimizer });
    await call({ route: 'getBalance', key: `${ownKey}x` });
    deps.credits.balance = () => Promise.reject(new Error('the table is away'));
    expect((await call({ route: 'getBalance' })).status).toBe(500);
    expect(lines.length).toBeGreaterThan(1);
    const text = JSON.stringify(lines, (_, value) =>
      value instanceof Error ? [value.message, value.stack] : value,
    );
    for (const key of [ownKey, spare]) expect(text).not.toContain(key.slice(11));
  });
});

describe('the limit on calls', () => {
  it('is reported in every answer, and refuses with the time to wait', async () => {
    const clock = createManualClock('2026-11-21T12:00:20.000Z');
    const { call } = await openPublicApi({ deps: { clock, rateLimits: createMemoryRateLimits() } });
    const body = { original: 'One.', rewrite: 'One.' };
    const { user: limit } = rateLimits.comparisons;
    const rateOf = ({ headers: sent }: { headers: Headers }) =>
      ['Policy', 'Limit', 'Remaining', 'Reset'].map((name) => sent.get(`RateLimit-${name}`));
    const first = await call({ route: 'verifyRewrite', body });
    expect(rateOf(first)).toEqual([`${limit};w=60`, String(limit), String(limit - 1), '40']);
    for (let count = 1; count < limit; count++) await call({ route: 'verifyRewrite', body });
    const rejected = await call({ route: 'verifyRewrite', body });
    expect(rejected.body).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(rateOf(rejected)).toEqual([`${limit};w=60`, String(limit), '0', '40']);
    expect(rejected.headers.get('Retry-After')).toBe('40');
    clock.advance(40);
    expect((await call({ route: 'verifyRewrite', body })).status).toBe(200);
  });

  it('for programs does not use up their owner’s limit on the site', async () => {
    const { call, api, userId } = await openPublicApi({ deps: { rateLimits: createMemoryRateLimits() } });
    const body = { original: 'One.', rewrite: 'One.' };
    for (let count = 0; count <= rateLimits.comparisons.user; count++)
      await call({ route: 'verifyRewrite', body });
    const response = await api.request(`${apiBase}/verify`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokenOf(userId)}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
  });
});
