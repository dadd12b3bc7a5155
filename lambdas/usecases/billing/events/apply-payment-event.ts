import { logEvents } from '#contracts/platform/log-events.ts';
import type { Deps, PaymentEvent } from '#ports';
import { type CheckoutOwner, readCheckoutOwner } from './checkout-proof.ts';
import { applyOrPark, applyParked, markDone } from './record-payment.ts';
import { recordSubscriptionState } from './record-subscription-state.ts';

type Needed = Pick<
  Deps,
  'payments' | 'paymentInbox' | 'subscriptions' | 'paidCredits' | 'clock' | 'log' | 'users' | 'checkoutKey'
>;

type SubscriptionEvent = Extract<PaymentEvent, { kind: 'subscription' }>;

/** Whose the subscription is: known before, or proven by what our checkout wrote into it. */
const findOwner = async (
  { subscriptions, checkoutKey }: Needed,
  { subscription }: SubscriptionEvent,
): Promise<CheckoutOwner | null> => {
  const userId = await subscriptions.ownerOf(subscription.subscriptionId);
  return userId === null ? readCheckoutOwner(checkoutKey, subscription) : { userId, fault: null };
};

/** A user may have paid two checkouts that were open at the same time. Only an operator can refund one. */
const reportDoubles = async ({ subscriptions, log }: Needed, userId: string): Promise<void> => {
  const live = (await subscriptions.list(userId)).filter(({ status }) => status !== 'canceled');
  if (live.length < 2) return;
  const ids = live.map(({ subscriptionId }) => subscriptionId);
  log.error('user has several subscriptions', { userId, subscriptionIds: ids });
};

/** Binds a subscription to its owner or updates it, and applies the payments that waited for it. */
export const applySubscriptionOf = async (
  deps: Needed,
  userId: string,
  event: SubscriptionEvent,
): Promise<void> => {
  const { subscriptionId } = event.subscription;
  // The last words about a deleted user's subscription come after its deletion, and leave nothing behind.
  if ((await deps.users.find(userId))?.closedAt) {
    deps.log.info('subscription of a closed account', { subscriptionId, eventId: event.eventId });
    return;
  }
  await recordSubscriptionState(deps, userId, { subscription: event.subscription, at: event.at }, event);
  if (event.type === 'subscription.created' || event.type === 'review') await reportDoubles(deps, userId);
  await applyParked(deps, subscriptionId);
};

/**
 * What no checkout of ours proves, or proves for another price or day, is bound to nobody. The operator hears of it;
 * its payments stay parked, so that `bind-subscription` loses nothing.
 */
const applySubscription = async (deps: Needed, event: SubscriptionEvent): Promise<void> => {
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

/** Does what an event asks for; applying it again changes nothing. */
export const applyPaymentEvent = async (deps: Needed, event: PaymentEvent): Promise<void> => {
  if (event.kind === 'subscription') return applySubscription(deps, event);
  if (event.kind === 'payment' || event.kind === 'adjustment') return applyOrPark(deps, event);
};

type Attempt = { eventId: string; isLast: boolean };

/** Leaves an event to the operator after the last attempt; the review does not put it on the queue again. */
const giveUp = async ({ log, paymentInbox }: Needed, eventId: string, error: unknown): Promise<void> => {
  log.error(logEvents.paymentEventFailed.message, { eventId, error });
  await paymentInbox.setDue(eventId, null);
};

/**
 * Applies an event that was stored, whatever copies of it are under way, in whatever order with others: it counts
 * once. An error leaves it to be tried again; at the last attempt the operator is notified.
 */
export const applyStoredEvent = async (deps: Needed, { eventId, isLast }: Attempt): Promise<void> => {
  const body = await deps.paymentInbox.findWaiting(eventId);
  if (body === null) return;
  try {
    const event = await deps.payments.readEvent(body);
    await applyPaymentEvent(deps, event);
    await markDone(deps, { ...event, eventId });
    deps.log.info('payment event', { eventId, type: event.type });
  } catch (error) {
    if (isLast) await giveUp(deps, eventId, error);
    else deps.log.warn('payment event is tried again', { eventId, error });
    throw error;
  }
};
