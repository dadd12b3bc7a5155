import type { Paddle } from '@paddle/paddle-node-sdk';
import { ApiError, PaymentNotMadeError } from '#contracts/errors/errors.ts';
import type { ItemChange, SubscriptionState } from '#ports';
import { toState, toTransaction } from './entities.ts';
import type { PaddleCaller } from './paddle-caller.ts';

const readState = async (paddle: Paddle, subscriptionId: string): Promise<SubscriptionState> =>
  toState(await paddle.subscriptions.get(subscriptionId));

/**
 * The body of a change. Its items replace the whole list. `prevent_change` drops a change whose payment is declined.
 */
export const changeBody = ({ priceId, billing, discountId }: ItemChange) => ({
  items: [{ priceId, quantity: 1 }],
  prorationBillingMode: billing === 'prorated' ? ('prorated_immediately' as const) : ('do_not_bill' as const),
  ...(billing === 'prorated' && { onPaymentFailure: 'prevent_change' as const }),
  ...(discountId !== null && {
    discount: {
      id: discountId,
      effectiveFrom: billing === 'prorated' ? ('immediately' as const) : ('next_billing_period' as const),
    },
  }),
});

/** Payments for changes to the subscription. Comparing their ids before and after shows the new ones. */
const listUpdates = async (paddle: Paddle, subscriptionId: string) =>
  (
    await paddle.transactions
      .list({
        subscriptionId: [subscriptionId],
        origin: ['subscription_update'],
        orderBy: 'created_at[DESC]',
        perPage: 10,
      })
      .next()
  ).map(toTransaction);

/** Nothing has changed yet, so after a failure here there is no outcome to look up. */
const throwNotMade = (error: unknown): never => {
  if (error instanceof ApiError && error.code === 'payments_unavailable')
    throw new PaymentNotMadeError({ cause: error });
  throw error;
};

const overStatuses = ['canceled'];

/**
 * Changes the items of a subscription. After a timeout, it reads the subscription and its payments before it retries,
 * so a payment that was made or is pending is never made twice.
 * @throws ApiError payment_failed, plan_change_locked, plan_change_not_possible, discount_not_valid, rate_limited,
 * payments_unavailable
 */
export const changeItems = async (
  caller: PaddleCaller,
  subscriptionId: string,
  change: ItemChange,
  until?: number,
): Promise<SubscriptionState> => {
  const isCharged = change.billing === 'prorated';
  const known = isCharged
    ? await caller
        .read('list transactions', (paddle) => listUpdates(paddle, subscriptionId), until)
        .catch(throwNotMade)
    : [];
  const knownIds = new Set(known.map(({ payment }) => payment.transactionId));
  return caller.write(
    'update subscription',
    async (paddle) => toState(await paddle.subscriptions.update(subscriptionId, changeBody(change))),
    async (paddle) => {
      const state = await readState(paddle, subscriptionId);
      if (state.subscription.priceId === change.priceId) return state;
      if (!isCharged) return 'not_done';
      const since = (await listUpdates(paddle, subscriptionId)).filter(
        ({ payment, status }) => !knownIds.has(payment.transactionId) && !overStatuses.includes(status),
      );
      return since.length > 0 ? 'under_way' : 'not_done';
    },
    until,
  );
};

/** Ends a trial now and charges for it. A trial that has already ended is not charged again. */
export const activateSubscription = (
  caller: PaddleCaller,
  subscriptionId: string,
): Promise<SubscriptionState> =>
  caller.write(
    'activate subscription',
    async (paddle) => toState(await paddle.subscriptions.activate(subscriptionId)),
    async (paddle) => {
      const state = await readState(paddle, subscriptionId);
      if (state.subscription.status === 'past_due') throw new ApiError('payment_failed');
      return state.subscription.status === 'trialing' ? 'not_done' : state;
    },
  );

/** Cancels a subscription immediately. An ended one does not change. */
export const endSubscription = async (
  caller: PaddleCaller,
  subscriptionId: string,
): Promise<SubscriptionState> => {
  const state = await caller.read('get subscription', (paddle) => readState(paddle, subscriptionId));
  if (state.subscription.status === 'canceled') return state;
  return caller.write(
    'end subscription',
    async (paddle) =>
      toState(await paddle.subscriptions.cancel(subscriptionId, { effectiveFrom: 'immediately' })),
    async (paddle) => {
      const found = await readState(paddle, subscriptionId);
      return found.subscription.status === 'canceled' ? found : 'not_done';
    },
  );
};

/** Cancels a subscription at the end of its period. One that is already set to end then does not change. */
export const cancelSubscription = (
  caller: PaddleCaller,
  subscriptionId: string,
): Promise<SubscriptionState> =>
  caller.write(
    'cancel subscription',
    async (paddle) =>
      toState(await paddle.subscriptions.cancel(subscriptionId, { effectiveFrom: 'next_billing_period' })),
    async (paddle) => {
      const state = await readState(paddle, subscriptionId);
      const { status, scheduledChange } = state.subscription;
      return status === 'canceled' || scheduledChange?.action === 'cancel' ? state : 'not_done';
    },
  );
