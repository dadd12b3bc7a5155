import type { Deps, Subscription } from '#ports';
import { applyPayment } from './apply-payment.ts';
import { recordSubscriptionState } from './record-subscription-state.ts';

type Needed = Pick<Deps, 'payments' | 'subscriptions' | 'paidCredits' | 'clock' | 'log' | 'users'>;

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
  const isOver = state.subscription.status === 'canceled';
  const next = new Date(deps.clock.now().getTime() + dayMs).toISOString();
  await deps.subscriptions.setReview(subscriptionId, isOver ? null : next);
};

/**
 * Compares every subscription with the provider's, once a day each: what a lost notification would have told is made
 * up for. Returns how many it looked at.
 * @throws AggregateError of those that could not be compared; they stay due
 */
export const reconcileBilling = async (deps: Needed): Promise<{ count: number }> => {
  const due = await deps.subscriptions.listDueForReview(deps.clock.now().toISOString(), batch);
  const errors: unknown[] = [];
  for (const { userId, subscriptionId } of due)
    await review(deps, userId, subscriptionId).catch((error) => errors.push(error));
  if (errors.length > 0)
    throw new AggregateError(
      errors,
      `${errors.length} of ${due.length} subscriptions could not be compared.`,
    );
  return { count: due.length };
};
