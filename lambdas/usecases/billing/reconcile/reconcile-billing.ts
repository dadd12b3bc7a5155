import type { Subscription } from '#contracts/billing/payment.ts';
import { dayMs, hourMs } from '#contracts/durations.ts';
import { isoAfter } from '#domain/platform/times.ts';
import type { Deps, DueReview } from '#ports';
import { recordSubscriptionState } from '#usecases/billing/events/record-subscription-state.ts';
import { requeueOverdueEvents } from '#usecases/billing/events/requeue-overdue-events.ts';
import { noTimeLimit, type Pace } from '#usecases/support/pace.ts';
import { processDueItems, type Queue } from '#usecases/support/process-due-items.ts';
import { waitForProvider } from '#usecases/support/wait-for-provider.ts';
import { grantPaymentsOf } from './grant-payments-of.ts';
import { reviewAdjustments } from './review-adjustments.ts';
import type { ReviewCounts } from './review-list.ts';
import { reviewNewSubscriptions } from './review-new-subscriptions.ts';
import { reviewPayments } from './review-payments.ts';

type ReconcileDeps = Pick<
  Deps,
  | 'payments'
  | 'paymentInbox'
  | 'paymentQueue'
  | 'subscriptions'
  | 'paidCredits'
  | 'checkoutKey'
  | 'clock'
  | 'log'
  | 'users'
>;

const batch = 200;
/** Enough concurrency to use the provider's full call rate. A call takes about 0.3 s, plus a little for the table. */
const maxConcurrent = 4;

/**
 * Releases a hold that the provider does not know about, because the downgrade was never made or was canceled there.
 */
const releaseStaleHold = (deps: ReconcileDeps, { userId, subscriptionId }: Subscription, priceId: string) =>
  deps.subscriptions.change({ userId, subscriptionId }, (current) =>
    current?.held && current.held.priceId === priceId ? { ...current, held: null } : null,
  );

const review = async (deps: ReconcileDeps, userId: string, subscriptionId: string): Promise<void> => {
  const next = isoAfter(deps.clock.now(), dayMs);
  // The deletion of an account ends its subscriptions itself, and removes them from this list when it completes.
  if ((await deps.users.find(userId))?.closedAt) return deps.subscriptions.setReview(subscriptionId, next);
  const state = await deps.payments.find(subscriptionId);
  const kept = await recordSubscriptionState(deps, userId, state);
  if (kept?.held) await releaseStaleHold(deps, kept, state.subscription.priceId);
  await grantPaymentsOf(deps, subscriptionId);
  const isOver = state.subscription.status === 'canceled';
  await deps.subscriptions.setReview(subscriptionId, isOver ? null : next);
};

const dueReviews = (deps: ReconcileDeps, pace: Pace): Queue<DueReview> => ({
  name: 'billing review',
  read: (now) => deps.subscriptions.listDueForReview(now, batch),
  ids: ({ subscriptionId }) => ({ subscriptionId }),
  work: ({ userId, subscriptionId }) => waitForProvider(pace, () => review(deps, userId, subscriptionId)),
  failingSince: ({ failingSince }) => failingSince,
  reschedule: ({ subscriptionId }, ...times) => deps.subscriptions.setReview(subscriptionId, ...times),
  bounds: { firstMs: hourMs, longestMs: dayMs },
  maxConcurrent,
});

/** @throws AggregateError of the subscriptions that could not be compared; they are postponed */
const reviewSubscriptions = async (deps: ReconcileDeps, pace: Pace): Promise<number> => {
  const { count, errors } = await processDueItems(deps, dueReviews(deps, pace), pace);
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${count} subscriptions could not be compared.`);
  return count;
};

const reviewEntries = async (
  deps: ReconcileDeps,
  pace: Pace,
  what: string,
  review: (deps: ReconcileDeps, pace: Pace) => Promise<ReviewCounts>,
): Promise<number> => {
  const { taken, failed } = await review(deps, pace).catch((error: unknown) => {
    throw new Error(`The ${what} could not be read completely.`, { cause: error });
  });
  if (failed > 0) throw new Error(`${failed} ${what} could not be processed.`);
  return taken;
};

export type Reconciled = {
  /** Subscriptions that were compared. */
  count: number;
  /** Adjustments for which credits were taken back. */
  adjustments: number;
  /** Subscriptions found in the provider's list that were bound or reported. */
  found: number;
  /** Payments that a review recorded first, even if their notification also arrives. */
  payments: number;
  /** Stored events that were put on the queue again. */
  requeued: number;
};

/**
 * Applies what lost notifications would have reported. It reads the provider's refunds, new subscriptions and
 * payments since the last run, compares every subscription with the provider's once a day, and queues stored events
 * that were never applied.
 * @throws AggregateError of everything that failed; it is retried later
 */
export const reconcileBilling = async (
  deps: ReconcileDeps,
  pace: Pace = noTimeLimit,
): Promise<Reconciled> => {
  const works: readonly [keyof Reconciled, () => Promise<number>][] = [
    // The steps with few calls come first. A refund whose payment is found later waits for it, and is applied with
    // it.
    ['requeued', () => requeueOverdueEvents(deps, pace)],
    ['adjustments', () => reviewEntries(deps, pace, 'adjustments', reviewAdjustments)],
    // New subscriptions come before their payments, which would otherwise wait. They are then compared for the first
    // time.
    ['found', () => reviewEntries(deps, pace, 'subscriptions', reviewNewSubscriptions)],
    ['payments', () => reviewEntries(deps, pace, 'payments', reviewPayments)],
    ['count', () => reviewSubscriptions(deps, pace)],
  ];
  const done: Reconciled = { count: 0, adjustments: 0, found: 0, payments: 0, requeued: 0 };
  const reasons: Error[] = [];
  for (const [name, work] of works) {
    try {
      done[name] = await work();
    } catch (error) {
      reasons.push(error instanceof Error ? error : new Error(String(error)));
    }
  }
  if (reasons.length === 0) return done;
  throw new AggregateError(reasons, reasons.map(({ message }) => message).join(' '));
};
