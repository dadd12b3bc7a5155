import type { Deps, Subscription } from '#ports';
import { applyPayment } from './apply-payment.ts';
import { recordSubscriptionState } from './record-subscription-state.ts';
import { reviewAdjustments } from './review-adjustments.ts';
import { applyParked } from './take-payment.ts';

type Needed = Pick<
  Deps,
  'payments' | 'paymentInbox' | 'subscriptions' | 'paidCredits' | 'clock' | 'log' | 'users'
>;

const batch = 200;
const dayMs = 86_400_000;

/** Lets go of a hold that the provider knows nothing of: the downgrade was never made, or taken back there. */
const dropVainHold = (deps: Needed, { userId, subscriptionId }: Subscription, priceId: string) =>
  deps.subscriptions.change({ userId, subscriptionId }, (current) =>
    current?.held && current.held.priceId === priceId ? { ...current, held: null } : null,
  );

const review = async (deps: Needed, userId: string, subscriptionId: string): Promise<void> => {
  // The list of those that are due is read minutes before its last is reviewed: its owner may be deleted meanwhile.
  if ((await deps.users.find(userId))?.closedAt) return;
  const state = await deps.payments.find(subscriptionId);
  const kept = await recordSubscriptionState(deps, userId, state);
  if (kept?.held) await dropVainHold(deps, kept, state.subscription.priceId);
  const payments = await deps.payments.listPayments(subscriptionId);
  // The oldest first: each month lets lapse what the one before it left.
  for (const { payment, at } of payments.toReversed())
    await applyPayment(deps, {
      kind: 'payment',
      eventId: payment.transactionId,
      type: 'review',
      at,
      payment,
    });
  // A refund may have been told of before the payment that was found only now.
  await applyParked(deps, subscriptionId);
  const isOver = state.subscription.status === 'canceled';
  const next = new Date(deps.clock.now().getTime() + dayMs).toISOString();
  await deps.subscriptions.setReview(subscriptionId, isOver ? null : next);
};

/** @throws AggregateError of those that could not be compared; they stay due */
const reviewSubscriptions = async (deps: Needed): Promise<number> => {
  const due = await deps.subscriptions.listDueForReview(deps.clock.now().toISOString(), batch);
  const errors: unknown[] = [];
  for (const { userId, subscriptionId } of due)
    await review(deps, userId, subscriptionId).catch((error) => errors.push(error));
  if (errors.length > 0)
    throw new AggregateError(
      errors,
      `${errors.length} of ${due.length} subscriptions could not be compared.`,
    );
  return due.length;
};

const reviewMoneyBack = async (deps: Needed): Promise<number> => {
  const { taken, failed } = await reviewAdjustments(deps).catch((error: unknown) => {
    throw new Error('The adjustments could not be read to their end.', { cause: error });
  });
  if (failed > 0) throw new Error(`${failed} adjustments could not be taken.`);
  return taken;
};

/**
 * Compares every subscription with the provider's, once a day each, and reads the provider's refunds and chargebacks:
 * what a lost notification would have told is made up for. Returns how many subscriptions it looked at, and for how
 * many adjustments it took credits back.
 * @throws AggregateError of what failed; it stays due
 */
export const reconcileBilling = async (deps: Needed): Promise<{ count: number; adjustments: number }> => {
  // One after the other: the first may find the payment that a refund of the second belongs to.
  const [count] = await Promise.allSettled([reviewSubscriptions(deps)]);
  const [adjustments] = await Promise.allSettled([reviewMoneyBack(deps)]);
  if (count.status === 'fulfilled' && adjustments.status === 'fulfilled')
    return { count: count.value, adjustments: adjustments.value };
  const reasons = [count, adjustments].flatMap((part) => (part.status === 'rejected' ? [part.reason] : []));
  throw new AggregateError(reasons, reasons.map(({ message }) => message).join(' '));
};
