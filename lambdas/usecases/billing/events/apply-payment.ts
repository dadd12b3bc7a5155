import type { Adjustment, Payment } from '#contracts/billing/payment.ts';
import { offerOf } from '#domain/billing/offers.ts';
import { isForPeriod, movesCredits } from '#domain/billing/payment-grant.ts';
import type { Deps, ParkedEvent } from '#ports';

type PaymentDeps = Pick<Deps, 'payments' | 'subscriptions' | 'paidCredits' | 'clock'>;

const grant = async (deps: PaymentDeps, payment: Payment): Promise<'done' | 'waiting'> => {
  if (!isForPeriod(payment)) return 'done';
  const userId = await deps.subscriptions.ownerOf(payment.subscriptionId);
  if (userId === null) return 'waiting';
  const offer = offerOf(deps.payments.offers, payment.priceId);
  if (offer === null)
    throw new Error(
      `The price ${payment.priceId} of ${payment.transactionId} is not one of the stage's offers.`,
    );
  const outcome = await deps.paidCredits.grant(userId, payment, offer, deps.clock.now().toISOString());
  return outcome === 'waiting' ? 'waiting' : 'done';
};

const clawBack = async (deps: PaymentDeps, adjustment: Adjustment): Promise<'done' | 'waiting'> => {
  if (!movesCredits(adjustment) || adjustment.subscriptionId === null) return 'done';
  const userId = await deps.subscriptions.ownerOf(adjustment.subscriptionId);
  if (userId === null) return 'waiting';
  const outcome = await deps.paidCredits.clawBack(userId, adjustment, deps.clock.now().toISOString());
  return outcome === 'waiting' ? 'waiting' : 'done';
};

/**
 * Grants the credits of a payment, or takes back those of a refunded one. `waiting` if what it belongs to is not
 * known yet. Applying it twice changes nothing.
 */
export const applyPayment = (deps: PaymentDeps, event: ParkedEvent): Promise<'done' | 'waiting'> =>
  event.kind === 'payment' ? grant(deps, event.payment) : clawBack(deps, event.adjustment);
