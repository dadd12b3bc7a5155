import { describe, expect, it } from 'vitest';
import { at } from '#test/factories/job-orders.ts';
import { expectConsistentLedger } from '#test/integration/invariants.ts';
import { startBilling } from './billing.ts';

const openBilling = startBilling();

type Billing = Awaited<ReturnType<typeof openBilling>>;

const portalOf = async ({ ask }: Billing, user: string): Promise<string> =>
  (await ask<{ url: string }>('portalSession', user, {})).body.url;

/** Spends credits as a run does. */
const spend = async ({ ask }: Billing, user: string, runs: number): Promise<void> => {
  const body = {
    job_type: 'keyword_evaluator',
    generate_assets: true,
    keywords_list_input: 'sourdough starter',
  };
  for (let run = 0; run < runs; run++) expect((await ask('createJob', user, body)).status).toBe(200);
};

describe('credits of a plan', () => {
  it('[B-245] carry over 5, 10 and 15 percent of the unused credits each month, at most 2, 15 and 45', async () => {
    const billing = await openBilling();
    for (const [plan, monthly, rollover] of [
      ['creator', 40, 2],
      ['pro', 150, 15],
      ['business', 300, 45],
    ] as const) {
      billing.clock.set('2026-11-21T12:00:00.000Z');
      const user = await billing.subscribe(plan === 'creator' ? 'trial' : plan);
      if (plan === 'creator') {
        const { subscription_id: subscriptionId } = await billing.subscriptionOf(user);
        await billing.ask('activateTrial', user, { subscriptionId, preview: false });
        await billing.paddle.local.flush();
      }
      await billing.moveTo('2026-12-21T12:00:01.000Z');
      expect([plan, (await billing.me(user)).credits]).toEqual([plan, monthly + rollover]);
      await expectConsistentLedger(billing.deps, user);
    }
  });

  it('are granted for each of several months that the clock skips, in order', async () => {
    const billing = await openBilling();
    const user = await billing.subscribe('pro');
    await billing.moveTo('2027-02-22T00:00:00.000Z');
    expect((await billing.kinds(user)).filter(([kind]) => kind === 'grant')).toHaveLength(5);
    expect(await billing.me(user)).toMatchObject({ credits: 165 });
    await expectConsistentLedger(billing.deps, user);
  });

  it('are not affected by a renewal during a run', async () => {
    const billing = await openBilling();
    const user = await billing.subscribe('pro');
    await spend(billing, user, 3);
    await billing.moveTo('2026-12-21T12:00:01.000Z');
    const [job] = await billing.deps.jobs.listByUser(user, { limit: 1, after: null });
    await billing.api.request(`/api/jobs/${job?.id}/cancel`, {
      method: 'POST',
      headers: { Authorization: `Bearer user.${user}.session` },
    });
    expect(await billing.me(user)).toMatchObject({ credits: 15 + 150 + 1 });
    await expectConsistentLedger(billing.deps, user);
  });
});

describe('a cancellation', () => {
  it('[B-050] [B-068] takes effect at the end of the period; plan and credits stay until then', async () => {
    const billing = await openBilling();
    const { ask, subscribe, subscriptionOf, me, moveTo, deps } = billing;
    const user = await subscribe('pro');
    const { subscription_id: subscriptionId } = await subscriptionOf(user);
    const canceled = await ask('cancelSubscription', user, { subscriptionId });
    expect(canceled.body).toMatchObject({
      subscription: {
        subscription_status: 'active',
        plan: 'pro',
        scheduled_change: { action: 'cancel', effective_from: '2026-12-21T12:00:00.000Z' },
        user_notice_type: 'cancel',
        user_notice: 'Your subscription ends on December 21, 2026. Until then you keep your Pro plan.',
      },
    });
    expect((await ask('cancelSubscription', user, { subscriptionId })).status).toBe(200);
    await moveTo('2026-12-21T11:59:00.000Z');
    expect(await me(user)).toMatchObject({ plan: 'pro', credits: 155 });
    await moveTo('2026-12-21T12:00:01.000Z');
    expect(await subscriptionOf(user)).toMatchObject({
      subscription_status: 'canceled',
      plan: 'free',
      canceled_at: '2026-12-21T12:00:00.000Z',
      next_billed_at: null,
      user_notice: null,
    });
    // Back on the free plan: the remaining credits have lapsed, and its 5 credits have arrived.
    expect(await me(user)).toMatchObject({ plan: 'free', credits: 5 });
    await moveTo('2027-01-21T12:00:01.000Z');
    expect(await me(user)).toMatchObject({ plan: 'free', credits: 5 });
    expect(await billing.kinds(user)).toHaveLength(6);
    expect((await ask('cancelSubscription', user, { subscriptionId })).status).toBe(404);
    await expectConsistentLedger(deps, user);
  });

  it('[B-051] is undone in the portal before the end, and the subscription renews', async () => {
    const billing = await openBilling();
    const user = await billing.subscribe('pro');
    const { subscription_id: subscriptionId } = await billing.subscriptionOf(user);
    await billing.ask('cancelSubscription', user, { subscriptionId });
    await billing.paddle.manage(await portalOf(billing, user), { do: 'keep', id: subscriptionId });
    expect(await billing.subscriptionOf(user)).toMatchObject({
      scheduled_change: null,
      user_notice_type: null,
    });
    await billing.moveTo('2026-12-21T12:00:01.000Z');
    expect(await billing.me(user)).toMatchObject({ plan: 'pro', credits: 165 });
  });

  it('is followed by a new subscription of the same customer, without a second trial', async () => {
    const billing = await openBilling();
    const user = await billing.subscribe('trial');
    const first = await billing.subscriptionOf(user);
    await billing.ask('cancelSubscription', user, { subscriptionId: first.subscription_id });
    await billing.moveTo('2026-11-28T12:00:01.000Z');
    expect(await billing.me(user)).toMatchObject({ plan: 'free', trialUsed: true });
    const { body: price } = await billing.ask('eligiblePrice', user, { plan: 'trial' });
    expect(price).toEqual({ priceId: 'pri_local_creator', trialDays: 0 });
    const { checkoutUrl } = await billing.checkout(user, 'trial');
    await billing.paddle.pay(checkoutUrl ?? '');
    const second = await billing.subscriptionOf(user);
    expect(second).toMatchObject({
      subscription_status: 'active',
      plan: 'creator',
      customer_id: first.customer_id,
    });
    expect(second.subscription_id).not.toBe(first.subscription_id);
    expect(await billing.me(user)).toMatchObject({ plan: 'creator', credits: 45 });
  });
});

describe('a failed payment', () => {
  it('at the renewal makes the subscription past due but keeps its plan until a new card pays', async () => {
    const billing = await openBilling();
    const user = await billing.subscribe('pro', 'later');
    await billing.moveTo('2026-12-21T12:00:01.000Z');
    const { subscription_id: id } = await billing.subscriptionOf(user);
    expect(await billing.subscriptionOf(user)).toMatchObject({
      subscription_status: 'past_due',
      plan: 'pro',
      user_notice_type: 'past_due',
      user_notice_severity: 'error',
      user_notice_cta_url: '#portal',
    });
    // No payment, no new credits; the existing ones stay.
    expect(await billing.me(user)).toMatchObject({ plan: 'pro', credits: 155 });
    const upgrade = await billing.change<{ code: string }>(user, 'business');
    expect([upgrade.status, upgrade.body.code]).toEqual([402, 'payment_failed']);
    const page = await billing.paddle.manage(await portalOf(billing, user), {
      do: 'card',
      id,
      card: 'declined',
    });
    expect(page.status).toBe(402);
    await billing.paddle.manage(await portalOf(billing, user), { do: 'card', id, card: 'works' });
    expect(await billing.subscriptionOf(user)).toMatchObject({
      subscription_status: 'active',
      user_notice: null,
    });
    expect(await billing.me(user)).toMatchObject({ plan: 'pro', credits: 165 });
    await expectConsistentLedger(billing.deps, user);
  });

  it('that stays due for 30 days ends the subscription', async () => {
    const billing = await openBilling();
    const user = await billing.subscribe('pro', 'later');
    await billing.moveTo('2027-01-20T12:00:01.000Z');
    expect(await billing.subscriptionOf(user)).toMatchObject({ subscription_status: 'canceled' });
    expect(await billing.me(user)).toMatchObject({ plan: 'free', credits: 5 });
    await expectConsistentLedger(billing.deps, user);
  });

  it('at the checkout creates no subscription', async () => {
    const billing = await openBilling();
    const user = await billing.signUp();
    const { checkoutUrl } = await billing.checkout(user, 'pro');
    const page = await billing.paddle.pay(checkoutUrl ?? '', 'declined');
    expect([page.status, (await page.text()).includes('declined')]).toEqual([402, true]);
    expect(await billing.subscriptionOf(user)).toBeNull();
    expect((await billing.paddle.pay(checkoutUrl ?? '')).status).toBe(200);
    expect(await billing.me(user)).toMatchObject({ plan: 'pro', credits: 155 });
    expect((await billing.paddle.pay(checkoutUrl ?? '')).status).toBe(409);
  });
});

describe('refunds and chargebacks', () => {
  it.each(['refund', 'chargeback'])(
    'by %s take back the remaining credits and record the rest',
    async (what) => {
      const billing = await openBilling();
      const user = await billing.subscribe('pro');
      await spend(billing, user, 30);
      const { subscription_id: id } = await billing.subscriptionOf(user);
      const [paid] = await billing.paddle.client.listPayments(id);
      await billing.paddle.manage(await portalOf(billing, user), {
        do: what,
        id: paid?.payment.transactionId ?? '',
      });
      expect(await billing.me(user)).toMatchObject({ credits: 0 });
      expect(await billing.deps.paidCredits.listClawbacks(user)).toMatchObject([
        { owedHalfCredits: 300, takenHalfCredits: 250 },
      ]);
      expect((await billing.kinds(user)).at(-1)).toEqual(['clawback', -125]);
      await expectConsistentLedger(billing.deps, user);
    },
  );

  it('are named on the billing page until the next payment, because the subscription continues', async () => {
    const billing = await openBilling();
    const user = await billing.subscribe('pro');
    const { subscription_id: id } = await billing.subscriptionOf(user);
    const [paid] = await billing.paddle.client.listPayments(id);
    const portal = await portalOf(billing, user);
    await billing.paddle.manage(portal, { do: 'refund', id: paid?.payment.transactionId ?? '' });
    expect(await billing.subscriptionOf(user)).toMatchObject({
      subscription_status: 'active',
      plan: 'pro',
      user_notice_type: 'refund',
      user_notice:
        'Your payment for this month was refunded, and its credits were taken back. Your Pro plan continues, and its next payment is due on December 21, 2026. To stop further payments, cancel your subscription.',
    });
    await billing.moveTo('2026-12-21T12:00:01.000Z');
    expect(await billing.subscriptionOf(user)).toMatchObject({ plan: 'pro', user_notice_type: null });
  });

  it('that arrive before their payment wait for it', async () => {
    const billing = await openBilling();
    const { mute, paddle, notify, clock } = billing;
    const { signNotification } = await import('#lib/local/payments/notifier.ts');
    mute();
    const user = await billing.signUp();
    await paddle.pay((await billing.checkout(user, 'pro')).checkoutUrl ?? '');
    const [created = ''] = paddle.sent.map(({ body }) => body);
    const subscription = JSON.parse(created).data;
    const portal = await paddle.client.portalAddress(subscription.customer_id, subscription.id);
    const [paid] = await paddle.client.listPayments(subscription.id);
    await paddle.manage(portal ?? '', { do: 'refund', id: paid?.payment.transactionId ?? '' });
    mute(false);
    const bodies = paddle.sent.map(({ body }) => body).reverse();
    for (const body of bodies)
      expect(await notify(body, signNotification(paddle.keys.webhookSecret, body, clock.now()))).toBe(200);
    expect(await billing.me(user)).toMatchObject({ plan: 'pro', credits: 5 });
    expect((await billing.kinds(user)).map(([, credits]) => credits)).toEqual([5, 150, -150]);
    await expectConsistentLedger(billing.deps, user);
  });
});

describe('the daily review', () => {
  /** A Pro plan with 30 runs spent. Its payment is reversed by `what`, and the product is not notified. */
  const loseRefund = async (what: 'refund' | 'chargeback') => {
    const billing = await openBilling();
    const user = await billing.subscribe('pro');
    await spend(billing, user, 30);
    const { subscription_id: id } = await billing.subscriptionOf(user);
    const [paid] = await billing.paddle.client.listPayments(id);
    const portal = await portalOf(billing, user);
    billing.mute();
    const before = billing.paddle.sent.length;
    await billing.paddle.manage(portal, { do: what, id: paid?.payment.transactionId ?? '' });
    const lost = billing.paddle.sent.slice(before).map(({ body }) => body);
    billing.mute(false);
    expect(await billing.me(user)).toMatchObject({ credits: 125 });
    return { billing, user, lost };
  };

  it.each(['refund', 'chargeback'] as const)(
    'finds a %s whose webhook event was lost and takes back the remaining credits, once',
    async (what) => {
      const { reconcileBilling } = await import('#usecases/billing/reconcile/reconcile-billing.ts');
      const { signNotification } = await import('#lib/local/payments/notifier.ts');
      const { billing, user, lost } = await loseRefund(what);
      expect(await reconcileBilling(billing.deps)).toMatchObject({ adjustments: 1 });
      const isTaken = async () => {
        expect(await billing.me(user)).toMatchObject({ credits: 0 });
        expect(await billing.deps.paidCredits.listClawbacks(user)).toMatchObject([
          { owedHalfCredits: 300, takenHalfCredits: 250 },
        ]);
        expect((await billing.kinds(user)).at(-1)).toEqual(['clawback', -125]);
        await expectConsistentLedger(billing.deps, user);
      };
      await isTaken();
      // Neither a second review nor a late notification takes anything more.
      await billing.deps.credits.give(
        user,
        { id: 'g', halfCredits: 20, description: 'x', expiresAt: null },
        at,
      );
      expect(await reconcileBilling(billing.deps)).toMatchObject({ adjustments: 0 });
      for (const body of lost)
        await billing.notify(
          body,
          signNotification(billing.paddle.keys.webhookSecret, body, billing.clock.now()),
        );
      expect(await billing.me(user)).toMatchObject({ credits: 10 });
      expect(await billing.deps.paidCredits.listClawbacks(user)).toHaveLength(1);
    },
  );

  it('returns what a chargeback took when the bank reverses it, once, in any order of events', async () => {
    const { reconcileBilling } = await import('#usecases/billing/reconcile/reconcile-billing.ts');
    const { signNotification } = await import('#lib/local/payments/notifier.ts');
    const billing = await openBilling();
    const user = await billing.subscribe('pro');
    const portal = await portalOf(billing, user);
    const { subscription_id: subscriptionId } = await billing.subscriptionOf(user);
    const [paid] = await billing.paddle.client.listPayments(subscriptionId);
    const id = paid?.payment.transactionId ?? '';
    billing.mute();
    const before = billing.paddle.sent.length;
    for (const what of ['chargeback', 'chargeback_reverse'])
      await billing.paddle.manage(portal, { do: what, id });
    billing.mute(false);
    const lost = billing.paddle.sent.slice(before).map(({ body }) => body);
    const tell = (body: string) =>
      billing.notify(body, signNotification(billing.paddle.keys.webhookSecret, body, billing.clock.now()));
    // The reversal comes first and waits for its chargeback.
    for (const body of lost.toReversed()) await tell(body);
    const isGivenBack = async () => {
      expect(await billing.me(user)).toMatchObject({ credits: 155 });
      expect((await billing.kinds(user)).slice(-2)).toEqual([
        ['clawback', -150],
        ['grant', 150],
      ]);
      await expectConsistentLedger(billing.deps, user);
    };
    await isGivenBack();
    await Promise.all([...lost.map(tell), reconcileBilling(billing.deps), reconcileBilling(billing.deps)]);
    await isGivenBack();
    // A later refund of the same payment counts again.
    await billing.paddle.manage(portal, { do: 'refund', id });
    expect(await billing.me(user)).toMatchObject({ credits: 5 });
  });

  it('takes credits back once when several reviews and the event run at the same time', async () => {
    const { reconcileBilling } = await import('#usecases/billing/reconcile/reconcile-billing.ts');
    const { signNotification } = await import('#lib/local/payments/notifier.ts');
    const { billing, user, lost } = await loseRefund('refund');
    const { notify, paddle, clock } = billing;
    await Promise.all([
      ...Array.from({ length: 3 }, () => reconcileBilling(billing.deps)),
      ...lost.map((body) => notify(body, signNotification(paddle.keys.webhookSecret, body, clock.now()))),
    ]);
    expect((await billing.kinds(user)).filter(([kind]) => kind === 'clawback')).toEqual([['clawback', -125]]);
    await expectConsistentLedger(billing.deps, user);
  });

  it('waits for a refund that the provider has not approved yet, however long that takes', async () => {
    const { reconcileBilling } = await import('#usecases/billing/reconcile/reconcile-billing.ts');
    const { billing, user } = await loseRefund('refund');
    const { paddle, clock, deps } = billing;
    const body = JSON.stringify(await paddle.read('/adjustments')).replace(
      '"approved"',
      '"pending_approval"',
    );
    paddle.fail('GET', /^\/adjustments$/, { kind: 'answer', body: JSON.parse(body) }, 2);
    await reconcileBilling(deps);
    clock.set('2026-12-15T12:00:00.000Z');
    await reconcileBilling(deps);
    expect(await billing.me(user)).toMatchObject({ credits: 125 });
    await reconcileBilling(deps);
    expect(await billing.me(user)).toMatchObject({ credits: 0 });
  });

  it('takes the credits back at once when it finds the payment that a refund waited for', async () => {
    const { reconcileBilling } = await import('#usecases/billing/reconcile/reconcile-billing.ts');
    const billing = await openBilling();
    const user = await billing.subscribe('pro');
    billing.mute();
    await billing.moveTo('2026-12-21T12:00:01.000Z');
    billing.mute(false);
    const { subscription_id: id } = await billing.subscriptionOf(user);
    const [renewal] = await billing.paddle.client.listPayments(id);
    const transactionId = renewal?.payment.transactionId ?? '';
    await billing.paddle.manage(await portalOf(billing, user), { do: 'refund', id: transactionId });
    expect(await billing.me(user)).toMatchObject({ credits: 155 });
    // Only the notification knows about the refund.
    billing.paddle.fail('GET', /^\/adjustments$/, {
      kind: 'answer',
      body: { data: [], meta: { pagination: {} } },
    });
    await reconcileBilling(billing.deps);
    expect((await billing.kinds(user)).slice(-2)).toEqual([
      ['grant', 150],
      ['clawback', -150],
    ]);
    await expectConsistentLedger(billing.deps, user);
  });

  it('continues where it stopped and does not refetch old, settled entries', async () => {
    const { reconcileBilling } = await import('#usecases/billing/reconcile/reconcile-billing.ts');
    const { billing } = await loseRefund('refund');
    const { paddle, clock, deps } = billing;
    const [first] = (await paddle.client.listAdjustments(null)).adjustments;
    await reconcileBilling(deps);
    // Within a week its state may still change, or that of an entry made at the same time.
    expect(await deps.paymentInbox.mark('adjustments')).toBeNull();
    clock.set('2026-11-29T12:00:00.000Z');
    await reconcileBilling(deps);
    expect(await deps.paymentInbox.mark('adjustments')).toBe(first?.adjustment.adjustmentId);
    expect((await paddle.client.listAdjustments(first?.adjustment.adjustmentId ?? '')).adjustments).toEqual(
      [],
    );
  });

  it('processes the subscriptions even if the adjustments cannot be read, and reports it', async () => {
    const { reconcileBilling } = await import('#usecases/billing/reconcile/reconcile-billing.ts');
    const { billing, user } = await loseRefund('refund');
    billing.paddle.fail('GET', /^\/adjustments$/, { kind: 'malformed' }, 3);
    billing.mute();
    await billing.moveTo('2026-12-21T12:00:01.000Z');
    await expect(reconcileBilling(billing.deps)).rejects.toThrow('The adjustments could not be read');
    expect((await billing.kinds(user)).at(-1)).toEqual(['grant', 150]);
    await reconcileBilling(billing.deps);
    expect((await billing.kinds(user)).at(-1)?.[0]).toBe('clawback');
  });

  it('drops a downgrade that the provider never received, and keeps one that it received without answering', async () => {
    const { reconcileBilling } = await import('#usecases/billing/reconcile/reconcile-billing.ts');
    const billing = await openBilling();
    for (const [kind, action] of [
      ['hang_before', undefined],
      ['hang_after', 'downgrade'],
    ] as const) {
      const user = await billing.subscribe('business');
      billing.mute();
      billing.paddle.fail('PATCH', /^\/subscriptions\/\w+$/, { kind }, 2);
      billing.paddle.fail('GET', /^\/subscriptions\/\w+$/, { kind: 'not_json' }, 3);
      const response = await billing.change<{ code: string }>(user, 'creator', { mode: 'next_period' });
      expect([kind, response.status, response.body.code]).toEqual([kind, 503, 'payments_unavailable']);
      billing.paddle.forgive();
      // Until the outcome is known, the paid plan counts.
      expect(await billing.me(user)).toMatchObject({ plan: 'business', credits: 305 });
      await reconcileBilling(billing.deps);
      expect((await billing.subscriptionOf(user)).scheduled_change?.action).toBe(action);
      expect(await billing.me(user)).toMatchObject({ plan: 'business', credits: 305 });
      billing.mute(false);
    }
  });

  it('writes nothing for a user who is being deleted', async () => {
    const { reconcileBilling } = await import('#usecases/billing/reconcile/reconcile-billing.ts');
    const billing = await openBilling();
    const user = await billing.subscribe('pro');
    billing.mute();
    await billing.deps.users.update(user, { closedAt: billing.clock.now().toISOString() });
    const before = await billing.deps.subscriptions.list(user);
    await billing.paddle.client.end(before[0]?.subscriptionId ?? '');
    await reconcileBilling(billing.deps);
    expect(await billing.deps.subscriptions.list(user)).toEqual(before);
  });

  it('recovers events that were lost', async () => {
    const { reconcileBilling } = await import('#usecases/billing/reconcile/reconcile-billing.ts');
    const billing = await openBilling();
    const user = await billing.subscribe('pro');
    await reconcileBilling(billing.deps);
    billing.mute();
    await billing.moveTo('2026-12-21T12:00:01.000Z');
    expect(await billing.me(user)).toMatchObject({ credits: 155 });
    expect(await reconcileBilling(billing.deps)).toMatchObject({ count: 1 });
    expect(await billing.me(user)).toMatchObject({ plan: 'pro', credits: 165 });
    expect(await reconcileBilling(billing.deps)).toMatchObject({ count: 0 });
    await billing.paddle.client.cancel((await billing.subscriptionOf(user)).subscription_id);
    await billing.moveTo('2027-01-22T00:00:00.000Z');
    await reconcileBilling(billing.deps);
    expect(await billing.me(user)).toMatchObject({ plan: 'free', credits: 5 });
    // A subscription that has ended is no longer reviewed.
    await billing.moveTo('2027-02-22T00:00:00.000Z');
    expect(await reconcileBilling(billing.deps)).toMatchObject({ count: 0 });
    await expectConsistentLedger(billing.deps, user);
  });
});

it('a clock that a tester sets back does not block changes of the subscription', async () => {
  const billing = await openBilling();
  const user = await billing.subscribe('pro');
  await billing.moveTo('2026-12-21T12:00:01.000Z');
  billing.clock.set('2026-11-22T12:00:00.000Z');
  expect((await billing.change(user, 'business')).body.subscription).toMatchObject({ plan: 'business' });
  expect(await billing.me(user)).toMatchObject({ plan: 'business' });
});
