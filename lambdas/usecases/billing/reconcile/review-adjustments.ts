import { dayMs } from '#contracts/durations.ts';
import { movesCredits } from '#domain/billing/payment-grant.ts';
import type { AdjustmentPage, Deps } from '#ports';
import { applyOnce, applyOrPark } from '#usecases/billing/events/record-payment.ts';
import { noTimeLimit, type Pace } from '#usecases/support/pace.ts';
import { waitForProvider } from '#usecases/support/wait-for-provider.ts';

type Needed = Pick<Deps, 'payments' | 'paymentInbox' | 'subscriptions' | 'paidCredits' | 'clock' | 'log'>;
type Listed = AdjustmentPage['adjustments'][number];

/** Newer entries are read again each time, because entries with the same time can appear in the list a little later. */
const overlapMs = 7 * dayMs;
/** Most refunds are approved within days. An operator must look at one that stays open longer than this. */
const heldMs = 60 * dayMs;

/** Takes credits back as the notification would have. True if that was done now. */
const take = async (deps: Needed, { adjustment, at }: Listed): Promise<boolean> => {
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

type Outcome = 'taken' | 'known' | 'pending' | 'failed';

/** The outcome of an adjustment. A pending or failed one has to be checked again. */
const takeOrTell = async (deps: Needed, listed: Listed): Promise<Outcome> => {
  const { adjustmentId, status } = listed.adjustment;
  try {
    if (await take(deps, listed)) return 'taken';
    return status === 'pending_approval' ? 'pending' : 'known';
  } catch (error) {
    deps.log.warn('adjustment was not processed', { adjustmentId, error });
    return 'failed';
  }
};

/** True if the outcome is known or no longer awaited. */
const isPast = ({ clock, log }: Needed, { adjustment, at }: Listed, outcome: Outcome): boolean => {
  const age = clock.now().getTime() - Date.parse(at);
  const isOpen = outcome === 'pending' || outcome === 'failed';
  if (age < overlapMs || (isOpen && age < heldMs)) return false;
  const { adjustmentId, status } = adjustment;
  if (isOpen) log.error('adjustment was abandoned', { adjustmentId, status });
  return true;
};

/**
 * Reads the provider's refunds and chargebacks, and takes back credits whose notification was lost. Each is applied
 * once, through the same code as a notification. The mark moves to the last entry before the first open one, so the
 * next review reads everything that may still change. If a review runs out of time, the next one continues.
 * @returns how many were applied, and how many failed
 */
export const reviewAdjustments = async (
  deps: Needed,
  pace: Pace = noTimeLimit,
): Promise<{ taken: number; failed: number }> => {
  const counts: Record<Outcome, number> = { taken: 0, known: 0, pending: 0, failed: 0 };
  const { paymentInbox, payments } = deps;
  let after = await paymentInbox.mark('adjustments');
  let isHeld = false;
  for (let hasMore = true; hasMore && pace.hasTime(); ) {
    const last = after;
    const page = await waitForProvider(pace, () => payments.listAdjustments(last));
    let mark: string | null = null;
    for (const listed of page.adjustments) {
      const outcome = await takeOrTell(deps, listed);
      counts[outcome] += 1;
      isHeld ||= !isPast(deps, listed, outcome);
      if (!isHeld) mark = listed.adjustment.adjustmentId;
    }
    if (mark !== null) await paymentInbox.setMark('adjustments', mark);
    after = page.adjustments.at(-1)?.adjustment.adjustmentId ?? after;
    hasMore = page.hasMore && page.adjustments.length > 0;
  }
  return { taken: counts.taken, failed: counts.failed };
};
