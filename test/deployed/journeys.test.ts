import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configResponse, meResponse } from '#contracts/accounts/me.ts';
import { plans } from '#contracts/billing/plans.ts';
import { creditHistoryResponse } from '#contracts/credits/credits.ts';
import { apiErrorBody } from '#contracts/errors/errors.ts';
import { imageUploadResponse, processImagesResponse } from '#contracts/images/image-files.ts';
import { jobDetail, jobListResponse } from '#contracts/jobs/job.ts';
import { headers } from '#contracts/platform/headers.ts';
import { apiBase, apiRoutes } from '#contracts/platform/routes.ts';
import { cameraJpeg, png } from '#test/factories/make-images.ts';
import { notEmpty } from '#test/not-empty.ts';
import { type Account, createAccount, removeAccounts } from './account.ts';
import { article, type Caller, callerOf } from './caller.ts';
import { buyPro, notifyOfNothing } from './payment.ts';
import { readTarget } from './target.ts';

const target = readTarget();
const keywords = ['cold brew', 'coffee grinder', 'iced coffee', 'french press', 'coffee beans', 'espresso'];
/** The payment inbox's function starts first, on a machine that may be busy. */
const patience = { timeout: 120_000, interval: 500 };
const codeOf = ({ text }: { text: string }) => apiErrorBody.parse(JSON.parse(text)).code;

/** The steps of one user's first day, in order. */
describe.skipIf(target === null)('a deployed stage', () => {
  if (target === null) return;
  const accounts: Account[] = [];
  let ada: Caller;
  const visitor = callerOf(target);
  const balance = async () => (await ada.read('getMe', meResponse)).credits;

  beforeAll(async () => {
    const account = await createAccount(target);
    accounts.push(account);
    ada = callerOf(target, account.token);
  }, 120_000);
  afterAll(() => removeAccounts(target, accounts));

  it('says what it is, and gives each response an id', async () => {
    const { status, text, headers: answered } = await visitor.call('getConfig');
    expect(status).toBe(200);
    expect(configResponse.parse(JSON.parse(text)).cognito).toMatchObject({ clientId: target.clientId });
    expect(answered.get(headers.requestId)).toBeTruthy();
    expect(answered.get('cache-control')).toBe('no-store');
  });

  it('lets a visitor run once a month, then asks for a sign-up', async () => {
    const config = await visitor.read('getConfig', configResponse);
    if (!config.demo.used) {
      const id = await visitor.start({ job_type: 'keyword_optimizer', context_input: article() });
      expect(await visitor.ended(id)).toMatchObject({ status: 'completed' });
    }
    const body = { job_type: 'keyword_optimizer', generate_assets: true, context_input: article() };
    const rejected = await visitor.call('createJob', { body });
    expect([rejected.status, codeOf(rejected)]).toEqual([429, 'demo_limit_reached']);
  });

  it('recognizes a signed-up user, and nobody without a token', async () => {
    const me = await ada.read('getMe', meResponse);
    expect(me).toMatchObject({ email: accounts[0]?.email, subscription_plan: 'free', first_login: true });
    expect(me.credits).toBeGreaterThan(0);
    const nobody = await visitor.call('getMe');
    expect([nobody.status, codeOf(nobody)]).toEqual([401, 'unauthorized']);
    const forged = await callerOf(target, 'eyJhbGciOiJub25lIn0.e30.x').call('getMe');
    expect(forged.status).toBe(401);
  });

  it('optimizes an article, charges for it once, and lists it in the history', async () => {
    const before = await balance();
    const body = { job_type: 'keyword_optimizer', context_input: article() };
    const once = { [headers.idempotencyKey]: randomUUID() };
    const id = await ada.start(body, once);
    expect(await ada.start(body, once)).toBe(id);
    const { status, final_result: result } = await ada.ended(id);
    expect([status, result?.seo_titles.length, result?.meta_descriptions.length]).toEqual([
      'completed',
      3,
      3,
    ]);
    expect(result?.selected_keywords.length).toBeGreaterThanOrEqual(5);
    expect(result?.articles?.facts.length).toBeGreaterThan(0);
    expect(await balance()).toBe(before - (result?.receipt.credits.reserved ?? 0));

    const { jobs } = await ada.read('listJobs', jobListResponse);
    const slug = jobs.find((job) => job.id === id)?.slug ?? '';
    expect(slug).toMatch(/^seo-optimizer-\d+$/);
    expect((await ada.read('getJob', jobDetail, { id: slug })).final_result).toEqual(result);
    const { transactions } = await ada.read('getCreditHistory', creditHistoryResponse);
    expect(transactions.filter((each) => each.job_id === id).map(({ kind }) => kind)).toEqual(['charge']);
    expect(transactions.reduce((sum, { amount }) => sum + amount, 0)).toBe(await balance());
  });

  it('evaluates keywords, and reserves the file of all keywords for paid plans', async () => {
    const keywords = [
      'cold brew',
      'coffee grinder',
      'iced coffee',
      'french press',
      'coffee beans',
      'espresso',
    ];
    const id = await ada.start({ job_type: 'keyword_evaluator', keywords_list_input: keywords.join('\n') });
    const { status, final_result: result } = await ada.ended(id);
    expect([status, result?.keyword_created_number]).toEqual(['completed', keywords.length]);
    // The file with all keywords is part of the paid plans.
    const exported = await ada.call('exportAllKeywords', { body: { job_id: id } });
    expect([exported.status, codeOf(exported)]).toEqual([403, 'forbidden']);
  });

  it('uploads images to the bucket with its forms, describes them, and serves their copies', async () => {
    const files = [
      { name: 'harbour.jpg', type: 'image/jpeg', bytes: await cameraJpeg() },
      { name: 'blue jar.png', type: 'image/png', bytes: await png() },
    ];
    const id = await ada.start({ job_type: 'image_analyzer', image_count: files.length });
    for (const { name, type, bytes } of notEmpty(files)) {
      const body = { job_id: id, file_name: name, mime_type: type, file_size: bytes.length };
      const { url, fields } = await ada.read('createImageUpload', imageUploadResponse, { body });
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      form.append('file', new Blob([bytes]), name);
      expect((await fetch(url, { method: 'POST', body: form })).status).toBe(201);
    }
    await ada.read('processImages', processImagesResponse, { body: { job_id: id } });
    const { status, final_result: result } = await ada.ended(id);
    expect([status, result?.image_assets.map(({ alt_text }) => alt_text)]).toEqual([
      'completed',
      ['Fishing boats in the harbour', 'Blue jar'],
    ]);
    for (const { public_url } of notEmpty(result?.image_assets ?? [])) {
      const served = await fetch(public_url);
      expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
  });

  it('fails a run that it cannot complete, with a message for the user, and refunds the charge', async () => {
    const before = await balance();
    const id = await ada.start({ job_type: 'keyword_optimizer', context_input: 'http://127.0.0.1/private' });
    expect(await ada.ended(id)).toMatchObject({
      status: 'failed',
      final_result: null,
      error_user_message: expect.stringMatching(/\w/),
    });
    expect(await balance()).toBe(before);
    const { transactions } = await ada.read('getCreditHistory', creditHistoryResponse);
    const kinds = transactions.filter((each) => each.job_id === id).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['charge', 'refund']);
  });

  it('shows nobody another user’s run', async () => {
    const [newest] = (await ada.read('listJobs', jobListResponse)).jobs;
    const account = await createAccount(target);
    accounts.push(account);
    const eve = callerOf(target, account.token);
    for (const caller of [eve, visitor]) {
      const response = await caller.call('getJobStatus', { id: newest?.id ?? '' });
      expect([response.status, codeOf(response)]).toEqual([404, 'not_found']);
    }
    expect((await eve.read('listJobs', jobListResponse)).jobs).toEqual([]);
  });

  it('rejects an unsigned payment notification', async () => {
    const body = { event_id: 'evt_1', event_type: 'subscription.created', data: {} };
    const signature = { [headers.paymentSignature]: 'ts=1;h1=0' };
    const { status } = await visitor.call('paddleWebhook', { body, headers: signature });
    expect(status).toBeGreaterThanOrEqual(400);
    expect((await ada.read('getMe', meResponse)).subscription_plan).toBe('free');
  });

  it('accepts a signed payment notification, and changes nothing for one that does not concern us', async (context) => {
    if ('unknown' in target.webhook) return context.skip(target.webhook.unknown);
    const before = await ada.read('getMe', meResponse);
    const { status, text, headers: answered } = await notifyOfNothing(visitor, target.webhook.secret);
    // The firewall of a stage that sells refuses notifications from any address that is not Paddle's.
    if (target.kind === 'aws' && status === 403 && !answered.has(headers.requestId))
      return context.skip('The firewall refuses this machine: put its address into `paddle.addresses`.');
    expect([status, text]).toEqual([200, expect.stringMatching(/^\{/)]);
    expect(await ada.read('getMe', meResponse)).toEqual(before);
  });

  it('leaves no way around the edge', async (context) => {
    if (target.closedApi === null)
      return context.skip('This stage has no firewall that could be walked around.');
    const around = await fetch(`${target.closedApi}${apiBase}${apiRoutes.getConfig.path}`);
    expect([around.status, apiErrorBody.parse(await around.json()).code]).toEqual([404, 'not_found']);
  });

  it.skipIf(target.kind !== 'local' && target.payments === null)(
    'sells a plan: a signed notification counts once, grants its credits, and unlocks the file of all keywords',
    async () => {
      const before = await ada.read('getMe', meResponse);
      await buyPro(target, { ada, visitor, me: before });
      await expect
        .poll(async () => (await ada.read('getMe', meResponse)).subscription_plan, patience)
        .toBe('pro');
      await expect.poll(balance, patience).toBe(before.credits + plans.pro.halfCreditsPerMonth / 2);
      const { jobs } = await ada.read('listJobs', jobListResponse);
      const evaluated = jobs.find(({ job_type }) => job_type === 'keyword_evaluator');
      const file = await ada.call('exportAllKeywords', { body: { job_id: evaluated?.id } });
      expect([file.status, file.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining('text/csv'),
      ]);
      expect(file.text.trim().split('\n')).toHaveLength(keywords.length + 1);
    },
  );
});
