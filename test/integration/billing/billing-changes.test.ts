import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PlanPreview } from '#contracts/billing/billing.ts';
import { expectConsistentLedger } from '#test/integration/invariants.ts';
import { notEmpty } from '#test/not-empty.ts';
import { startBilling } from './billing.ts';

const openBilling = startBilling();

type Billing = Awaited<ReturnType<typeof openBilling>>;

/** The middle of the first month of a purchase at the start, 2026-11-21T12:00Z. */
const midMonth = '2026-12-06T12:00:00.000Z';
const renewal = '2026-12-21T12:00:00.000Z';
const charges = ({ paddle }: Billing): number =>
  paddle.requests.filter((request) => /^PATCH \/subscriptions\/\w+$/.test(request)).length;

describe('an upgrade', () => {
  it('[B-028] [B-065] [B-211] [B-212] is previewed, charges the prorated difference now and grants its credits', async () => {
    const billing = await openBilling();
    const { subscribe, moveTo, change, subscriptionOf, me, deps, paddle } = billing;
    const user = await subscribe('pro');
    await moveTo(midMonth);
    const before = await subscriptionOf(user);
    const preview = await change<PlanPreview>(user, 'business', { preview: true });
    expect(preview.status).toBe(200);
    expect(preview.body).toEqual({
      subscription: {
        items: [{ price: { unit_amount: 10_900, currency: 'USD' } }],
        discount: null,
        next_billed_at: renewal,
        // Half of the difference of $60.
        immediate_transaction: { details: { totals: { total: 3000, discount: 0 } } },
        next_transaction: { details: { totals: { total: 10_900 } } },
        scheduled_change: null,
      },
      isTrialChange: false,
      immediateTotal: 3000,
      immediateCredits: 75,
      pricingPreview: { details: { totals: { total: 10_900 } } },
    });
    expect(await subscriptionOf(user)).toEqual(before);
    expect(charges(billing)).toBe(0);
    const changed = await change(user, 'business');
    expect(changed.body.subscription).toMatchObject({ plan: 'business', price_id: 'pri_local_business' });
    expect(await me(user)).toMatchObject({ plan: 'business', credits: 5 + 150 + 75 });
    expect(charges(billing)).toBe(1);
    const [paid] = await paddle.client.listPayments(before.subscription_id);
    expect(paid?.payment).toMatchObject({ totalCents: 3000, origin: 'subscription_update' });
    await moveTo('2026-12-21T12:00:01.000Z');
    // 15% of 300 credits roll over.
    expect(await me(user)).toMatchObject({ plan: 'business', credits: 45 + 300 });
    await expectConsistentLedger(deps, user);
  });

  it('[B-227] with a declined or missing payment method returns 402 and changes nothing', async () => {
    const billing = await openBilling();
    for (const card of ['later', 'lost']) {
      const user = await billing.subscribe('pro', card);
      const before = await billing.subscriptionOf(user);
      const response = await billing.change<{ code: string }>(user, 'business');
      expect([card, response.status, response.body.code]).toEqual([card, 402, 'payment_failed']);
      expect(await billing.subscriptionOf(user)).toEqual(before);
      expect(await billing.me(user)).toMatchObject({ plan: 'pro', credits: 155 });
      // With another card, added in the portal, it goes through.
      const { body } = await billing.ask<{ url: string }>('portalSession', user, {});
      await billing.paddle.manage(body.url, { do: 'card', id: before.subscription_id, card: 'works' });
      expect((await billing.change(user, 'business')).body.subscription).toMatchObject({ plan: 'business' });
      // At the moment the month begins, the full difference is charged.
      expect(await billing.me(user)).toMatchObject({ plan: 'business', credits: 305 });
    }
  });

  it('that is requested twice at the same time is charged once', async () => {
    const billing = await openBilling();
    const user = await billing.subscribe('pro');
    await billing.moveTo(midMonth);
    const responses = await Promise.all([billing.change(user, 'business'), billing.change(user, 'business')]);
    expect(
      responses.map(({ status }) => status).filter((status) => status !== 200 && status !== 409),
    ).toEqual([]);
    await billing.paddle.local.flush();
    const { subscription_id: id } = await billing.subscriptionOf(user);
    const paid = await billing.paddle.client.listPayments(id);
    expect(paid.map(({ payment }) => payment.totalCents)).toEqual([3000, 4900]);
    expect(await billing.me(user)).toMatchObject({ plan: 'business', credits: 5 + 150 + 75 });
  });

  it('at the same time as a cancellation ends as the provider says', async () => {
    const billing = await openBilling();
    for (let round = 0; round < 5; round++) {
      const user = await billing.subscribe('pro');
      const { subscription_id: subscriptionId } = await billing.subscriptionOf(user);
      const [changed, canceled] = await Promise.all([
        billing.change(user, 'business'),
        billing.ask('cancelSubscription', user, { subscriptionId }),
      ]);
      await billing.paddle.local.flush();
      expect([200, 409]).toContain(changed.status);
      expect(canceled.status).toBe(200);
      const { subscription } = await billing.paddle.client.find(subscriptionId);
      const [kept] = await billing.deps.subscriptions.list(user);
      expect(kept).toMatchObject({
        priceId: subscription.priceId,
        status: subscription.status,
        scheduledChange: subscription.scheduledChange,
      });
      const plan = changed.status === 200 ? 'business' : 'pro';
      expect(await billing.me(user)).toMatchObject({ plan });
      await expectConsistentLedger(billing.deps, user);
    }
  });
});

describe('a downgrade', () => {
  it('[B-029] takes effect on the next billing date, keeps plan and credits until then, and costs nothing', async () => {
    const billing = await openBilling();
    const { subscribe, moveTo, change, subscriptionOf, me, deps, kinds } = billing;
    const user = await subscribe('business');
    await moveTo(midMonth);
    const preview = await change<PlanPreview>(user, 'creator', { preview: true, mode: 'next_period' });
    expect(preview.body).toMatchObject({
      subscription: { immediate_transaction: null, scheduled_change: { effective_from: renewal } },
      isTrialChange: false,
      immediateTotal: 0,
      immediateCredits: 0,
      pricingPreview: { details: { totals: { total: 1900 } } },
    });
    expect((await change(user, 'creator', { mode: 'next_period' })).status).toBe(200);
    // The provider already has the cheaper items, but the plan stays, even after the provider's notifications.
    expect((await deps.subscriptions.list(user))[0]?.priceId).toBe('pri_local_creator');
    expect(await subscriptionOf(user)).toMatchObject({
      plan: 'business',
      price_id: 'pri_local_business',
      scheduled_change: { action: 'downgrade', effective_from: renewal, plan: 'creator' },
      user_notice_type: 'downgrade',
    });
    expect(await me(user)).toMatchObject({ plan: 'business', credits: 305 });
    await moveTo('2026-12-21T12:00:01.000Z');
    expect(await subscriptionOf(user)).toMatchObject({
      plan: 'creator',
      scheduled_change: null,
      user_notice: null,
    });
    // The rollover depends on the plan that ended: 15% of 300.
    expect(await me(user)).toMatchObject({ plan: 'creator', credits: 45 + 40 });
    expect((await kinds(user)).map(([kind]) => kind)).toEqual(['grant', 'grant', 'expiry', 'grant']);
    await expectConsistentLedger(deps, user);
  });

  it('[B-067] is undone by a rollback at no cost; a second rollback finds nothing to do', async () => {
    const billing = await openBilling();
    const user = await billing.subscribe('business');
    await billing.moveTo(midMonth);
    await billing.change(user, 'pro', { mode: 'next_period' });
    const rolled = await billing.ask('rollbackPlanChange', user);
    expect(rolled.body).toMatchObject({
      rolled_back: true,
      subscription: { plan: 'business', price_id: 'pri_local_business', scheduled_change: null },
    });
    await billing.paddle.local.flush();
    const count = charges(billing);
    expect((await billing.ask('rollbackPlanChange', user, {})).body).toMatchObject({ rolled_back: false });
    expect(charges(billing)).toBe(count);
    await billing.moveTo('2026-12-21T12:00:01.000Z');
    expect(await billing.me(user)).toMatchObject({ plan: 'business', credits: 45 + 300 });
    expect(
      await billing.paddle.client.listPayments((await billing.subscriptionOf(user)).subscription_id),
    ).toHaveLength(2);
  });

  it('that is pending is undone before an upgrade, whose price and charge start from the current plan', async () => {
    const billing = await openBilling();
    const user = await billing.subscribe('pro');
    await billing.moveTo(midMonth);
    await billing.change(user, 'creator', { mode: 'next_period' });
    const preview = await billing.change<PlanPreview>(user, 'business', { preview: true });
    expect(preview.body).toMatchObject({ immediateTotal: 3000, immediateCredits: 75 });
    const changed = await billing.change(user, 'business');
    expect(changed.body.subscription).toMatchObject({ plan: 'business', scheduled_change: null });
    const { subscription_id: id } = await billing.subscriptionOf(user);
    const [paid] = await billing.paddle.client.listPayments(id);
    expect(paid?.payment.totalCents).toBe(3000);
    expect(await billing.me(user)).toMatchObject({ plan: 'business', credits: 5 + 150 + 75 });
  });

  it('that is pending is restored when the upgrade that replaced it is declined', async () => {
    const billing = await openBilling();
    const user = await billing.subscribe('pro', 'later');
    await billing.moveTo(midMonth);
    await billing.change(user, 'creator', { mode: 'next_period' });
    const before = await billing.subscriptionOf(user);
    const response = await billing.change<{ code: string }>(user, 'business');
    expect([response.status, response.body.code]).toEqual([402, 'payment_failed']);
    expect(await billing.subscriptionOf(user)).toEqual(before);
    const { subscription } = await billing.paddle.client.find(before.subscription_id);
    expect(subscription.priceId).toBe('pri_local_creator');
    expect(await billing.me(user)).toMatchObject({ plan: 'pro', credits: 155 });
  });

  it('that the provider rejects leaves everything as it was', async () => {
    const billing = await openBilling();
    const user = await billing.subscribe('pro');
    const before = await billing.subscriptionOf(user);
    // The last half hour before a renewal.
    await billing.moveTo('2026-12-21T11:45:00.000Z');
    const response = await billing.change<{ code: string }>(user, 'creator', { mode: 'next_period' });
    expect([response.status, response.body.code]).toEqual([409, 'plan_change_locked']);
    expect(await billing.subscriptionOf(user)).toEqual(before);
  });

  it.each([
    ['something_new', 400],
    ['forbidden', 403],
  ])('that certainly did not happen because of %s leaves everything as it was', async (code, status) => {
    const billing = await openBilling();
    const user = await billing.subscribe('pro');
    const before = await billing.subscriptionOf(user);
    billing.paddle.fail('PATCH', /^\/subscriptions\/\w+$/, { kind: 'error', code, status }, 2);
    const response = await billing.change<{ code: string; message: string }>(user, 'creator', {
      mode: 'next_period',
    });
    expect([response.status, response.body.code]).toEqual([503, 'payments_unavailable']);
    expect(response.body.message).not.toContain('not confirmed');
    expect(await billing.subscriptionOf(user)).toEqual(before);
  });
});

describe('a change during a trial', () => {
  it('[B-030] [B-031] takes effect at once and is free, up and down, and the trial becomes the new plan', async () => {
    const billing = await openBilling();
    const { subscribe, change, subscriptionOf, me, moveTo, kinds } = billing;
    const user = await subscribe('trial');
    const preview = await change<PlanPreview>(user, 'business', { preview: true });
    expect(preview.body).toMatchObject({
      isTrialChange: true,
      immediateTotal: 0,
      immediateCredits: 0,
      subscription: { immediate_transaction: null, scheduled_change: null },
      pricingPreview: { details: { totals: { total: 10_900 } } },
    });
    expect(await subscriptionOf(user)).toMatchObject({ plan: 'creator' });
    expect((await change(user, 'business')).body.subscription).toMatchObject({
      plan: 'business',
      subscription_status: 'trialing',
      scheduled_change: null,
    });
    // The same holds for a lower plan, and for the mode of a downgrade.
    expect((await change(user, 'pro', { mode: 'next_period' })).body.subscription).toMatchObject({
      plan: 'pro',
      subscription_status: 'trialing',
      scheduled_change: null,
    });
    expect(await me(user)).toMatchObject({ plan: 'pro', credits: 10 });
    await moveTo('2026-11-28T12:00:01.000Z');
    expect(await me(user)).toMatchObject({ plan: 'pro', credits: 150 });
    expect((await kinds(user)).map(([, credits]) => credits)).toEqual([5, 5, -10, 150]);
  });

  it('[B-033] that was confirmed stays when the dialog of another change is closed', async () => {
    const billing = await openBilling();
    const user = await billing.subscribe('trial');
    await billing.change(user, 'pro');
    await billing.change(user, 'business', { preview: true });
    expect((await billing.ask('rollbackPlanChange', user, {})).body).toMatchObject({
      rolled_back: false,
      subscription: { plan: 'pro' },
    });
    expect(await billing.me(user)).toMatchObject({ plan: 'pro' });
  });

  it('[B-042] activation ends the trial now, charges a month and grants its credits', async () => {
    const billing = await openBilling();
    const { ask, subscribe, subscriptionOf, me, paddle } = billing;
    const user = await subscribe('trial');
    const { subscription_id: subscriptionId } = await subscriptionOf(user);
    const preview = await ask<PlanPreview>('activateTrial', user, { subscriptionId, preview: true });
    const { credits: unused } = await me(user);
    expect(preview.body).toMatchObject({
      immediateTotal: 1900,
      immediateCredits: 40,
      lapsingCredits: unused,
      creditsAfter: 40,
      isTrialChange: false,
      subscription: { next_billed_at: renewal },
    });
    expect(await subscriptionOf(user)).toMatchObject({ subscription_status: 'trialing' });
    const active = await ask('activateTrial', user, { subscriptionId, preview: false });
    expect(active.body).toMatchObject({
      subscription: { subscription_status: 'active', plan: 'creator', next_billed_at: renewal },
    });
    await paddle.local.flush();
    expect(await me(user)).toMatchObject({ plan: 'creator', credits: 40 });
    expect((await ask('activateTrial', user, { subscriptionId, preview: false })).status).toBe(409);
    const declined = await subscribe('trial', 'later');
    const { subscription_id: other } = await subscriptionOf(declined);
    const failed = await ask('activateTrial', declined, { subscriptionId: other, preview: false });
    expect([failed.status, failed.body.code]).toEqual([402, 'payment_failed']);
    expect(await subscriptionOf(declined)).toMatchObject({ subscription_status: 'trialing' });
  });
});

describe('calls that do not match the subscription', () => {
  it('are rejected without a call that changes anything', async () => {
    const billing = await openBilling();
    const user = await billing.subscribe('pro');
    const { subscription_id: subscriptionId } = await billing.subscriptionOf(user);
    const wrong: [targetPriceId: string, mode: string][] = [
      ['pri_local_pro', 'immediate'],
      ['pri_local_business', 'next_period'],
      ['pri_local_creator', 'immediate'],
      ['pri_unknown', 'immediate'],
    ];
    for (const [targetPriceId, mode] of wrong) {
      const body = { subscriptionId, targetPriceId, mode, preview: false };
      const response = await billing.ask('changePlan', user, body);
      expect([targetPriceId, response.status, response.body.code]).toEqual([
        targetPriceId,
        409,
        'plan_change_not_possible',
      ]);
    }
    expect((await billing.ask('startCheckout', user, { plan: 'business' })).status).toBe(409);
    expect(charges(billing)).toBe(0);
  });

  it('are rejected on every route for another user’s subscription', async () => {
    const billing = await openBilling();
    const [ada, eve] = [await billing.subscribe('creator'), await billing.subscribe('creator')];
    const { subscription_id: subscriptionId } = await billing.subscriptionOf(ada);
    const before = await billing.subscriptionOf(ada);
    const calls = [
      ['changePlan', { subscriptionId, targetPriceId: 'pri_local_pro', mode: 'immediate', preview: true }],
      ['changePlan', { subscriptionId, targetPriceId: 'pri_local_pro', mode: 'immediate', preview: false }],
      ['activateTrial', { subscriptionId, preview: true }],
      ['activateTrial', { subscriptionId, preview: false }],
      ['cancelSubscription', { subscriptionId }],
    ] as const;
    const newcomer = await billing.signUp();
    billing.paddle.requests.length = 0;
    for (const [route, body] of notEmpty(calls))
      for (const user of [eve, newcomer]) {
        const response = await billing.ask(route, user, body);
        expect([route, response.status, response.body.code]).toEqual([route, 404, 'not_found']);
        // Another user's subscription gets the same response as one that does not exist.
        const none = { ...body, subscriptionId: `sub_${randomUUID().replaceAll('-', '')}` };
        expect((await billing.ask(route, user, none)).body).toEqual(response.body);
      }
    for (const [route, body] of notEmpty(calls))
      expect([route, (await billing.ask(route, null, body)).status]).toEqual([route, 401]);
    expect(billing.paddle.requests).toEqual([]);
    expect(await billing.subscriptionOf(ada)).toEqual(before);
    // Without an id, the calls concern the caller's own subscription.
    expect((await billing.ask('portalSession', newcomer, {})).status).toBe(404);
    expect((await billing.ask('rollbackPlanChange', eve, {})).body).toMatchObject({
      subscription: { user_id: eve },
    });
  });
});

describe('a promo code', () => {
  it('[B-058] [B-059] applies to the checkout, to previews and to changes', async () => {
    const billing = await openBilling();
    const { checkout, signUp, paddle, change, moveTo } = billing;
    const user = await signUp();
    const { checkoutUrl, discountCode } = await checkout(user, 'pro', 'WELCOME20');
    expect(discountCode).toBe('WELCOME20');
    expect(await (await fetch(checkoutUrl ?? '')).text()).toContain('$39.20');
    await paddle.pay(checkoutUrl ?? '');
    const { subscription_id: id } = await billing.subscriptionOf(user);
    expect((await paddle.client.listPayments(id))[0]?.payment.totalCents).toBe(3920);
    await moveTo(midMonth);
    const other = await billing.subscribe('pro');
    const preview = await change<PlanPreview>(other, 'business', { preview: true, discountCode: 'TENOFF' });
    expect(preview.body).toMatchObject({
      immediateTotal: 5000,
      subscription: { discount: { code: 'TENOFF', amount: 1000 } },
    });
    expect((await change(other, 'business', { discountCode: 'TENOFF' })).status).toBe(200);
    const [paid] = await paddle.client.listPayments((await billing.subscriptionOf(other)).subscription_id);
    expect(paid?.payment.totalCents).toBe(5000);
  });

  it('that is unknown, expired, used up or for another plan is rejected with the reason', async () => {
    const billing = await openBilling();
    const user = await billing.signUp();
    for (const [plan, discountCode] of [
      ['pro', 'NOSUCHCODE'],
      ['pro', 'EXPIRED'],
      ['pro', 'USEDUP'],
      ['business', 'PROONLY'],
    ]) {
      const response = await billing.ask('startCheckout', user, { plan, discountCode });
      expect([discountCode, response.status, response.body.code]).toEqual([
        discountCode,
        400,
        'discount_not_valid',
      ]);
    }
    expect((await billing.ask('startCheckout', user, { plan: 'pro', discountCode: 'PROONLY' })).status).toBe(
      200,
    );
    expect((await billing.ask('startCheckout', user, { plan: 'pro', discountCode: 'lower' })).status).toBe(
      400,
    );
  });
});
