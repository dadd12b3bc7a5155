import { describe, expect, it, vi } from 'vitest';
import { logEvents } from '#contracts/platform/log-events.ts';
import { signNotification } from '#lib/local/payments/notifier.ts';
import { expectConsistentLedger } from '#test/integration/invariants.ts';
import { reconcileBilling } from '#usecases/billing/reconcile/reconcile-billing.ts';
import { bindSubscription } from '#usecases/operator/bind-subscription.ts';
import { startBilling } from './billing.ts';

const openBilling = startBilling();

type Billing = Awaited<ReturnType<typeof openBilling>>;

/** A user who has bought the plan, and the notifications about it, none of which arrived. */
const buyUnnotified = async (billing: Billing, plan: string) => {
  billing.mute();
  const before = billing.paddle.sent.length;
  const user = await billing.subscribe(plan);
  billing.mute(false);
  const lost = billing.paddle.sent.slice(before).map(({ body }) => body);
  expect(await billing.deps.subscriptions.list(user)).toEqual([]);
  return { user, lost };
};

const deliver = ({ paddle, clock, notify }: Billing, body: string): Promise<number> =>
  notify(body, signNotification(paddle.keys.webhookSecret, body, clock.now()));

const expectPro = async (billing: Billing, user: string): Promise<void> => {
  expect(await billing.me(user)).toMatchObject({ plan: 'pro', credits: 155 });
  expect(await billing.kinds(user)).toEqual([
    ['grant', 5],
    ['grant', 150],
  ]);
  expect(await billing.deps.paidCredits.list(user)).toHaveLength(1);
  await expectConsistentLedger(billing.deps, user);
};

describe('a new subscription whose events were all lost', () => {
  it('gets plan and credits from the hourly review, once, whatever arrives later', async () => {
    const billing = await openBilling();
    const { user, lost } = await buyUnnotified(billing, 'pro');
    expect(await reconcileBilling(billing.deps)).toMatchObject({ found: 1, payments: 1, count: 1 });
    await expectPro(billing, user);
    expect(await reconcileBilling(billing.deps)).toMatchObject({ found: 0, payments: 0, count: 0 });
    for (const body of lost) expect(await deliver(billing, body)).toBe(200);
    await expectPro(billing, user);
    // A month later its renewal is lost as well.
    billing.mute();
    await billing.moveTo('2026-12-21T12:00:01.000Z');
    await reconcileBilling(billing.deps);
    expect(await billing.me(user)).toMatchObject({ plan: 'pro', credits: 165 });
  });

  it('gets them once when reviews and late events run at the same time', async () => {
    const billing = await openBilling();
    const { user, lost } = await buyUnnotified(billing, 'pro');
    await Promise.allSettled([
      ...Array.from({ length: 3 }, () => reconcileBilling(billing.deps)),
      ...[...lost, ...lost].map((body) => deliver(billing, body)),
    ]);
    await billing.consumer.drain();
    await reconcileBilling(billing.deps);
    await expectPro(billing, user);
  });

  it('is found on any page of the lists by consecutive runs that time out', async () => {
    const billing = await openBilling();
    const users: string[] = [];
    for (let n = 0; n < 4; n++) users.push((await buyUnnotified(billing, 'pro')).user);
    const { listSubscriptions, listPaymentsSince } = billing.deps.payments;
    vi.spyOn(billing.deps.payments, 'listSubscriptions').mockImplementation((after) =>
      listSubscriptions(after, 3),
    );
    vi.spyOn(billing.deps.payments, 'listPaymentsSince').mockImplementation((since, after) =>
      listPaymentsSince(since, after, 2),
    );
    expect(await reconcileBilling(billing.deps)).toMatchObject({ found: 4, payments: 4 });
    for (const user of users) await expectPro(billing, user);
    // A payment that is a day old is not read again.
    billing.clock.advance(2 * 86_400);
    await reconcileBilling(billing.deps);
    const last = await billing.subscriptionOf(users.at(-1) ?? '');
    expect(await billing.deps.paymentInbox.mark('subscriptions')).toBe(last.subscription_id);
  });

  it('waits for the next review while the provider is down', async () => {
    const billing = await openBilling();
    const { user } = await buyUnnotified(billing, 'pro');
    const fault = { kind: 'error', status: 500, code: 'internal_error' } as const;
    billing.paddle.fail('GET', /^\/subscriptions$/, fault, 3);
    billing.paddle.fail('GET', /^\/transactions$/, { kind: 'hang_before' }, 3);
    await expect(reconcileBilling(billing.deps)).rejects.toThrow(
      'The subscriptions could not be read completely. The payments could not be read completely.',
    );
    await reconcileBilling(billing.deps);
    await expectPro(billing, user);
  });
});

describe('a subscription without a checkout of this stage', () => {
  /** A subscription at a price other than the one in the server's proof. */
  const buyAtAnotherPrice = async (billing: Billing) => {
    const user = await billing.signUp();
    const { customData } = await billing.checkout(user, 'pro');
    const order = { priceId: 'pri_local_business', customData, discountId: null, customerId: null };
    const { checkoutUrl } = await billing.paddle.client.createCheckout(order);
    const error = vi.spyOn(billing.deps.log, 'error');
    await billing.paddle.pay(checkoutUrl ?? '');
    const { subscription } = (await billing.paddle.client.listSubscriptions(null)).subscriptions[0] ?? {};
    return { user, error, subscriptionId: subscription?.subscriptionId ?? '' };
  };
  const operator = (billing: Billing) => ({
    ...billing.deps,
    audit: { write: async () => {}, list: async () => [] },
    accounts: { find: async () => [], close: async () => {}, remove: async () => {} },
  });

  it('grants nothing at a price other than the proof’s, and loses nothing once an operator binds it', async () => {
    const billing = await openBilling();
    const { user, error, subscriptionId } = await buyAtAnotherPrice(billing);
    expect(await billing.me(user)).toMatchObject({ plan: 'free', credits: 5 });
    expect(error).toHaveBeenCalledWith(
      logEvents.checkoutNotMatched.message,
      expect.objectContaining({ userId: user, subscriptionId, fault: 'another_price' }),
    );
    await reconcileBilling(billing.deps);
    expect(await billing.me(user)).toMatchObject({ plan: 'free', credits: 5 });
    const deps = operator(billing);
    const command = { actor: 'operator', subscriptionId, user, reason: 'a late payment' };
    await bindSubscription(deps, command);
    await bindSubscription(deps, command);
    expect(await billing.me(user)).toMatchObject({ plan: 'business', credits: 305 });
    await expectConsistentLedger(billing.deps, user);
    const other = await billing.signUp();
    await expect(bindSubscription(deps, { ...command, user: other })).rejects.toThrow(user);
  });

  it('grants nothing when the checkout was paid more than a day after it started', async () => {
    const billing = await openBilling();
    const user = await billing.signUp();
    const { checkoutUrl } = await billing.checkout(user, 'pro');
    billing.clock.advance(86_401);
    const error = vi.spyOn(billing.deps.log, 'error');
    await billing.paddle.pay(checkoutUrl ?? '');
    expect(await billing.me(user)).toMatchObject({ plan: 'free' });
    expect(error).toHaveBeenCalledWith(
      logEvents.checkoutNotMatched.message,
      expect.objectContaining({ fault: 'proof_expired' }),
    );
  });

  it('is reported once by the review', async () => {
    const billing = await openBilling();
    billing.mute();
    const order = { priceId: 'pri_local_pro', discountId: null, customerId: null };
    const customData = { user_id: 'somebody', plan: 'pro' as const, ts: 1, proof: 'forged' };
    const { checkoutUrl } = await billing.paddle.client.createCheckout({ ...order, customData });
    await billing.paddle.pay(checkoutUrl ?? '');
    const error = vi.spyOn(billing.deps.log, 'error');
    await reconcileBilling(billing.deps);
    await reconcileBilling(billing.deps);
    expect(error.mock.calls.map(([message]) => message)).toEqual([logEvents.subscriptionUnowned.message]);
  });
});
