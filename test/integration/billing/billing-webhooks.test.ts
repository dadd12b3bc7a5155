import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { logEvents } from '#contracts/platform/log-events.ts';
import { signNotification } from '#lib/local/payments/notifier.ts';
import { fixedKey } from '#runtime/settings/stage-keys.ts';
import { testSecrets } from '#test/fakes/test-deps.ts';
import { expectConsistentLedger } from '#test/integration/invariants.ts';
import {
  proofLifetimeMs,
  proveCheckout,
  readCheckoutOwner,
} from '#usecases/billing/events/checkout-proof.ts';
import { overdueAfterMs } from '#usecases/billing/events/receive-payment-event.ts';
import { requeueOverdueEvents } from '#usecases/billing/events/requeue-overdue-events.ts';
import { startBilling } from './billing.ts';

const openBilling = startBilling();

const checkoutKey = fixedKey(testSecrets.checkout);

type Billing = Awaited<ReturnType<typeof openBilling>>;
type Sent = { type: string; body: string };

/** Signed with the current time, as when Paddle sends a copy later. */
const deliver = ({ paddle, clock, notify }: Billing, body: string): Promise<number> =>
  notify(body, signNotification(paddle.keys.webhookSecret, body, clock.now()));

const typeOf = (body: string): string => JSON.parse(body).event_type;

/** Paddle's events of a subscription from its trial to its end, none of which has been delivered. */
const liveOnce = async (billing: Billing): Promise<{ user: string; events: Sent[] }> => {
  const { mute, signUp, checkout, paddle, moveTo } = billing;
  mute();
  const user = await signUp();
  await paddle.pay((await checkout(user, 'trial')).checkoutUrl ?? '');
  const { subscription } = JSON.parse(`{"subscription":${paddle.sent[0]?.body}}`);
  await moveTo('2026-11-28T12:00:00.000Z');
  await paddle.client.cancel(subscription.data.id);
  await paddle.local.flush();
  await moveTo('2026-12-28T12:00:00.000Z');
  mute(false);
  return { user, events: paddle.sent.map(({ body }) => ({ type: typeOf(body), body })) };
};

/** The same events for another user, with new ids. */
const asUser = async (events: readonly Sent[], user: string): Promise<string[]> => {
  const suffix = randomUUID().replaceAll('-', '').slice(0, 12);
  const created: { data: { created_at: string; items: { price: { id: string } }[] } } = JSON.parse(
    events.find(({ type }) => type === 'subscription.created')?.body ?? '',
  );
  const ts = Date.parse(created.data.created_at);
  const priceId = created.data.items[0]?.price.id ?? '';
  const proof = await proveCheckout(checkoutKey, { user_id: user, plan: 'creator', ts }, priceId);
  return events.map(({ body }) => {
    const event = JSON.parse(
      body.replaceAll(/"((?:evt|sub|txn|ctm)_[0-9a-f]{14})[0-9a-f]{12}"/g, `"$1${suffix}"`),
    );
    if (event.data.custom_data) event.data.custom_data = proof;
    return JSON.stringify(event);
  });
};

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, place) => permutations(items.toSpliced(place, 1)).map((rest) => [item, ...rest]));

const ledgerOf = async (billing: Billing, user: string) => {
  await expectConsistentLedger(billing.deps, user);
  const [subscription] = await billing.deps.subscriptions.list(user);
  const profile = await billing.deps.users.find(user);
  const { halfCredits } = await billing.deps.credits.balance(user);
  const grants = await billing.deps.paidCredits.list(user);
  return {
    status: subscription?.status,
    version: subscription?.version.slice(0, 29),
    plan: profile?.plan,
    trialUsed: profile?.trialUsed,
    nextFreeCreditDate: profile?.nextFreeCreditDate,
    halfCredits,
    grants: grants.map(({ offer, halfCredits: given }) => [offer, given]),
  };
};

describe('events of a subscription', () => {
  /** Applies the six events in several orders, each order for a new user, and compares the final states. */
  const runOrders = async (billing: Billing, isChosen: (place: number) => boolean): Promise<number> => {
    const { events } = await liveOnce(billing);
    const five = ['created', 'trialing', 'activated', 'updated', 'canceled'].map((name) =>
      events.find(({ type }) => type === `subscription.${name}`),
    );
    const payment = events.findLast(({ type }) => type === 'transaction.completed');
    const six = [...five, payment].filter((event) => event !== undefined);
    expect(six).toHaveLength(6);
    const run = async (order: readonly Sent[]) => {
      const user = await billing.signUp();
      for (const body of await asUser(order, user)) expect(await deliver(billing, body)).toBe(200);
      return ledgerOf(billing, user);
    };
    const expected = await run(six);
    expect(expected).toMatchObject({
      status: 'canceled',
      plan: 'free',
      trialUsed: true,
      nextFreeCreditDate: '2026-12-28T12:00:00.000Z',
      // The paid month's 40 credits and the free month's 5.
      halfCredits: 90,
    });
    const orders = permutations(six).filter((_, place) => isChosen(place));
    for (const order of orders)
      expect([order.map(({ type }) => type), await run(order)]).toEqual([expect.anything(), expected]);
    return orders.length;
  };

  it('lead to the same state in all 720 orders of created, trialing, activated, updated, completed and canceled', async () => {
    expect(await runOrders(await openBilling('memory'), () => true)).toBe(720);
  });

  it('lead to the same state on the table in every 45th of these orders', async () => {
    // All 720 pass on the table too, in 3 minutes.
    expect(await runOrders(await openBilling(), (place) => place % 45 === 0)).toBe(16);
  });

  it('lead to the same state, whether two copies of each arrive at the same time or one after another', async () => {
    const billing = await openBilling();
    const { events } = await liveOnce(billing);
    const inOrder = await billing.signUp();
    for (const body of await asUser(events, inOrder)) expect(await deliver(billing, body)).toBe(200);
    const expected = await ledgerOf(billing, inOrder);
    for (let round = 0; round < 2; round++) {
      const user = await billing.signUp();
      const bodies = (await asUser(events, user)).flatMap((body) => [body, body]);
      await Promise.all(bodies.map((body) => deliver(billing, body)));
      // A copy that found the items busy is sent again. By then, payments that waited for each other have been applied.
      for (const body of bodies) expect(await deliver(billing, body)).toBe(200);
      const found = await ledgerOf(billing, user);
      expect({ ...found, grants: found.grants.toSorted() }).toEqual({
        ...expected,
        // The order in which the months' payments were granted decides whether the trial's credits lapsed first.
        halfCredits: found.halfCredits,
        grants: expected.grants.toSorted(),
      });
    }
  });

  it('in 50 parallel copies count once, and a replay under a new notification id changes nothing', async () => {
    const billing = await openBilling();
    const { user, events } = await liveOnce(billing);
    for (const { type, body } of events) {
      const statuses = await Promise.all(
        Array.from({ length: type === 'transaction.completed' ? 50 : 8 }, () => deliver(billing, body)),
      );
      // A copy that finds the items busy for too long is refused, and Paddle sends it again.
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
      expect(await deliver(billing, body)).toBe(200);
    }
    const before = await ledgerOf(billing, user);
    expect(before.grants.toSorted()).toEqual([
      ['trial', 10],
      ['trial', 80],
    ]);
    for (const { body } of events) {
      const replay = JSON.stringify({ ...JSON.parse(body), notification_id: 'ntf_replay' });
      expect(await deliver(billing, replay)).toBe(200);
    }
    // Even an inbox that has forgotten the event grants nothing twice.
    for (const { body } of events) {
      const forgotten = JSON.stringify({ ...JSON.parse(body), event_id: `evt_${randomUUID()}` });
      expect(await deliver(billing, forgotten)).toBe(200);
    }
    expect(await ledgerOf(billing, user)).toEqual(before);
  });

  it('without a user, or with a forged user, reach nobody', async () => {
    const billing = await openBilling();
    const { events } = await liveOnce(billing);
    const victim = await billing.signUp();
    const [created] = await asUser(events.slice(0, 1), victim);
    const event = JSON.parse(created ?? '');
    for (const custom_data of [
      null,
      { user_id: victim },
      { user_id: victim, plan: 'business', ts: 1, proof: '' },
      { ...event.data.custom_data, user_id: randomUUID() },
    ]) {
      const body = JSON.stringify({
        ...event,
        event_id: `evt_${randomUUID()}`,
        data: { ...event.data, custom_data },
      });
      expect(await deliver(billing, body)).toBe(200);
    }
    expect(await billing.deps.subscriptions.list(victim)).toEqual([]);
    expect(await billing.me(victim)).toMatchObject({ plan: 'free', credits: 5 });
  });
});

describe('a webhook', () => {
  it('that is unsigned, stale, future-dated, altered or signed with another secret gets 401 and changes nothing', async () => {
    const billing = await openBilling();
    const { user, events } = await liveOnce(billing);
    const { paddle, clock, notify } = billing;
    const body = events[0]?.body ?? '';
    const secret = paddle.keys.webhookSecret;
    const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
    const good = signNotification(secret, body, clock.now());
    const [time, hash] = good.split(';');
    const bad: [body: string, signature: string | null][] = [
      [body, null],
      [body, ''],
      [body, 'ts=1;h1='],
      [body, `${time}`],
      [body, `${hash}`],
      [body, `${time};h1=${'0'.repeat(64)}`],
      [body, `${time};h1=${hash?.slice(3, 40)}`],
      [body, signNotification(secret, body, at(-6))],
      [body, signNotification(secret, body, at(6))],
      [body, signNotification('another secret', body, clock.now())],
      [body.replace('"trialing"', '"active"'), good],
      [`${body} `, good],
      [body, good.replace(/ts=\d+/, `ts=${Math.floor(at(1).getTime() / 1000)}`)],
    ];
    for (const [sent, signature] of bad)
      expect([signature, await notify(sent, signature)]).toEqual([signature, 401]);
    expect(await billing.deps.subscriptions.list(user)).toEqual([]);
    // A smaller clock difference is accepted, and so is either signature while the secret is rotated.
    for (const minutes of [-4, 4])
      expect(await notify(body, signNotification(secret, body, at(minutes)))).toBe(200);
    expect(await notify(body, `${time};h1=${'0'.repeat(64)};${hash}`)).toBe(200);
    expect(await notify(body, `${good};h1=${'0'.repeat(64)}`)).toBe(200);
    expect(await billing.deps.subscriptions.list(user)).toHaveLength(1);
  });

  it('that is signed but not understood is given up after five attempts, reported to the operator, and kept', async () => {
    const billing = await openBilling();
    const { user, events } = await liveOnce(billing);
    const event = JSON.parse(events[0]?.body ?? '');
    const error = vi.spyOn(billing.deps.log, 'error');
    const unknownStatus = { ...event, event_id: 'evt_new', data: { ...event.data, status: 'dormant' } };
    const unreadable = { ...event, event_id: 'evt_unreadable', data: { id: 7 } };
    for (const poison of [unknownStatus, unreadable]) {
      expect(await deliver(billing, JSON.stringify(poison))).toBe(200);
      await billing.consumer.drain();
      expect(error).toHaveBeenLastCalledWith(
        logEvents.paymentEventFailed.message,
        expect.objectContaining({ eventId: poison.event_id }),
      );
    }
    expect(error).toHaveBeenCalledTimes(2);
    expect(billing.queue.dead()).toHaveLength(2);
    expect(await billing.deps.subscriptions.list(user)).toEqual([]);
    // The review leaves it to the operator, who retries it once its cause is gone.
    expect(await billing.deps.paymentInbox.listOverdue('2099-01-01T00:00:00.000Z', 10)).toEqual([]);
    expect(await billing.deps.paymentInbox.findWaiting('evt_unreadable')).toBe(JSON.stringify(unreadable));
    // Events of other subscriptions are still applied.
    expect(await deliver(billing, events[1]?.body ?? '')).toBe(200);
    expect(await billing.deps.subscriptions.list(user)).toHaveLength(1);
    expect(await deliver(billing, JSON.stringify({ ...event, event_type: 'customer.created' }))).toBe(200);
  });

  it('that arrives while the queue is down is stored, rejected, and applied with its next copy or by the review', async () => {
    const billing = await openBilling();
    const { user, events } = await liveOnce(billing);
    const { deps } = billing;
    const put = vi.spyOn(deps.paymentQueue, 'put').mockRejectedValueOnce(new Error('SQS is away'));
    expect(await deliver(billing, events[0]?.body ?? '')).toBe(500);
    expect(await deps.subscriptions.list(user)).toEqual([]);
    expect(await deliver(billing, events[0]?.body ?? '')).toBe(200);
    expect(put).toHaveBeenCalledTimes(2);
    expect(await deps.subscriptions.list(user)).toHaveLength(1);
    put.mockRejectedValueOnce(new Error('SQS is away'));
    const payment = events.find(({ type }) => type === 'transaction.completed');
    expect(await deliver(billing, payment?.body ?? '')).toBe(500);
    expect(await requeueOverdueEvents(deps)).toBe(0);
    billing.clock.advance(overdueAfterMs / 1000);
    expect(await requeueOverdueEvents(deps)).toBe(1);
    await billing.consumer.drain();
    expect(await deps.paidCredits.list(user)).toHaveLength(1);
    billing.clock.advance(overdueAfterMs / 1000);
    expect(await requeueOverdueEvents(deps)).toBe(0);
  });
});

describe('the proof of a checkout', () => {
  const ts = Date.parse('2026-11-21T12:00:00.000Z');
  const createdAt = '2026-11-21T12:05:00.000Z';
  const claim = { user_id: 'ada', plan: 'pro' as const, ts };
  const paid = { priceId: 'pri_1', createdAt };

  it('names the user for whom the server started it, and nobody else', async () => {
    const customData = await proveCheckout(checkoutKey, claim, 'pri_1');
    expect(await readCheckoutOwner(checkoutKey, { ...paid, customData })).toEqual({
      userId: 'ada',
      fault: null,
    });
    const other = fixedKey('another key of the stage');
    expect(await readCheckoutOwner(other, { ...paid, customData })).toBeNull();
    for (const forged of [
      { ...customData, user_id: 'eve' },
      { ...customData, plan: 'business' },
      { ...customData, ts: ts + 1 },
      { ...customData, proof: 'x' },
      { ...customData, proof: customData.proof.replace('pri_1', 'pri_2') },
      { ...customData, proof: customData.proof.split('.').at(-1) },
      null,
      'ada',
    ])
      expect(await readCheckoutOwner(checkoutKey, { ...paid, customData: forged })).toBeNull();
  });

  it('is valid only for its price and its day', async () => {
    const customData = await proveCheckout(checkoutKey, claim, 'pri_1');
    const read = async (changes: Partial<typeof paid>) =>
      (await readCheckoutOwner(checkoutKey, { ...paid, ...changes, customData }))?.fault;
    const createdIn = (ms: number) => ({ createdAt: new Date(ts + ms).toISOString() });
    expect(await read({ priceId: 'pri_2' })).toBe('another_price');
    expect(await read(createdIn(proofLifetimeMs))).toBeNull();
    expect(await read(createdIn(proofLifetimeMs + 1))).toBe('proof_expired');
    expect(await read(createdIn(-3_600_000))).toBe('proof_expired');
  });

  it('that was made before prices were included is valid for its day', async () => {
    const proof = createHmac('sha256', `checkout:${testSecrets.checkout}`)
      .update(JSON.stringify(['ada', ts]))
      .digest('base64url');
    const customData = { ...claim, proof };
    expect(await readCheckoutOwner(checkoutKey, { ...paid, customData })).toEqual({
      userId: 'ada',
      fault: null,
    });
    const late = { priceId: 'pri_1', createdAt: '2026-11-22T12:00:00.001Z', customData };
    expect(await readCheckoutOwner(checkoutKey, late)).toMatchObject({ fault: 'proof_expired' });
  });
});
