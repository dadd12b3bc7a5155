import { dayMs, hourMs } from '#contracts/durations.ts';
import type { Deps, PaymentPage } from '#ports';
import { applyOnce, applyOrPark } from '#usecases/billing/events/record-payment.ts';
import { noTimeLimit, type Pace } from '#usecases/support/pace.ts';
import { waitForProvider } from '#usecases/support/wait-for-provider.ts';
import { openListReview, type ReviewCounts } from './review-list.ts';

type ReviewDeps = Pick<Deps, 'payments' | 'paymentInbox' | 'subscriptions' | 'paidCredits' | 'clock' | 'log'>;
type Listed = PaymentPage['payments'][number];

/**
 * On its first run, the review goes back as far as the provider may still send notifications. The daily reviews cover
 * older payments.
 */
const firstRunMs = 72 * hourMs;

/** Grants the credits of a payment as its notification would have. Both use the same grant id. */
const grant = async (deps: ReviewDeps, { payment, at }: Listed): Promise<boolean> => {
  if (payment.subscriptionId === null) return false;
  const eventId = `review#${payment.transactionId}`;
  const event = { kind: 'payment' as const, eventId, type: 'review', at, payment };
  return applyOnce(deps, event, () => applyOrPark(deps, event));
};

/**
 * Reads the payments completed since the mark, and grants the credits of those whose notification was lost. If it
 * runs out of time, the next run continues.
 * @returns how many a review recorded first, and how many failed
 */
export const reviewPayments = async (deps: ReviewDeps, pace: Pace = noTimeLimit): Promise<ReviewCounts> => {
  const review = openListReview<Listed & { id: string }>(
    deps,
    {
      list: 'payments',
      overlapMs: hourMs,
      abandonAfterMs: 30 * dayMs,
      take: async (entry) => ((await grant(deps, entry)) ? 'taken' : 'known'),
    },
    ({ at }) => at,
  );
  const firstMark = new Date(deps.clock.now().getTime() - firstRunMs).toISOString();
  let since = (await deps.paymentInbox.mark('payments')) ?? firstMark;
  let after: string | null = null;
  for (let hasMore = true; hasMore && pace.hasTime(); ) {
    const position: { since: string; after: string | null } = { since, after };
    const page: PaymentPage = await waitForProvider(pace, () =>
      deps.payments.listPaymentsSince(position.since, position.after),
    );
    const entries = page.payments.map((listed) => ({ ...listed, id: listed.payment.transactionId }));
    await review.takePage(entries);
    const end = entries.at(-1);
    // The mark is a time, because a payment can change and move within the list. If a whole page has the same time,
    // the mark is an id.
    after = end !== undefined && end.at === since ? end.id : null;
    since = end?.at ?? since;
    hasMore = page.hasMore && entries.length > 0;
  }
  return review.counts;
};
