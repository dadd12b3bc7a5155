import { dayMs } from '#contracts/durations.ts';
import type { SubscriptionState } from '#ports';
import { applyPaymentEvent } from '#usecases/billing/events/apply-payment-event.ts';
import { applyOnce } from '#usecases/billing/events/record-payment.ts';
import { noTimeLimit, type Pace } from '#usecases/support/pace.ts';
import { type ReviewCounts, reviewByCreation } from './review-list.ts';

type ReviewDeps = Parameters<typeof applyPaymentEvent>[0];

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
const adopt = async (deps: ReviewDeps, { subscription, at }: SubscriptionState): Promise<boolean> => {
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
 * Reads the provider's list of subscriptions, and binds those that are unknown here because all of their notifications
 * were lost.
 */
export const reviewNewSubscriptions = (deps: ReviewDeps, pace: Pace = noTimeLimit): Promise<ReviewCounts> =>
  reviewByCreation<Found>(
    deps,
    pace,
    {
      list: 'subscriptions',
      overlapMs: dayMs,
      abandonAfterMs: 30 * dayMs,
      take: async ({ state }) => ((await adopt(deps, state)) ? 'taken' : 'known'),
    },
    async (after) => {
      const { subscriptions, hasMore } = await deps.payments.listSubscriptions(after);
      return { entries: subscriptions.map(toFound), hasMore };
    },
  );
