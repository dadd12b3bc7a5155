import { ApiError } from '#contracts/errors.ts';
import type { Deps, PaymentEvent } from '#ports';
import { provenUser } from './checkout-proof.ts';
import { recordSubscriptionState } from './record-subscription-state.ts';
import { applyOrPark, applyParked, takeOnce } from './take-payment.ts';

type Needed = Pick<
  Deps,
  'payments' | 'paymentInbox' | 'subscriptions' | 'paidCredits' | 'clock' | 'log' | 'users'
>;

type SubscriptionEvent = Extract<PaymentEvent, { kind: 'subscription' }>;

/** Whose the subscription is: known before, or proven by what our checkout wrote into it. */
const findOwner = async (
  { subscriptions }: Needed,
  { subscription }: SubscriptionEvent,
  secret: string,
): Promise<string | null> =>
  (await subscriptions.ownerOf(subscription.subscriptionId)) ?? provenUser(secret, subscription.customData);

const applySubscription = async (deps: Needed, event: SubscriptionEvent, secret: string): Promise<void> => {
  const userId = await findOwner(deps, event, secret);
  const { subscriptionId } = event.subscription;
  if (userId === null) {
    deps.log.error('subscription of nobody', { subscriptionId, eventId: event.eventId });
    return;
  }
  // The last words about a deleted user's subscription come after its deletion, and leave nothing behind.
  if ((await deps.users.find(userId))?.closedAt) {
    deps.log.info('subscription of a closed account', { subscriptionId, eventId: event.eventId });
    return;
  }
  await recordSubscriptionState(deps, userId, { subscription: event.subscription, at: event.at }, event);
  if (event.type === 'subscription.created') await reportDoubles(deps, userId);
  await applyParked(deps, subscriptionId);
};

/** Two checkouts that were open at once may both have been paid: only an operator can give one back. */
const reportDoubles = async ({ subscriptions, log }: Needed, userId: string): Promise<void> => {
  const live = (await subscriptions.list(userId)).filter(({ status }) => status !== 'canceled');
  if (live.length < 2) return;
  const ids = live.map(({ subscriptionId }) => subscriptionId);
  log.error('user has several subscriptions', { userId, subscriptionIds: ids });
};

const apply = async (deps: Needed, event: PaymentEvent, secret: string): Promise<void> => {
  if (event.kind === 'subscription') return applySubscription(deps, event, secret);
  if (event.kind === 'payment' || event.kind === 'adjustment') return applyOrPark(deps, event);
};

/**
 * Takes a notification of the payment provider: whatever copies of it come, in whatever order with others, it counts
 * once. An error leaves it to be sent again.
 * @throws ApiError unauthorized when it is not the provider's own, or not of now
 */
export const receivePaymentEvent = async (
  deps: Needed,
  { body, signature, secret }: { body: string; signature: string | null; secret: string },
): Promise<{ received: true }> => {
  const now = deps.clock.now();
  const event = await deps.payments.readEvent(body, signature, now);
  if (!event) throw new ApiError('unauthorized', 'The signature is missing, wrong or too old.');
  const { eventId, type } = event;
  if (await takeOnce(deps, event, () => apply(deps, event, secret)))
    deps.log.info('payment event', { eventId, type });
  return { received: true };
};
