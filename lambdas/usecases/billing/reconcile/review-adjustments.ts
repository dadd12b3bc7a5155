import { dayMs } from '#contracts/durations.ts';
import { movesCredits } from '#domain/billing/payment-grant.ts';
import type { AdjustmentPage, Deps } from '#ports';
import { applyOnce, applyOrPark } from '#usecases/billing/events/record-payment.ts';
import { noTimeLimit, type Pace } from '#usecases/support/pace.ts';
import { type ReviewCounts, reviewByCreation } from './review-list.ts';

type ReviewDeps = Pick<Deps, 'payments' | 'paymentInbox' | 'subscriptions' | 'paidCredits' | 'clock' | 'log'>;
type Listed = AdjustmentPage['adjustments'][number];

/** Takes credits back as the notification would have. True if that was done now. */
const takeBack = async (deps: ReviewDeps, { adjustment, at }: Listed): Promise<boolean> => {
  if (!movesCredits(adjustment)) return false;
  const event = {
    kind: 'adjustment' as const,
    eventId: `review#${adjustment.adjustmentId}`,
    type: 'review',
    at,
    adjustment,
  };
  return applyOnce(deps, event, () => applyOrPark(deps, event));
};

/**
 * Reads the provider's refunds and chargebacks, and takes back credits whose notification was lost. Each is applied
 * once, through the same code as a notification.
 */
export const reviewAdjustments = (deps: ReviewDeps, pace: Pace = noTimeLimit): Promise<ReviewCounts> =>
  reviewByCreation<Listed & { id: string }>(
    deps,
    pace,
    {
      list: 'adjustments',
      overlapMs: 7 * dayMs,
      // Most refunds are approved within days.
      abandonAfterMs: 60 * dayMs,
      take: async (listed) => {
        if (await takeBack(deps, listed)) return 'taken';
        return listed.adjustment.status === 'pending_approval' ? 'open' : 'known';
      },
    },
    async (after) => {
      const { adjustments, hasMore } = await deps.payments.listAdjustments(after);
      return {
        entries: adjustments.map((listed) => ({ ...listed, id: listed.adjustment.adjustmentId })),
        hasMore,
      };
    },
  );
