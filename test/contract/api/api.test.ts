import { describe, expect, it } from 'vitest';
import { siteDocument } from '#api/app.ts';
import { headers } from '#contracts/platform/headers.ts';
import { apiBase, apiRoutes } from '#contracts/platform/routes.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { testConfig, tokenOf } from '#test/fakes/test-deps.ts';
import { notEmpty } from '#test/not-empty.ts';
import { expectFailure, openApi } from './api-suite.ts';

const text =
  'A sourdough starter is flour and water with wild yeast. Feed the sourdough starter every day. Wild yeast makes the bread rise, and whole rye flour brings the most wild yeast to a sourdough starter. Bread flour makes the dough strong.';
const optimizer = { job_type: 'keyword_optimizer', generate_assets: true, context_input: text };
type Api = ReturnType<typeof openApi>;

const create = async ({ call }: Api, user?: string, body: unknown = optimizer): Promise<string> => {
  const response = await call({ route: 'createJob', body, ...(user !== undefined && { user }) });
  return (response.body as { job_id: string }).job_id;
};

const finish = async ({ deps }: Api, jobId: string): Promise<void> => {
  const input = deps.jobRunner.started.find((started) => started.jobId === jobId);
  if (!input) throw new Error('The job was not started.');
  await runMachine(deps, input);
};

describe("a visitor's run", () => {
  it('[A-260] [A-261] [A-314] is created, watched and completed without an account', async () => {
    const api = openApi();
    const jobId = await create(api);
    const before = await api.call({ route: 'getJobStatus', id: jobId });
    expect(before.body).toEqual({
      created_at: expect.any(String),
      updated_at: expect.any(String),
      slug: null,
      success: true,
      job_id: jobId,
      status: 'pending',
      job_type: 'keyword_optimizer',
      final_result: null,
      error_message: null,
      error_user_message: null,
      duration_seconds: null,
    });
    api.deps.clock.advance(2);
    await finish(api, jobId);
    const after = await api.call({ route: 'getJobStatus', id: jobId });
    expect(after.body).toMatchObject({ status: 'completed', duration_seconds: 2 });
    expect(after.body).toHaveProperty('final_result.selected_keywords');
  });

  it('[A-228] [A-235] [A-229] is limited to one a month, counted in UTC', async () => {
    const api = openApi();
    await create(api);
    const config = await api.call({ route: 'getConfig' });
    expect(config.body).toMatchObject({ demo: { used: true, resetsOn: '2026-12-01T00:00:00.000Z' } });
    expectFailure(
      await api.call({ route: 'createJob', body: optimizer }),
      'demo_limit_reached',
      'Demo limit reached',
    );
    api.deps.clock.set('2026-12-01T00:00:00.000Z');
    expect((await api.call({ route: 'getConfig' })).body).toMatchObject({ demo: { used: false } });
    expect((await api.call({ route: 'createJob', body: optimizer })).status).toBe(200);
    api.deps.clock.set('2027-11-21T12:00:00.000Z');
    expect((await api.call({ route: 'createJob', body: optimizer })).status).toBe(200);
  });

  it('is counted by the address that the edge saw, not by a forged header', async () => {
    const api = openApi();
    await create(api);
    const body = optimizer;
    const forged = { [headers.viewerAddress]: '198.51.100.1:1', [headers.originSecret]: 'guessed' };
    // Without proof, the claimed address does not count, and these two share the unknown one.
    expect((await api.call({ route: 'createJob', body, headers: forged })).status).toBe(200);
    const other = { ...forged, [headers.viewerAddress]: '198.51.100.2:1' };
    expectFailure(await api.call({ route: 'createJob', body, headers: other }), 'demo_limit_reached');
    const spoofed = { 'X-Forwarded-For': '198.51.100.9' };
    expectFailure(await api.call({ route: 'createJob', body, headers: spoofed }), 'demo_limit_reached');
  });

  it('[A-094] can be canceled only by its visitor, and the demo run stays used', async () => {
    const api = openApi();
    const jobId = await create(api);
    const elsewhere = { [headers.viewerAddress]: '198.51.100.9:1' };
    const stranger = { route: 'cancelJob', id: jobId, headers: elsewhere } as const;
    expectFailure(await api.call(stranger), 'forbidden', /Only the visitor who started this run/);
    expectFailure(await api.call({ ...stranger, user: 'u1' }), 'forbidden');
    expect(await api.deps.jobs.find(jobId)).toMatchObject({ status: 'pending', endedAt: null });
    const canceled = await api.call({ route: 'cancelJob', id: jobId });
    expect(canceled.body).toEqual({ job_id: jobId, status: 'cancelled' });
    expectFailure(await api.call({ route: 'createJob', body: optimizer }), 'demo_limit_reached');
  });

  it('keeps no address of the visitor', async () => {
    const api = openApi();
    const jobId = await create(api);
    const job = await api.deps.jobs.find(jobId);
    expect(job?.visitor).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(job)).not.toContain('203.0.113');
  });
});

describe("a user's runs", () => {
  it('[A-140] [A-141] [A-143] [A-269] are numbered, listed newest first, and opened by id or slug', async () => {
    const api = openApi();
    const first = await create(api, 'u1');
    api.deps.clock.advance(60);
    const second = await create(api, 'u1', { ...optimizer, context_input: 'example.com/article' });
    api.deps.clock.advance(60);
    const third = await create(api, 'u1', {
      job_type: 'keyword_evaluator',
      generate_assets: true,
      keywords_list_input: 'Wild Yeast,  wild yeast\nrye flour',
    });
    const list = await api.call({ route: 'listJobs', user: 'u1', query: '?limit=2' });
    const page = list.body as { jobs: Record<string, unknown>[]; next: string };
    expect(page.jobs).toMatchObject([
      {
        id: third,
        slug: 'keyword-evaluator-1',
        keywords_list_input: 'Wild Yeast\nrye flour',
        text_input: null,
      },
      { id: second, slug: 'seo-optimizer-2', url_input: 'https://example.com/article', text_input: null },
    ]);
    const rest = await api.call({ route: 'listJobs', user: 'u1', query: `?after=${page.next}` });
    expect(rest.body).toMatchObject({
      jobs: [{ id: first, text_input: text, sequential_number: 1 }],
      next: null,
    });
    for (const id of [first, 'seo-optimizer-1'])
      expect((await api.call({ route: 'getJob', user: 'u1', id })).body).toMatchObject({
        id: first,
        user_id: 'u1',
      });
  });

  it('[A-318] [A-320] [A-316] are not found for anyone else, on every route', async () => {
    const api = openApi();
    const jobId = await create(api, 'u1');
    await finish(api, jobId);
    await create(api, 'u2', { ...optimizer, context_input: 'example.com' });
    for (const user of ['u2', undefined]) {
      const as = user === undefined ? {} : { user };
      expectFailure(
        await api.call({ route: 'getJobStatus', id: jobId, ...as }),
        'not_found',
        'Job not found',
      );
      expectFailure(await api.call({ route: 'getJob', id: jobId, ...as }), 'not_found', 'Job not found');
      expectFailure(await api.call({ route: 'cancelJob', id: jobId, ...as }), 'not_found', 'Job not found');
    }
    expectFailure(await api.call({ route: 'getJob', id: 'seo-optimizer-1' }), 'not_found', 'Job not found');
    const other = await api.call({ route: 'getJob', user: 'u2', id: 'seo-optimizer-1' });
    expect(other.body).toMatchObject({ user_id: 'u2' });
    expectFailure(
      await api.call({ route: 'exportAllKeywords', user: 'u2', body: { job_id: jobId } }),
      'not_found',
    );
    const list = await api.call({ route: 'listJobs', user: 'u2' });
    expect((list.body as { jobs: unknown[] }).jobs).toHaveLength(1);
  });

  it('[A-262] [A-221] [A-222] [A-223] [A-319] [B-247] cost a credit each, out of a new user’s five; then 402', async () => {
    const api = openApi();
    const evaluator = {
      job_type: 'keyword_evaluator',
      generate_assets: true,
      keywords_list_input: 'rye bread',
    };
    const creditsAfter: unknown[] = [];
    for (const body of [optimizer, evaluator, optimizer, evaluator, optimizer]) {
      await api.call({ route: 'createJob', user: 'u1', body });
      creditsAfter.push((await api.call({ route: 'getMe', user: 'u1' })).body);
    }
    expect(creditsAfter).toMatchObject([4, 3, 2, 1, 0].map((credits) => ({ credits })));
    expectFailure(await api.call({ route: 'createJob', user: 'u1', body: optimizer }), 'payment_required');
    expect((await api.call({ route: 'getMe', user: 'u1' })).body).toEqual({
      id: 'u1',
      email: 'u1@example.com',
      full_name: 'U',
      role: 'user',
      credits: 0,
      subscription_plan: 'free',
      first_login: true,
      created_at: '2026-11-21T12:00:00.000Z',
      trial_used: false,
      next_free_credit_date: '2026-12-21T12:00:00.000Z',
    });
    const unknown = '00000000-0000-4000-8000-000000000000';
    expectFailure(await api.call({ route: 'getJobStatus', id: unknown }), 'not_found');
  });

  it('[B-085] [B-083] [B-084] [B-210] are in the credit history, page by page', async () => {
    const api = openApi();
    const jobId = await create(api, 'u1');
    await api.call({ route: 'cancelJob', user: 'u1', id: jobId });
    const all = await api.call({ route: 'getCreditHistory', user: 'u1' });
    expect(all.body).toMatchObject({
      transactions: [
        {
          id: '3',
          amount: 1,
          balance_after: 5,
          description: 'Refund: SEO Optimizer run canceled',
          job_id: jobId,
        },
        { id: '2', amount: -1, balance_after: 4, description: 'SEO Optimizer', kind: 'charge' },
        { id: '1', amount: 5, balance_after: 5, description: 'Free monthly credits', job_id: null },
      ],
      pagination: { total: 3, totalPages: 1, hasPrev: false, hasNext: false },
    });
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        api.call({ route: 'getCreditHistory', user: 'u1', query: `?page=${page}&limit=2` }),
      ),
    );
    expect(pages.map(({ body }) => body)).toMatchObject([
      {
        transactions: [{ id: '3' }, { id: '2' }],
        pagination: { totalPages: 2, hasPrev: false, hasNext: true },
      },
      { transactions: [{ id: '1' }], pagination: { hasPrev: true, hasNext: false } },
      { transactions: [], pagination: { hasPrev: true, hasNext: false } },
    ]);
    const nobody = await api.call({ route: 'getCreditHistory', user: 'u9' });
    expect(nobody.body).toEqual({
      transactions: [],
      pagination: { total: 0, totalPages: 0, hasPrev: false, hasNext: false },
    });
  });

  it('[A-264] [A-193] [A-194] [A-196] return all their keywords as CSV on the plans that include it', async () => {
    const api = openApi();
    const jobId = await create(api, 'u1');
    const body = { job_id: jobId };
    expectFailure(await api.call({ route: 'exportAllKeywords', user: 'u1', body }), 'forbidden', /Upgrade/);
    const profile = await api.deps.users.find('u1');
    if (profile) Object.assign(profile, { plan: 'pro' });
    expectFailure(await api.call({ route: 'exportAllKeywords', user: 'u1', body }), 'conflict');
    await finish(api, jobId);
    const {
      status,
      headers: answered,
      text: csv,
    } = await api.call({ route: 'exportAllKeywords', user: 'u1', body });
    expect([status, answered.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(answered.get('Content-Disposition')).toContain(`all-keywords-job-${jobId}.csv`);
    const { final_result: result } = (await api.call({ route: 'getJobStatus', user: 'u1', id: jobId }))
      .body as {
      final_result: { keyword_created_number: number; selected_keywords: { keyword_text: string }[] };
    };
    const rows = csv.trim().split('\r\n').slice(1);
    expect(rows).toHaveLength(result.keyword_created_number);
    expect(rows.filter((row) => row.includes(',true,'))).toHaveLength(result.selected_keywords.length);
  });
});

describe('the user’s own record', () => {
  it('[A-267] [A-268] can be read, and users can change the editable fields', async () => {
    const { call } = openApi();
    const changed = await call({ route: 'updateMe', user: 'jane', body: { full_name: '  Jane Doe ' } });
    expect(changed.body).toMatchObject({ full_name: 'Jane Doe', first_login: true, credits: 5 });
    const seen = await call({ route: 'updateMe', user: 'jane', body: { first_login: false } });
    expect(seen.body).toMatchObject({ full_name: 'Jane Doe', first_login: false });
    expect((await call({ route: 'getMe', user: 'jane' })).body).toEqual(seen.body);
  });

  it.each([
    ['id', 'u2'],
    ['email', 'other@example.com'],
    ['role', 'admin'],
    ['credits', 100],
    ['subscription_plan', 'business'],
    ['trial_used', false],
    ['created_at', '2020-01-01T00:00:00.000Z'],
    ['next_free_credit_date', '2020-01-01T00:00:00.000Z'],
    ['closedAt', null],
    ['sessionsEndedAt', null],
  ])('[A-222] refuses %s from its user, alone or with editable fields', async (field, value) => {
    const { call } = openApi();
    const before = await call({ route: 'getMe', user: 'jane' });
    for (const body of [{ [field]: value }, { full_name: 'Eve', [field]: value }])
      expectFailure(
        await call({ route: 'updateMe', user: 'jane', body }),
        'invalid_request',
        new RegExp(field),
      );
    expect((await call({ route: 'getMe', user: 'jane' })).body).toEqual(before.body);
  });
});

describe('sessions', () => {
  const asJane = { user: 'jane', headers: {} };
  const routes = [
    'getMe',
    'listJobs',
    'getCreditHistory',
    'signOut',
    'signOutEverywhere',
    'getConfig',
  ] as const;

  it('all end when their user signs out everywhere: tokens that were already issued are refused at once', async () => {
    const { call, deps } = openApi();
    deps.clock.set('2026-11-21T12:00:00.700Z');
    const response = await call({ route: 'signOutEverywhere', ...asJane });
    expect(response.body).toEqual({ signed_out: true });
    for (const route of notEmpty(routes))
      expectFailure(await call({ route, ...asJane }), 'unauthorized', /session has ended/);
    expect((await call({ route: 'getMe', user: 'john' })).status).toBe(200);
    deps.clock.set('2026-11-21T12:00:01.000Z');
    expect((await call({ route: 'getMe', ...asJane })).status).toBe(200);
  });

  it('[A-254] end one by one: a signed-out session is refused at once, all other sessions continue', async () => {
    const { call } = openApi();
    const inSession = (user: string, session: string) => ({
      headers: { Authorization: `Bearer ${tokenOf(user, session)}` },
    });
    const phone = inSession('jane', 'phone');
    expect((await call({ route: 'signOut', ...phone })).body).toEqual({ signed_out: true });
    for (const route of notEmpty(routes))
      expectFailure(await call({ route, ...phone }), 'unauthorized', /session has ended/);
    for (const other of [inSession('jane', 'desk'), inSession('john', 'phone')])
      expect((await call({ route: 'getMe', ...other })).status).toBe(200);
  });

  it('without an id in their tokens end together', async () => {
    const { call, deps } = openApi();
    const { verify } = deps.tokens;
    deps.tokens.verify = async (token) => {
      const identity = await verify(token);
      return identity && { ...identity, sessionId: null };
    };
    await call({ route: 'signOut', ...asJane });
    expectFailure(await call({ route: 'getMe', ...asJane }), 'unauthorized', /session has ended/);
  });

  it('are refused after the account is closed, and create no new account', async () => {
    const { call, deps } = openApi();
    await call({ route: 'getMe', ...asJane });
    await deps.users.update('jane', { closedAt: '2026-11-21T12:00:00.000Z' });
    deps.clock.advance(3600);
    for (const route of notEmpty(routes))
      expectFailure(await call({ route, ...asJane }), 'unauthorized', /account was closed/);
    expectFailure(await call({ route: 'createJob', ...asJane, body: optimizer }), 'unauthorized');
    expect(await deps.credits.balance('jane')).toEqual({ halfCredits: 10, entries: 1 });
  });
});

describe('free credits', () => {
  const history = async ({ call }: Api) => {
    const { body } = await call({ route: 'getCreditHistory', user: 'u1' });
    return (body as { transactions: { kind: string; amount: number; balance_after: number }[] }).transactions;
  };

  it('[B-244] [B-206] are five a month, and unused ones expire', async () => {
    const api = openApi();
    await create(api, 'u1');
    api.deps.clock.set('2026-12-21T11:59:59.999Z');
    expect((await api.call({ route: 'getMe', user: 'u1' })).body).toMatchObject({ credits: 4 });
    api.deps.clock.set('2026-12-21T12:00:00.000Z');
    expect((await api.call({ route: 'getMe', user: 'u1' })).body).toMatchObject({
      credits: 5,
      next_free_credit_date: '2027-01-21T12:00:00.000Z',
    });
    expect(await history(api)).toMatchObject([
      { kind: 'grant', amount: 5, balance_after: 5 },
      { kind: 'expiry', amount: -4, balance_after: 0 },
      { kind: 'charge', amount: -1, balance_after: 4 },
      { kind: 'grant', amount: 5, balance_after: 5 },
    ]);
  });

  it.each(['getMe', 'createJob', 'getCreditHistory'] as const)(
    'are granted with the first call after their date, whatever the route: %s',
    async (route) => {
      const api = openApi();
      for (let run = 0; run < 5; run++) await create(api, 'u1');
      api.deps.clock.set('2027-03-05T00:00:00.000Z');
      const body = route === 'createJob' ? { body: optimizer } : {};
      expect((await api.call({ route, user: 'u1', ...body })).status).toBe(200);
      const rest = route === 'createJob' ? ['charge'] : [];
      // Missed months are not made up for: their credits would have lapsed.
      expect((await history(api)).map(({ kind }) => kind).slice(0, 3)).toEqual(
        [...rest, 'grant', 'charge', 'charge'].slice(0, 3),
      );
      expect((await api.call({ route: 'getMe', user: 'u1' })).body).toMatchObject({
        next_free_credit_date: '2027-03-21T12:00:00.000Z',
      });
    },
  );

  it('of an account created on January 31 are granted on the last day of shorter months and on the 31st again', async () => {
    const api = openApi();
    const dates: unknown[] = [];
    for (const now of ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']) {
      api.deps.clock.set(`${now}T08:00:00.000Z`);
      const { body } = await api.call({ route: 'getMe', user: 'u1' });
      dates.push((body as { next_free_credit_date: string }).next_free_credit_date.slice(0, 10));
    }
    expect(dates).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30']);
    expect((await history(api)).filter(({ kind }) => kind === 'grant')).toHaveLength(5);
  });

  it('are not granted on a paid plan', async () => {
    const api = openApi();
    await create(api, 'u1');
    const profile = await api.deps.users.find('u1');
    if (profile) Object.assign(profile, { plan: 'pro' });
    api.deps.clock.set('2027-03-05T00:00:00.000Z');
    expect((await api.call({ route: 'getMe', user: 'u1' })).body).toMatchObject({ credits: 4 });
  });

  it('keep the refund of a run that ends in the month after its charge', async () => {
    const api = openApi();
    const jobId = await create(api, 'u1');
    api.deps.clock.set('2026-12-21T12:00:00.000Z');
    await api.call({ route: 'getMe', user: 'u1' });
    await api.call({ route: 'cancelJob', user: 'u1', id: jobId });
    expect((await api.call({ route: 'getMe', user: 'u1' })).body).toMatchObject({ credits: 6 });
    api.deps.clock.set('2027-01-21T12:00:00.000Z');
    expect((await api.call({ route: 'getMe', user: 'u1' })).body).toMatchObject({ credits: 5 });
  });
});

describe('the API', () => {
  it('documents its routes in OpenAPI, each under its name in the contract', () => {
    const document = siteDocument(openApi().deps, testConfig);
    const documented = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = Object.values(apiRoutes).map(({ method, path }) => `${method} ${apiBase}${path}`);
    expect(documented.toSorted()).toEqual(expected.toSorted());
  });

  it('forbids caching of every response', async () => {
    const response = await openApi().call({ route: 'getConfig' });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.body).toMatchObject({ stage: 'test', marketData: 'sample', demo: { used: false } });
  });
});
