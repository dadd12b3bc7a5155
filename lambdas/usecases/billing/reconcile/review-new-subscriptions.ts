import { dayMs } from '#contracts/durations.ts';
import type { SubscriptionState } from '#ports';
import { applyPaymentEvent } from '#usecases/billing/events/apply-payment-event.ts';
import { applyOnce } from '#usecases/billing/events/record-payment.ts';
import { noTimeLimit, type Pace } from '#usecases/support/pace.ts';
import { waitForProvider } from '#usecases/support/wait-for-provider.ts';
import { openListReview, type ReviewCounts } from './review-list.ts';

type Needed = Parameters<typeof applyPaymentEvent>[0];

type Found = { id: string; at: string; state: SubscriptionState };

/** The list is in the order of creation, regardless of later changes. */
const toFound = (state: SubscriptionState): Found => ({
  id: state.subscription.subscriptionId,
  at: state.subscription.createdAt,
  state,
});

/**
 * Binds an unreported subscription to its buyer, as its notification would have. One without an owner is reported
 * once.
 */
const adopt = async (deps: Needed, { subscription, at }: SubscriptionState): Promise<boolean> => {
  const { subscriptionId } = subscription;
  if ((await deps.subscriptions.ownerOf(subscriptionId)) !== null) return false;
  const event = {
    kind: 'subscription' as const,
    eventId: `review#${subscriptionId}`,
    type: 'review',
    at,
    subscription,
  };
  return applyOnce(deps, event, () => applyPaymentEvent(deps, event));
};

/**
 * Reads the provider's list of subscriptions from the mark on, and binds those that are unknown here because all of
 * their notifications were lost. If it runs out of time, the next run continues.
 * @returns how many were bound or reported, and how many failed
 */
export const reviewNewSubscriptions = async (
  deps: Needed,
  pace: Pace = noTimeLimit,
): Promise<ReviewCounts> => {
  const review = openListReview(deps, {
    list: 'subscriptions',
    overlapMs: dayMs,
    take: ({ state }: Found) => adopt(deps, state),
    markOf: ({ id }) => id,
  });
  let after = await deps.paymentInbox.mark('subscriptions');
  for (let hasMore = true; hasMore && pace.hasTime(); ) {
    const last = after;
    const page = await waitForProvider(pace, () => deps.payments.listSubscriptions(last));
    const entries = page.subscriptions.map(toFound);
    await review.takePage(entries);
    after = entries.at(-1)?.id ?? after;
    hasMore = page.hasMore && entries.length > 0;
  }
  return review.counts;
};
