import { ApiError } from '#contracts/errors.ts';
import type { Deps, PaymentEvent } from '#ports';
import { applyPayment } from './apply-payment.ts';
import { provenUser } from './checkout-proof.ts';
import { recordSubscriptionState } from './record-subscription-state.ts';

type Needed = Pick<
  Deps,
  'payments' | 'paymentInbox' | 'subscriptions' | 'paidCredits' | 'clock' | 'log' | 'users'
>;

/** Copies of an event come for three days, and a replay by hand later; after this long it would do no harm either. */
const keptDays = 90;
/**
 * What an event waits for comes within the same three days, or with the daily review. What belongs to a deleted user's
 * subscription waits in vain: it goes within the 30 days that the privacy policy promises.
 */
const parkedDays = 30;
const inDays = (now: Date, days: number): number => Math.floor(now.getTime() / 1000) + days * 86_400;

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

/** What waited for the subscription, or for a payment before it, in the order in which it happened. */
const applyParked = async (deps: Needed, subscriptionId: string): Promise<void> => {
  for (const parked of await deps.paymentInbox.listParked(subscriptionId)) {
    if ((await applyPayment(deps, parked)) === 'waiting') continue;
    await deps.paymentInbox.unpark(subscriptionId, parked.eventId);
  }
};

/**
 * A payment, or money that went back. What comes before its subscription is laid beside it, and looked at again at
 * once: the subscription may have come between.
 */
const applyOrPark = async (
  deps: Needed,
  event: Extract<PaymentEvent, { kind: 'payment' | 'adjustment' }>,
): Promise<void> => {
  const { subscriptionId } = event.kind === 'payment' ? event.payment : event.adjustment;
  if (subscriptionId === null) return;
  if ((await applyPayment(deps, event)) === 'waiting')
    await deps.paymentInbox.park(subscriptionId, event, inDays(deps.clock.now(), parkedDays));
  await applyParked(deps, subscriptionId);
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
  const { eventId, type, at } = event;
  if (await deps.paymentInbox.isDone(eventId)) return { received: true };
  await apply(deps, event, secret);
  await deps.paymentInbox.markDone({ eventId, type, at }, inDays(now, keptDays));
  deps.log.info('payment event', { eventId, type });
  return { received: true };
};
