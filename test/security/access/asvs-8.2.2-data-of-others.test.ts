import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Subscription } from '#contracts/billing/payment.ts';
import type { Call } from '#test/contract/api/api-suite.ts';
import { openProduct, optimizing } from '#test/security/open-product.ts';

const subscriptionOf = (userId: string): Subscription => ({
  userId,
  subscriptionId: 'sub_ada',
  customerId: 'ctm_ada',
  status: 'active',
  priceId: 'pri_pro',
  plan: 'pro',
  createdAt: '2026-11-01T12:00:00.000Z',
  nextBilledAt: '2026-12-01T12:00:00.000Z',
  canceledAt: null,
  period: { start: '2026-11-01T12:00:00.000Z', end: '2026-12-01T12:00:00.000Z' },
  scheduledChange: null,
  held: null,
  hadTrial: false,
  version: '1',
});

describe('what belongs to another user', () => {
  it('is reported as missing: jobs, by id, slug and upload', async () => {
    const { call, newUser, start, finish } = openProduct();
    const [ada, eve] = [await newUser(), await newUser({ plan: 'pro' })];
    const jobId = await start(optimizing(), ada);
    await finish(jobId);
    const ways = (name: string): Call[] => [
      { route: 'getJobStatus', id: name },
      { route: 'getJob', id: name },
      { route: 'cancelJob', id: name },
      { route: 'renameJob', id: name, body: { name: 'Mine' } },
      { route: 'deleteJob', id: name },
      { route: 'saveChoices', id: name, body: { version: 0, choices: {} } },
      { route: 'createShare', id: name },
      { route: 'revokeShare', id: name },
      { route: 'claimJob', id: name, body: { visitor_token: 'a'.repeat(64) } },
      { route: 'exportAllKeywords', body: { job_id: name } },
      { route: 'processImages', body: { job_id: name } },
      {
        route: 'createImageUpload',
        body: { job_id: name, file_name: 'a.png', mime_type: 'image/png', file_size: 10 },
      },
    ];
    const nobodys = ways(randomUUID());
    for (const [place, way] of ways(jobId).entries()) {
      const theirs = await call({ ...way, user: eve });
      const none = await call({ ...(nobodys[place] as Call), user: eve });
      expect([way.route, theirs.status, theirs.body]).toEqual([way.route, 404, none.body]);
    }
    const slug = 'seo-optimizer-1';
    expect((await call({ route: 'getJob', id: slug, user: ada })).status).toBe(200);
    expect((await call({ route: 'getJob', id: slug, user: eve })).status).toBe(404);
    expect((await call({ route: 'listJobs', user: eve })).text).not.toContain(jobId);
    expect((await call({ route: 'getCreditHistory', user: eve })).text).not.toContain(jobId);
    expect((await call({ route: 'getJobStatus', id: jobId, user: ada })).body).toMatchObject({
      status: 'completed',
    });
  });

  it('is reported as missing: subscriptions and API keys', async () => {
    const { call, deps, newUser } = openProduct();
    const [ada, eve] = [await newUser({ role: 'admin' }), await newUser({ role: 'admin' })];
    const made = await call({ route: 'generateApiToken', user: ada, body: { user_id: ada } });
    const { key } = made.body as { key: { id: string } };
    expect((await call({ route: 'revokeApiKey', user: eve, body: { keyId: key.id } })).status).toBe(404);
    expect((await call({ route: 'generateApiToken', user: eve, body: { user_id: ada } })).status).toBe(404);
    expect((await call({ route: 'listApiKeys', user: eve })).body).toEqual({ keys: [] });
    expect((await call({ route: 'listApiKeys', user: ada })).body).toMatchObject({ keys: [{ id: key.id }] });
    await deps.subscriptions.change({ userId: ada, subscriptionId: 'sub_ada' }, () => subscriptionOf(ada));
    expect((await call({ route: 'getSubscription', user: ada })).text).toContain('sub_ada');
    for (const subscriptionId of ['sub_ada', 'sub_nobody'])
      for (const way of [
        { route: 'cancelSubscription', body: { subscriptionId } },
        { route: 'activateTrial', body: { subscriptionId, preview: false } },
        {
          route: 'changePlan',
          body: { subscriptionId, targetPriceId: 'pri_1', mode: 'immediate', preview: false },
        },
      ] as const)
        expect([way.route, (await call({ ...way, user: eve })).status]).toEqual([way.route, 404]);
    expect((await call({ route: 'getSubscription', user: eve })).text).not.toContain('sub_ada');
  });
});
