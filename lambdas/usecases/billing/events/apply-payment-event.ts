import { logEvents } from '#contracts/platform/log-events.ts';
import type { Deps, PaymentEvent } from '#ports';
import { type CheckoutOwner, readCheckoutOwner } from './checkout-proof.ts';
import { applyOrPark, applyParked, markDone } from './record-payment.ts';
import { recordSubscriptionState } from './record-subscription-state.ts';

type EventDeps = Pick<
  Deps,
  'payments' | 'paymentInbox' | 'subscriptions' | 'paidCredits' | 'clock' | 'log' | 'users' | 'checkoutKey'
>;

type SubscriptionEvent = Extract<PaymentEvent, { kind: 'subscription' }>;

/** The subscription's owner: already known, or proven by the data from our checkout. */
const findOwner = async (
  { subscriptions, checkoutKey }: EventDeps,
  { subscription }: SubscriptionEvent,
): Promise<CheckoutOwner | null> => {
  const userId = await subscriptions.ownerOf(subscription.subscriptionId);
  return userId === null ? readCheckoutOwner(checkoutKey, subscription) : { userId, fault: null };
};

/** A user may have paid two checkouts that were open at the same time. Only an operator can refund one of them. */
const reportDoubles = async ({ subscriptions, log }: EventDeps, userId: string): Promise<void> => {
  const live = (await subscriptions.list(userId)).filter(({ status }) => status !== 'canceled');
  if (live.length < 2) return;
  const ids = live.map(({ subscriptionId }) => subscriptionId);
  log.error('user has several subscriptions', { userId, subscriptionIds: ids });
};

/** Binds a subscription to its owner or updates it, and applies the payments that waited for it. */
export const applySubscriptionOf = async (
  deps: EventDeps,
  userId: string,
  event: SubscriptionEvent,
): Promise<void> => {
  const { subscriptionId } = event.subscription;
  // The final events about a deleted user's subscription arrive after the deletion, and must leave nothing behind.
  if ((await deps.users.find(userId))?.closedAt) {
    deps.log.info('subscription of a closed account', { subscriptionId, eventId: event.eventId });
    return;
  }
  await recordSubscriptionState(deps, userId, { subscription: event.subscription, at: event.at }, event);
  if (event.type === 'subscription.created' || event.type === 'review') await reportDoubles(deps, userId);
  await applyParked(deps, subscriptionId);
};

/**
 * A subscription that no checkout of ours proves, or proves for another price or day, is not bound to anyone. The
 * operator is notified, and its payments stay parked, so that `bind-subscription` loses nothing.
 */
const applySubscription = async (deps: EventDeps, event: SubscriptionEvent): Promise<void> => {
  const owner = await findOwner(deps, event);
  const { subscriptionId, priceId } = event.subscription;
  const { subscriptionUnowned, checkoutNotMatched } = logEvents;
  if (owner === null)
    return deps.log.error(subscriptionUnowned.message, { subscriptionId, eventId: event.eventId });
  const { userId, fault } = owner;
  if (fault !== null)
    return deps.log.error(checkoutNotMatched.message, {
      subscriptionId,
      eventId: event.eventId,
      userId,
      fault,
      priceId,
    });
  await applySubscriptionOf(deps, userId, event);
};

/** Does what an event asks for. Applying an event twice changes nothing. */
export const applyPaymentEvent = async (deps: EventDeps, event: PaymentEvent): Promise<void> => {
  if (event.kind === 'subscription') return applySubscription(deps, event);
  if (event.kind === 'payment' || event.kind === 'adjustment') return applyOrPark(deps, event);
};

type Attempt = { eventId: string; isLast: boolean };

/** Leaves an event to the operator after the last attempt. The review then no longer puts it on the queue. */
const giveUp = async ({ log, paymentInbox }: EventDeps, eventId: string, error: unknown): Promise<void> => {
  log.error(logEvents.paymentEventFailed.message, { eventId, error });
  await paymentInbox.setDue(eventId, null);
};

/**
 * Applies a stored event once, no matter how many copies of it arrive or in what order events arrive. An error leaves
 * it for another attempt. After the last attempt, the operator is notified.
 */
export const applyStoredEvent = async (deps: EventDeps, { eventId, isLast }: Attempt): Promise<void> => {
  const body = await deps.paymentInbox.findWaiting(eventId);
  if (body === null) return;
  try {
    const event = await deps.payments.readEvent(body);
    await applyPaymentEvent(deps, event);
    await markDone(deps, { ...event, eventId });
    deps.log.info('payment event', { eventId, type: event.type });
  } catch (error) {
    if (isLast) await giveUp(deps, eventId, error);
    throw error;
  }
};
