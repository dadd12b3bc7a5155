import { randomUUID } from 'node:crypto';
import { afterEach, expect } from 'vitest';
import { createApi } from '#api/app.ts';
import {
  type ChangedResponse,
  type EligiblePriceResponse,
  type PlanPreview,
  type StartCheckoutResponse,
  startCheckoutResponse,
} from '#contracts/billing/billing.ts';
import { paymentEventAttempts } from '#contracts/billing/payment-events.ts';
import type { SubscriptionRecord } from '#contracts/billing/subscription.ts';
import { headers } from '#contracts/platform/headers.ts';
import { type ApiRouteName, apiBase, apiRoutes } from '#contracts/platform/routes.ts';
import { createConsumer } from '#lib/local/sqs/consumer.ts';
import { openMessageQueue } from '#lib/local/sqs/message-queue.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { createMemoryStores } from '#test/fakes/memory-stores.ts';
import { createTestDeps, testConfig, tokenOf } from '#test/fakes/test-deps.ts';
import { openStores, startTestTables, type TestTable } from '#test/integration/dynamodb.ts';
import { startPaddle, type TestPaddle } from '#test/vendors/paddle/paddle.ts';
import { applyPaymentEvents } from '#triggers/payment-events.ts';

const opened: TestPaddle[] = [];

export type Answer<T = Record<string, unknown>> = { status: number; body: T };

const open = async (createTable: (() => Promise<TestTable>) | null) => {
  const clock = createManualClock();
  const stores = createTable ? openStores(await createTable(), clock) : createMemoryStores(clock);
  let isMuted = false;
  /** A failed message is redelivered at once, so that a test does not have to wait for it. */
  const queue = openMessageQueue({
    name: 'payment-events',
    dir: null,
    attempts: paymentEventAttempts,
    visibilityMs: 0,
  });
  const consumer = createConsumer({
    queue,
    handler: (event) => applyPaymentEvents(event, deps),
    log: { error: () => {} },
  });
  /** Delivers a notification, and lets the queue's consumer apply it. */
  const notify = async (body: string, signature: string | null): Promise<number> => {
    const { status } = await api.request(`${apiBase}${apiRoutes.paddleWebhook.path}`, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        ...(signature !== null && { [headers.paymentSignature]: signature }),
      },
    });
    await consumer.drain();
    return status;
  };
  const paddle = await startPaddle({
    clock,
    send: async (body, signature) => (isMuted ? 200 : notify(body, signature)),
  });
  opened.push(paddle);
  const paymentQueue = {
    put: async (eventId: string) => void queue.send(JSON.stringify({ eventId })),
    redrive: async () => void queue.redrive(),
  };
  const deps = createTestDeps({ clock, stores, payments: paddle.client, paymentQueue });
  const api = createApi(deps, testConfig);

  const ask = async <T = Record<string, unknown>>(
    name: ApiRouteName,
    user: string | null,
    body?: unknown,
  ): Promise<Answer<T>> => {
    const { method, path } = apiRoutes[name];
    const response = await api.request(`${apiBase}${path}`, {
      method,
      headers: {
        ...(user !== null && { Authorization: `Bearer ${tokenOf(user)}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  };
  const signUp = async (): Promise<string> => {
    const user = randomUUID();
    await ask('getMe', user);
    return user;
  };
  const subscriptionOf = async (user: string): Promise<SubscriptionRecord> => {
    const { body } = await ask<{ subscription: SubscriptionRecord }>('getSubscription', user);
    return body.subscription;
  };
  const checkout = async (
    user: string,
    plan: string,
    discountCode?: string,
  ): Promise<StartCheckoutResponse> => {
    const response = await ask('startCheckout', user, { plan, ...(discountCode && { discountCode }) });
    expect([response.status, response.body]).toEqual([200, expect.anything()]);
    return startCheckoutResponse.parse(response.body);
  };
  /** A user who has bought the plan, or started the trial. */
  const subscribe = async (plan: string, card = 'works'): Promise<string> => {
    const user = await signUp();
    const { checkoutUrl } = await checkout(user, plan);
    expect((await paddle.pay(checkoutUrl ?? '', card)).status).toBe(200);
    return user;
  };
  /** Changes the plan, or previews the cost of a change. */
  const change = async <T = PlanPreview & ChangedResponse>(
    user: string,
    plan: string,
    {
      preview = false,
      mode = 'immediate',
      discountCode,
    }: { preview?: boolean; mode?: string; discountCode?: string } = {},
  ): Promise<Answer<T>> => {
    const { subscription_id: subscriptionId } = await subscriptionOf(user);
    const price = await ask<EligiblePriceResponse>('eligiblePrice', user, { plan });
    const targetPriceId = price.body.priceId;
    const response = await ask<T>('changePlan', user, {
      subscriptionId,
      targetPriceId,
      mode,
      preview,
      ...(discountCode && { discountCode }),
    });
    await paddle.local.flush();
    return response;
  };
  const me = async (user: string) => {
    const { body } = await ask<{ credits: number; subscription_plan: string; trial_used: boolean }>(
      'getMe',
      user,
    );
    return { credits: body.credits, plan: body.subscription_plan, trialUsed: body.trial_used };
  };
  const moveTo = async (iso: string): Promise<void> => {
    clock.set(iso);
    await paddle.local.tick();
  };
  return {
    clock,
    deps,
    api,
    paddle,
    queue,
    consumer,
    ask,
    notify,
    signUp,
    subscriptionOf,
    checkout,
    subscribe,
    change,
    me,
    moveTo,
    /** Loses all notifications from now on. */
    mute: (muted = true) => {
      isMuted = muted;
    },
    kinds: async (user: string) => {
      const { entries } = await deps.credits.balance(user);
      const list = await deps.credits.entries(user, 1, entries);
      return list.reverse().map(({ kind, halfCredits }) => [kind, halfCredits / 2] as const);
    },
  };
};

/**
 * Opens the product on the real local table. Its Paddle client talks to a server that speaks Paddle's wire format. Each
 * file starts its own, because files share this module and hooks belong to the file that registers them.
 */
export const startBilling = () => {
  const { createTable } = startTestTables();
  afterEach(async () => {
    for (const paddle of opened.splice(0)) await paddle.close();
  });
  return (on: 'table' | 'memory' = 'table') => open(on === 'table' ? createTable : null);
};
