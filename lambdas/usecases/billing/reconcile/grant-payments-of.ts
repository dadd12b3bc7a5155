import type { Deps } from '#ports';
import { applyPayment } from '#usecases/billing/events/apply-payment.ts';
import { applyParked } from '#usecases/billing/events/record-payment.ts';

type GrantDeps = Pick<Deps, 'payments' | 'paymentInbox' | 'subscriptions' | 'paidCredits' | 'clock'>;

/** Grants the credits of a subscription's newest payments that have not been granted yet. */
export const grantPaymentsOf = async (deps: GrantDeps, subscriptionId: string): Promise<void> => {
  const payments = await deps.payments.listPayments(subscriptionId);
  // Oldest first, because each month expires the unused credits of the previous one.
  for (const { payment, at } of payments.toReversed()) {
    const eventId = payment.transactionId;
    await applyPayment(deps, { kind: 'payment', eventId, type: 'review', at, payment });
  }
  // A refund may have been reported before its payment, which was only found now.
  await applyParked(deps, subscriptionId);
};
