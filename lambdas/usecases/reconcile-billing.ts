import type { Deps, DueReview, Subscription } from '#ports';
import { applyPayment } from './apply-payment.ts';
import { type Pace, unhurried } from './pace.ts';
import { recordSubscriptionState } from './record-subscription-state.ts';
import { reviewAdjustments } from './review-adjustments.ts';
import { applyParked } from './take-payment.ts';
import { waitForProvider } from './wait-for-provider.ts';
import { type Queue, workOff } from './work-off.ts';

type Needed = Pick<
  Deps,
  'payments' | 'paymentInbox' | 'subscriptions' | 'paidCredits' | 'clock' | 'log' | 'users'
>;

const batch = 200;
/** Enough to use up the rate of calls: one takes some 0.3 s, and the table a little more. */
const atOnce = 4;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Lets go of a hold that the provider knows nothing of: the downgrade was never made, or taken back there. */
const dropVainHold = (deps: Needed, { userId, subscriptionId }: Subscription, priceId: string) =>
  deps.subscriptions.change({ userId, subscriptionId }, (current) =>
    current?.held && current.held.priceId === priceId ? { ...current, held: null } : null,
  );

const review = async (deps: Needed, userId: string, subscriptionId: string): Promise<void> => {
  const next = new Date(deps.clock.now().getTime() + dayMs).toISOString();
  // The deletion of an account ends its subscriptions itself, and takes them off this list when it is complete.
  if ((await deps.users.find(userId))?.closedAt) return deps.subscriptions.setReview(subscriptionId, next);
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
  await deps.subscriptions.setReview(subscriptionId, isOver ? null : next);
};

const dueReviews = (deps: Needed, pace: Pace): Queue<DueReview> => ({
  name: 'billing review',
  read: (now) => deps.subscriptions.listDueForReview(now, batch),
  ids: ({ subscriptionId }) => ({ subscriptionId }),
  work: ({ userId, subscriptionId }) => waitForProvider(pace, () => review(deps, userId, subscriptionId)),
  failingSince: ({ failingSince }) => failingSince,
  putOff: ({ subscriptionId }, ...times) => deps.subscriptions.setReview(subscriptionId, ...times),
  bounds: { firstMs: hourMs, longestMs: dayMs },
  atOnce,
});

/** @throws AggregateError of those that could not be compared; they are put off */
const reviewSubscriptions = async (deps: Needed, pace: Pace): Promise<number> => {
  const { count, errors } = await workOff(deps, dueReviews(deps, pace), pace);
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${count} subscriptions could not be compared.`);
  return count;
};

const reviewMoneyBack = async (deps: Needed, pace: Pace): Promise<number> => {
  const { taken, failed } = await reviewAdjustments(deps, pace).catch((error: unknown) => {
    throw new Error('The adjustments could not be read to their end.', { cause: error });
  });
  if (failed > 0) throw new Error(`${failed} adjustments could not be taken.`);
  return taken;
};

/**
 * Compares every subscription with the provider's, once a day each, and reads the provider's refunds and chargebacks:
 * what a lost notification would have told is made up for. Returns how many subscriptions it looked at, and for how
 * many adjustments it took credits back.
 * @throws AggregateError of what failed; it is tried again later
 */
export const reconcileBilling = async (
  deps: Needed,
  pace: Pace = unhurried,
): Promise<{ count: number; adjustments: number }> => {
  // Few calls first. A refund of a payment that is found only then waits for it, and is applied with it.
  const [adjustments] = await Promise.allSettled([reviewMoneyBack(deps, pace)]);
  const [count] = await Promise.allSettled([reviewSubscriptions(deps, pace)]);
  if (count.status === 'fulfilled' && adjustments.status === 'fulfilled')
    return { count: count.value, adjustments: adjustments.value };
  const reasons = [count, adjustments].flatMap((part) => (part.status === 'rejected' ? [part.reason] : []));
  throw new AggregateError(reasons, reasons.map(({ message }) => message).join(' '));
};
