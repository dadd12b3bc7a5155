import { afterEach, describe, expect, it } from 'vitest';
import { noOffers } from '#contracts/billing/payment.ts';
import { ApiError, PaymentNotMadeError } from '#contracts/errors/errors.ts';
import { signNotification } from '#lib/local/payments/notifier.ts';
import type { Secret } from '#ports';
import { createNoPayments } from '#providers/payments/no-payments.ts';
import { createPaddlePayments } from '#providers/payments/paddle/create-paddle-payments.ts';
import type { PaddleKeys } from '#providers/payments/paddle/paddle-caller.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { type PaddleFault, startPaddle, type TestPaddle } from '#test/vendors/paddle/paddle.ts';

const opened: TestPaddle[] = [];
afterEach(async () => {
  for (const paddle of opened.splice(0)) await paddle.close();
});

const customData = { user_id: 'u1', plan: 'pro' as const, ts: 1, proof: 'x' };
const open = async () => {
  const clock = createManualClock();
  const paddle = await startPaddle({ clock, send: async () => 200 });
  opened.push(paddle);
  const buy = async (priceId: string, card = 'works'): Promise<string> => {
    const order = { priceId, customData, discountId: null, customerId: null };
    const { checkoutUrl } = await paddle.client.createCheckout(order);
    await paddle.pay(checkoutUrl ?? '', card);
    const created = paddle.sent
      .map(({ body }) => JSON.parse(body))
      .findLast(({ data }) => data.id.startsWith('sub_'));
    paddle.requests.length = 0;
    return created.data.id;
  };
  const paid = async (id: string): Promise<number[]> =>
    (await paddle.client.listPayments(id)).map(({ payment }) => payment.totalCents);
  return {
    clock,
    paddle,
    buy,
    paid,
    count: (pattern: RegExp) => paddle.requests.filter((request) => pattern.test(request)).length,
  };
};

const upgrade = { priceId: 'pri_local_business', billing: 'prorated', discountId: null } as const;
const codeOf = async (call: Promise<unknown>): Promise<string> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Not an ApiError: ${String(error)}`);
  return error.code;
};
const rejected = (code: string, status = 400, retryAfter?: number): PaddleFault => ({
  kind: 'error',
  status,
  code,
  ...(retryAfter !== undefined && { retryAfter }),
});
const patch = /^\/subscriptions\/\w+$/;

describe('a refusal by Paddle', () => {
  it.each([
    ['subscription_payment_declined', 400, 'payment_failed'],
    ['subscription_missing_payment_method_cannot_update', 400, 'payment_failed'],
    ['subscription_locked_renewal', 409, 'plan_change_locked'],
    ['subscription_locked_pending_changes', 400, 'plan_change_not_possible'],
    ['subscription_invalid_billing_mode_for_scheduled_change', 400, 'plan_change_not_possible'],
    ['subscription_trialing_items_update_invalid_options', 400, 'plan_change_not_possible'],
    ['subscription_one_off_discount_not_valid', 400, 'discount_not_valid'],
    ['entity_not_found', 404, 'not_found'],
    ['something_new', 400, 'payments_unavailable'],
  ])('%s (%i) becomes %s and is not retried', async (code, status, expected) => {
    const { paddle, buy, count } = await open();
    const id = await buy('pri_local_pro');
    paddle.fail('PATCH', patch, rejected(code, status), 5);
    expect(await codeOf(paddle.client.change(id, upgrade))).toBe(expected);
    expect(count(/^PATCH/)).toBe(1);
  });

  it('with 429 is retried after a short Retry-After; a long one is reported to the user', async () => {
    const { paddle, buy, count, paid } = await open();
    const id = await buy('pri_local_pro');
    paddle.fail('PATCH', patch, rejected('too_many_requests', 429, 1));
    const { subscription } = await paddle.client.change(id, upgrade);
    expect(subscription.priceId).toBe('pri_local_business');
    expect(await paid(id)).toEqual([6000, 4900]);
    paddle.fail('PATCH', /preview$/, rejected('too_many_requests', 429, 60));
    expect(await codeOf(paddle.client.previewChange(id, upgrade))).toBe('rate_limited');
    expect(count(/preview$/)).toBe(1);
  });

  it('because of the API key makes the next call read a newer key', async () => {
    const { paddle, buy } = await open();
    const id = await buy('pri_local_pro');
    paddle.fail('GET', patch, rejected('forbidden', 403));
    expect((await paddle.client.find(id)).subscription.subscriptionId).toBe(id);
  });
});

describe('a call whose outcome is unknown', () => {
  it.each(['hang_after', 'hang_before', 'malformed', 'not_json'] as const)(
    'is resolved by reading the subscription, and an upgrade is charged once: %s',
    async (kind) => {
      const { paddle, buy, paid, count } = await open();
      const id = await buy('pri_local_pro');
      paddle.fail('PATCH', patch, { kind });
      const { subscription } = await paddle.client.change(id, upgrade);
      expect(subscription.priceId).toBe('pri_local_business');
      expect(await paid(id)).toEqual([6000, 4900]);
      // Only requests that had not taken effect are repeated.
      expect(count(/^PATCH/)).toBe(kind === 'hang_after' ? 1 : 2);
    },
  );

  it('is made at most twice, and then reported as unknown', async () => {
    const { paddle, buy, paid, count } = await open();
    const id = await buy('pri_local_pro');
    paddle.fail('PATCH', patch, { kind: 'hang_before' }, 9);
    expect(await codeOf(paddle.client.change(id, upgrade))).toBe('payments_unavailable');
    expect(count(/^PATCH/)).toBe(2);
    expect(await paid(id)).toEqual([4900]);
  });

  it('is not repeated while its payment is pending', async () => {
    const { paddle, buy, count } = await open();
    const id = await buy('pri_local_pro');
    paddle.fail('PATCH', patch, { kind: 'hang_after' });
    // The subscription still reads as before: only its payment reveals the change.
    const body = await paddle.read(`/subscriptions/${id}`);
    paddle.fail('GET', patch, { kind: 'answer', body }, 9);
    expect(await codeOf(paddle.client.change(id, upgrade))).toBe('payments_unavailable');
    expect(count(/^PATCH/)).toBe(1);
  });

  it('ends a trial, or a subscription, once', async () => {
    const { paddle, buy, paid, count } = await open();
    const trial = await buy('pri_local_trial');
    paddle.fail('POST', /activate$/, { kind: 'hang_after' });
    expect((await paddle.client.activate(trial)).subscription.status).toBe('active');
    expect(await paid(trial)).toEqual([1900, 0]);
    expect(count(/activate$/)).toBe(1);
    paddle.fail('POST', /cancel$/, { kind: 'hang_after' });
    const canceled = await paddle.client.cancel(trial);
    expect(canceled.subscription.scheduledChange).toMatchObject({ action: 'cancel' });
    expect(count(/cancel$/)).toBe(1);
  });
});

describe('a call that changes nothing', () => {
  it('is attempted up to three times', async () => {
    const { paddle, buy, count } = await open();
    const id = await buy('pri_local_pro');
    for (const kind of ['hang_before', 'malformed', 'not_json'] as const) {
      paddle.requests.length = 0;
      paddle.fail('GET', patch, { kind }, 2);
      expect((await paddle.client.find(id)).subscription.status).toBe('active');
      expect(count(/^GET/)).toBe(3);
    }
    paddle.fail('GET', patch, rejected('internal_error', 500), 3);
    expect(await codeOf(paddle.client.find(id))).toBe('payments_unavailable');
  });

  it('previews what a change and the end of a trial would cost', async () => {
    const { paddle, buy, clock } = await open();
    const id = await buy('pri_local_pro');
    clock.set('2026-12-06T12:00:00.000Z');
    expect(await paddle.client.previewChange(id, upgrade)).toEqual({
      currency: 'USD',
      unitCents: 10_900,
      nextBilledAt: '2026-12-21T12:00:00.000Z',
      due: { totalCents: 3000, discountCents: 0 },
      nextTotalCents: 10_900,
      periodTotalCents: 10_900,
      discountCents: null,
    });
    // 20% of $109 a month, and of the $30 that are due for the rest of this one.
    const welcome = { ...upgrade, discountId: 'dsc_local_welcome20' } as const;
    expect(await paddle.client.previewChange(id, welcome)).toMatchObject({
      due: { totalCents: 2400, discountCents: 600 },
      periodTotalCents: 8720,
      discountCents: 2180,
    });
    const trial = await buy('pri_local_trial');
    expect(await paddle.client.previewActivation(trial)).toMatchObject({
      due: { totalCents: 1900, discountCents: 0 },
      nextTotalCents: 1900,
      periodTotalCents: 1900,
    });
  });

  it('finds only usable discounts for the price or its product', async () => {
    const { paddle } = await open();
    const idOf = async (code: string, price: string) =>
      (await paddle.client.findDiscount(code, price))?.id ?? null;
    expect(await idOf('WELCOME20', 'pri_local_pro')).toBe('dsc_local_welcome20');
    expect(await idOf('PROONLY', 'pri_local_pro')).toBe('dsc_local_proonly');
    for (const [code, price] of [
      ['PROONLY', 'pri_local_creator'],
      ['EXPIRED', 'pri_local_pro'],
      ['USEDUP', 'pri_local_pro'],
      ['NOSUCH', 'pri_local_pro'],
    ] as const)
      expect([code, await idOf(code, price)]).toEqual([code, null]);
  });

  it('[B-069] creates a new portal address each time', async () => {
    const { paddle, buy } = await open();
    const id = await buy('pri_local_pro');
    const { customerId } = (await paddle.client.find(id)).subscription;
    const addresses = [
      await paddle.client.portalAddress(customerId, id),
      await paddle.client.portalAddress(customerId, id),
    ];
    expect(new Set(addresses).size).toBe(2);
    const page = await fetch(addresses[0] ?? '');
    expect(await page.text()).toContain('Customer portal');
    const other = await paddle.manage(addresses[0] ?? '', { do: 'cancel', id: await buy('pri_local_pro') });
    expect(other.status).toBe(404);
  });
});

describe('refunded money', () => {
  /** Refunds of `count` payments, oldest first. */
  const refund = async (count: number) => {
    const { paddle, buy } = await open();
    const payments: string[] = [];
    for (let n = 0; n < count; n++) {
      const id = await buy('pri_local_pro');
      const { customerId } = (await paddle.client.find(id)).subscription;
      const [paid] = await paddle.client.listPayments(id);
      const portal = await paddle.client.portalAddress(customerId, id);
      const transactionId = paid?.payment.transactionId ?? '';
      await paddle.manage(portal ?? '', { do: n % 2 === 0 ? 'refund' : 'chargeback', id: transactionId });
      payments.push(transactionId);
    }
    paddle.requests.length = 0;
    return { paddle, payments };
  };

  it('is listed oldest first, with its payment, state and time', async () => {
    const { paddle, payments } = await refund(2);
    const { adjustments, hasMore } = await paddle.client.listAdjustments(null);
    expect(hasMore).toBe(false);
    expect(adjustments.map(({ adjustment }) => adjustment)).toMatchObject([
      { transactionId: payments[0], action: 'refund', status: 'approved', totalCents: 4900 },
      { transactionId: payments[1], action: 'chargeback', status: 'approved', totalCents: 4900 },
    ]);
    expect(adjustments[0]).toMatchObject({
      adjustment: {
        adjustmentId: expect.stringMatching(/^adj_/),
        subscriptionId: expect.stringMatching(/^sub_/),
      },
      at: expect.stringContaining('2026-11-21T12:00:00'),
    });
  });

  it('is listed in pages, each starting after the last known one', async () => {
    const { paddle, payments } = await refund(5);
    const read: string[] = [];
    let after: string | null = null;
    for (;;) {
      const page: Awaited<ReturnType<typeof paddle.client.listAdjustments>> =
        await paddle.client.listAdjustments(after, 2);
      expect(page.adjustments.length).toBeLessThanOrEqual(2);
      read.push(...page.adjustments.map(({ adjustment }) => adjustment.transactionId));
      after = page.adjustments.at(-1)?.adjustment.adjustmentId ?? after;
      if (!page.hasMore) break;
    }
    expect(read).toEqual(payments);
    expect(paddle.requests).toEqual(Array(3).fill('GET /adjustments'));
    expect(await paddle.client.listAdjustments(after, 2)).toEqual({ adjustments: [], hasMore: false });
  });

  it('is requested again after a short 429 and an unreadable response, while a long 429 is reported', async () => {
    const { paddle, payments } = await refund(1);
    const path = /^\/adjustments$/;
    for (const fault of [rejected('too_many_requests', 429, 1), { kind: 'malformed' } as const]) {
      paddle.fail('GET', path, fault);
      const { adjustments } = await paddle.client.listAdjustments(null);
      expect(adjustments.map(({ adjustment }) => adjustment.transactionId)).toEqual(payments);
    }
    paddle.fail('GET', path, rejected('too_many_requests', 429, 60));
    expect(await codeOf(paddle.client.listAdjustments(null))).toBe('rate_limited');
    for (const kind of ['malformed', 'not_json', 'hang_before'] as const) {
      paddle.fail('GET', path, { kind }, 3);
      expect([kind, await codeOf(paddle.client.listAdjustments(null))]).toEqual([
        kind,
        'payments_unavailable',
      ]);
    }
    const broken = {
      data: [{ id: 'adj_1', items: [], totals: { total: 'much' } }],
      meta: { pagination: {} },
    };
    paddle.fail('GET', path, { kind: 'answer', body: broken }, 3);
    expect(await codeOf(paddle.client.listAdjustments(null))).toBe('payments_unavailable');
  });
});

describe('the rate of calls', () => {
  it('is limited by the client, for any caller and any number of failures', async () => {
    const { paddle, buy } = await open();
    const id = await buy('pri_local_pro');
    const client = paddle.openClient({ calls: { perMinute: 600, burst: 5 } });
    paddle.fail('GET', patch, { kind: 'not_json' }, 2);
    const begun = performance.now();
    await Promise.all(Array.from({ length: 10 }, () => client.find(id)));
    // 12 requests, including the two repeated ones: 5 at once, then one every 100 ms.
    expect(paddle.requests).toHaveLength(12);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(690);
  });
});

describe('a change with a deadline', () => {
  it('makes no call after it, and reports that nothing was changed if nothing was started', async () => {
    const { paddle, buy } = await open();
    const id = await buy('pri_local_pro');
    const { client } = paddle;
    const prorated = { priceId: 'pri_local_business', billing: 'prorated', discountId: null } as const;
    await expect(client.change(id, prorated, performance.now())).rejects.toBeInstanceOf(PaymentNotMadeError);
    expect(paddle.requests).toEqual([]);
    paddle.fail('PATCH', /^\/subscriptions/, { kind: 'hang_before' }, 9);
    paddle.fail('GET', /^\/subscriptions/, { kind: 'hang_before' }, 99);
    const begun = performance.now();
    const error = await client.change(id, prorated, begun + 400).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'payments_unavailable' });
    expect(error).not.toBeInstanceOf(PaymentNotMadeError);
    // Without the bound it would take three lookups of three attempts each, at 750 ms per attempt.
    expect(performance.now() - begun).toBeLessThan(4_000);
    paddle.forgive();
    expect((await client.find(id)).subscription.priceId).toBe('pri_local_pro');
  });
});

describe('lists', () => {
  it('lead through all subscriptions by creation, and through payments by their last change', async () => {
    const { paddle, buy } = await open();
    const ids = [await buy('pri_local_pro'), await buy('pri_local_creator'), await buy('pri_local_pro')];
    const all = await paddle.client.listSubscriptions(null);
    const place = all.subscriptions.findIndex(({ subscription }) => subscription.subscriptionId === ids[0]);
    expect(all.subscriptions.slice(place).map(({ subscription }) => subscription.subscriptionId)).toEqual(
      ids,
    );
    const second = await paddle.client.listSubscriptions(ids[0] ?? '', 1);
    expect(second.subscriptions.map(({ subscription }) => subscription.subscriptionId)).toEqual([ids[1]]);
    expect(second.hasMore).toBe(true);
    expect(await paddle.client.listSubscriptions(ids[2] ?? '')).toEqual({
      subscriptions: [],
      hasMore: false,
    });
    const since = all.subscriptions[place]?.at ?? '';
    const paid = await paddle.client.listPaymentsSince(since, null);
    expect(paid.payments.map(({ payment }) => payment.subscriptionId)).toEqual(ids);
    const times = paid.payments.map(({ at }) => at);
    expect(times.toSorted()).toEqual(times);
    const [, middle] = paid.payments;
    const rest = await paddle.client.listPaymentsSince(middle?.at ?? '', null, 1);
    expect(rest).toMatchObject({ payments: [{ at: middle?.at }], hasMore: true });
  });

  it('are read again after an error or a timeout, and fail in the end', async () => {
    const { paddle } = await open();
    paddle.fail('GET', /^\/subscriptions$/, { kind: 'error', status: 500, code: 'internal_error' }, 1);
    paddle.fail('GET', /^\/subscriptions$/, { kind: 'hang_before' }, 1);
    expect((await paddle.client.listSubscriptions(null)).hasMore).toBe(false);
    paddle.fail('GET', /^\/transactions$/, { kind: 'malformed' }, 3);
    const failed = paddle.client.listPaymentsSince('2026-01-01T00:00:00Z', null);
    expect(await codeOf(failed)).toBe('payments_unavailable');
  });
});

describe('a notification signed with a secret that was stored a moment ago', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  const body = JSON.stringify({ event_id: 'evt_1' });
  /** Functions keep a secret for minutes; `invalidate` makes them read it again. */
  const openWith = (stored: string) => {
    let known = 'old';
    let rejections = 0;
    const secret: Secret<PaddleKeys> = {
      read: async () => ({ apiKey: 'key', webhookSecret: known }),
      invalidate: () => {
        rejections += 1;
        known = stored;
      },
    };
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const options = { url: null, environment: 'sandbox', hasCheckoutPage: false, offers: noOffers } as const;
    const payments = createPaddlePayments({ ...options, secret, clock: { now: () => now }, log });
    return { payments, rejections: () => rejections };
  };

  it('is accepted at once, while one signed with neither secret is refused', async () => {
    const { payments } = openWith('new');
    expect(await payments.verifyEvent(body, signNotification('new', body, now), now)).toBe('evt_1');
    const other = openWith('new');
    expect(await other.payments.verifyEvent(body, signNotification('forged', body, now), now)).toBeNull();
  });

  it('costs no read of the secret if the signature is missing or correct', async () => {
    const { payments, rejections: refusals } = openWith('new');
    expect(await payments.verifyEvent(body, null, now)).toBeNull();
    expect(await payments.verifyEvent(body, signNotification('old', body, now), now)).toBe('evt_1');
    expect(refusals()).toBe(0);
  });
});

it('a stage that sells nothing says so in reply to every call', async () => {
  const none = createNoPayments();
  expect(await codeOf(none.find('sub_1'))).toBe('payments_unavailable');
  expect(await codeOf(none.verifyEvent('{}', 'ts=1;h1=', new Date()))).toBe('payments_unavailable');
});
