import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ApiKey, apiKey } from '#contracts/accounts/api-keys.ts';
import { meResponse } from '#contracts/accounts/me.ts';
import { planPreview } from '#contracts/billing/billing.ts';
import { planNames } from '#contracts/billing/plans.ts';
import { subscriptionRecord } from '#contracts/billing/subscription.ts';
import { type ApiRouteName, apiBase, apiRoutes } from '#contracts/platform/routes.ts';
import { startBilling } from './billing.ts';

const openBilling = startBilling();

const billingRoutes = [
  'getSubscription',
  'eligiblePrice',
  'startCheckout',
  'changePlan',
  'activateTrial',
  'rollbackPlanChange',
  'cancelSubscription',
  'portalSession',
  'getCreditHistory',
  'listApiKeys',
  'generateApiToken',
  'revokeApiKey',
] as const satisfies readonly ApiRouteName[];

const goodBodies: Partial<Record<ApiRouteName, object>> = {
  eligiblePrice: { plan: 'pro' },
  startCheckout: { plan: 'pro' },
  changePlan: { subscriptionId: 'sub_1', targetPriceId: 'pri_1', mode: 'immediate', preview: true },
  activateTrial: { subscriptionId: 'sub_1', preview: true },
  rollbackPlanChange: {},
  cancelSubscription: { subscriptionId: 'sub_1' },
  portalSession: {},
  generateApiToken: { user_id: 'u1' },
  revokeApiKey: { keyId: randomUUID() },
};

describe('the billing routes', () => {
  it('[B-070] [B-071] all share one base address and reject calls without a valid token', async () => {
    const { api, ask, paddle } = await openBilling('memory');
    for (const route of billingRoutes) {
      const { method, path } = apiRoutes[route];
      const body = goodBodies[route];
      expect([route, (await ask(route, null, body)).status]).toEqual([route, 401]);
      const response = await api.request(`${apiBase}${path}`, {
        method,
        headers: { Authorization: 'Bearer forged.token.here', 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect([route, response.status]).toEqual([route, 401]);
      expect([route, (await api.request(path, { method })).status]).toEqual([route, 404]);
    }
    expect(paddle.requests).toEqual([]);
  });

  it('[B-063] eligible-price returns the price of a plan, with the trial unless it was used', async () => {
    const { ask, signUp, subscribe } = await openBilling('memory');
    const [fresh, subscribed] = [await signUp(), await subscribe('trial')];
    const priceFor = async (user: string, plan: string) => (await ask('eligiblePrice', user, { plan })).body;
    expect(await priceFor(fresh, 'trial')).toEqual({ priceId: 'pri_local_trial', trialDays: 7 });
    expect(await priceFor(fresh, 'creator')).toEqual({ priceId: 'pri_local_trial', trialDays: 7 });
    expect(await priceFor(fresh, 'pro')).toEqual({ priceId: 'pri_local_pro', trialDays: 0 });
    expect(await priceFor(fresh, 'business')).toEqual({ priceId: 'pri_local_business', trialDays: 0 });
    expect(await priceFor(subscribed, 'creator')).toEqual({ priceId: 'pri_local_creator', trialDays: 0 });
    for (const body of [{}, { plan: 'free' }, { plan: 'PRO' }, { plan: 'pro', price: 1 }])
      expect((await ask('eligiblePrice', fresh, body)).status).toBe(400);
  });

  it('[B-064] change-plan accepts the ids, the mode, preview and an optional code, and nothing else', async () => {
    const { ask, subscribe, subscriptionOf } = await openBilling('memory');
    const user = await subscribe('pro');
    const { subscription_id: subscriptionId } = await subscriptionOf(user);
    const body = { subscriptionId, targetPriceId: 'pri_local_business', mode: 'immediate', preview: true };
    for (const good of [body, { ...body, discountCode: 'WELCOME20' }]) {
      const response = await ask('changePlan', user, good);
      expect(response.status).toBe(200);
      expect(planPreview.parse(response.body)).toEqual(response.body);
    }
    const { subscriptionId: _, ...withoutId } = body;
    for (const bad of [
      withoutId,
      { ...body, mode: 'later' },
      { ...body, mode: undefined },
      { ...body, preview: 'true' },
      { ...body, preview: undefined },
      { ...body, targetPriceId: 'business' },
      { ...body, subscriptionId: 7 },
      { ...body, discountCode: '' },
      { ...body, discountCode: 'A B' },
      { ...body, user_id: user },
    ])
      expect([bad, (await ask('changePlan', user, bad)).status]).toEqual([bad, 400]);
  });

  it('[B-066] activate-trial accepts the id and a boolean preview', async () => {
    const { ask, subscribe, subscriptionOf } = await openBilling('memory');
    const user = await subscribe('trial');
    const { subscription_id: subscriptionId } = await subscriptionOf(user);
    const preview = await ask('activateTrial', user, { subscriptionId, preview: true });
    expect(planPreview.parse(preview.body)).toEqual(preview.body);
    for (const bad of [{ subscriptionId }, { preview: true }, { subscriptionId, preview: 1 }])
      expect((await ask('activateTrial', user, bad)).status).toBe(400);
    const active = await ask('activateTrial', user, { subscriptionId, preview: false });
    expect(active.body).toMatchObject({ subscription: { subscription_status: 'active' } });
  });

  it('[B-061] [B-072] a checkout starts at the provider, for one price, with the user’s data and address, and no card data reaches the product', async () => {
    const { ask, signUp, checkout, paddle, clock } = await openBilling('memory');
    const user = await signUp();
    const begun = await checkout(user, 'pro');
    expect(begun).toMatchObject({
      items: [{ priceId: 'pri_local_pro', quantity: 1 }],
      customData: { user_id: user, plan: 'pro', ts: clock.now().getTime() },
      customerEmail: `${user}@example.com`,
      discountCode: null,
      successPath: '/billing?success=true',
    });
    const { data } = (await paddle.read('/transactions')) as { data: Record<string, unknown>[] };
    expect(data).toMatchObject([
      {
        id: begun.transactionId,
        items: [{ quantity: 1, price: { id: 'pri_local_pro' } }],
        custom_data: begun.customData,
      },
    ]);
    // Fields other than the plan and a code are rejected, so nobody can send a card number.
    for (const more of [
      { card: '4242424242424242' },
      { user_id: 'another' },
      { priceId: 'pri_local_creator' },
    ])
      expect((await ask('startCheckout', user, { plan: 'pro', ...more })).status).toBe(400);
  });

  it('[B-075] [B-207] the profile contains the plan, one of four, and whether the trial was used', async () => {
    const { ask, signUp, subscribe, subscriptionOf } = await openBilling('memory');
    expect(planNames).toEqual(['free', 'creator', 'pro', 'business']);
    const profile = async (user: string) => meResponse.parse((await ask('getMe', user)).body);
    const [fresh, trialing, pro] = [await signUp(), await subscribe('trial'), await subscribe('pro')];
    expect(await profile(fresh)).toMatchObject({
      id: fresh,
      email: `${fresh}@example.com`,
      role: 'user',
      subscription_plan: 'free',
      credits: 5,
      created_at: '2026-11-21T12:00:00.000Z',
      trial_used: false,
      next_free_credit_date: '2026-12-21T12:00:00.000Z',
    });
    // A trial is a status, not a plan.
    expect(await profile(trialing)).toMatchObject({
      subscription_plan: 'creator',
      trial_used: true,
      next_free_credit_date: null,
    });
    expect(await subscriptionOf(trialing)).toMatchObject({
      subscription_status: 'trialing',
      plan: 'creator',
    });
    expect(await profile(pro)).toMatchObject({ subscription_plan: 'pro', trial_used: false });
  });

  it('[B-076] the newest subscription counts, and a user without one has null', async () => {
    const billing = await openBilling();
    const { ask, signUp, subscribe, subscriptionOf, checkout, paddle, moveTo } = billing;
    expect((await ask('getSubscription', await signUp())).body).toEqual({ subscription: null });
    const user = await subscribe('pro');
    const first = await subscriptionOf(user);
    await ask('cancelSubscription', user, { subscriptionId: first.subscription_id });
    await moveTo('2026-12-21T12:00:01.000Z');
    await paddle.pay((await checkout(user, 'business')).checkoutUrl ?? '');
    const second = await subscriptionOf(user);
    expect(second).toMatchObject({ plan: 'business', subscription_status: 'active' });
    expect((await billing.deps.subscriptions.list(user)).map(({ subscriptionId }) => subscriptionId)).toEqual(
      [second.subscription_id, first.subscription_id],
    );
    // Late notifications about the old subscription change neither the plan nor the subscription that is shown.
    for (const { body, signature } of [...paddle.sent]) await billing.notify(body, signature);
    expect(await subscriptionOf(user)).toEqual(second);
    expect(await billing.me(user)).toMatchObject({ plan: 'business' });
  });

  it('[B-208] a subscription has the fields of its record and no others', async () => {
    const { ask, subscribe } = await openBilling('memory');
    const user = await subscribe('pro');
    const { subscription } = (await ask('getSubscription', user)).body;
    expect(subscriptionRecord.parse(subscription)).toEqual(subscription);
    expect(Object.keys(subscription as object).sort()).toEqual(
      [
        'id',
        'user_id',
        'subscription_id',
        'customer_id',
        'subscription_status',
        'price_id',
        'plan',
        'next_billed_at',
        'created_at',
        'scheduled_change',
        'canceled_at',
        'user_notice_type',
        'user_notice',
        'user_notice_cta_label',
        'user_notice_cta_url',
        'user_notice_severity',
        'user_notice_expires_at',
      ].sort(),
    );
  });
});

describe('API keys', () => {
  const openAdmin = async () => {
    const billing = await openBilling('memory');
    const admin = await billing.signUp();
    await billing.deps.users.update(admin, { role: 'admin' });
    return { ...billing, admin };
  };
  const listOf = async ({ ask }: Awaited<ReturnType<typeof openAdmin>>, user: string): Promise<ApiKey[]> =>
    (await ask<{ keys: ApiKey[] }>('listApiKeys', user)).body.keys;

  it('[B-209] have 256 random bits, are shown once, and are stored as a hash and a prefix', async () => {
    const billing = await openAdmin();
    const { ask, admin, deps } = billing;
    const made = await ask<{ full_api_key: string; key: ApiKey }>('generateApiToken', admin, {
      user_id: admin,
    });
    const key = made.body.full_api_key;
    expect(key).toMatch(/^sk_[\w-]{43}$/);
    const [listed] = await listOf(billing, admin);
    expect(listed).toEqual({
      id: expect.any(String),
      key_prefix: key.slice(0, 11),
      created_at: '2026-11-21T12:00:00.000Z',
      last_used_at: null,
      scopes: ['read', 'run'],
      is_active: true,
    });
    expect(apiKey.parse(listed)).toEqual(listed);
    const [kept] = await deps.apiKeys.list(admin);
    expect(kept?.hash).toBe(createHash('sha256').update(key).digest('hex'));
    expect(JSON.stringify([kept, listed])).not.toContain(key.slice(11));
    const other = await ask<{ full_api_key: string }>('generateApiToken', admin, { user_id: admin });
    expect(other.body.full_api_key).not.toBe(key);
  });

  it('are listed newest first; a revoked key disappears at once, and only its owner can revoke it', async () => {
    const billing = await openAdmin();
    const { ask, admin, clock, signUp, deps } = billing;
    const another = await signUp();
    await deps.users.update(another, { role: 'admin' });
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) {
      const made = await ask<{ key: ApiKey }>('generateApiToken', admin, { user_id: admin });
      ids.unshift(made.body.key.id);
      clock.advance(60);
    }
    expect((await listOf(billing, admin)).map(({ id }) => id)).toEqual(ids);
    const keyId = ids[1];
    expect((await ask('revokeApiKey', another, { keyId })).status).toBe(404);
    expect((await ask('revokeApiKey', admin, { keyId })).body).toEqual({ revoked: true });
    expect((await listOf(billing, admin)).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    expect((await ask('revokeApiKey', admin, { keyId })).status).toBe(404);
    expect(await listOf(billing, another)).toEqual([]);
  });

  it('[B-261] are only for administrators, whatever their plan, and only for their own account', async () => {
    const { ask, admin, subscribe } = await openAdmin();
    const user = await subscribe('business');
    for (const [route, body] of [
      ['listApiKeys', undefined],
      ['generateApiToken', { user_id: user }],
      ['generateApiToken', { user_id: admin }],
      ['revokeApiKey', { keyId: randomUUID() }],
    ] as const) {
      const response = await ask(route, user, body);
      expect([route, response.status, response.body.code]).toEqual([route, 403, 'admins_only']);
    }
    expect((await ask('generateApiToken', admin, { user_id: user })).status).toBe(404);
    expect((await ask('generateApiToken', admin, { user_id: admin, role: 'admin' })).status).toBe(400);
  });
});
