import type { Subscription } from '#contracts/billing/payment.ts';
import { offerOf, planOf } from '#domain/billing/offers.ts';
import type { Deps } from '#ports';
import { recordSubscriptionState } from '#usecases/billing/events/record-subscription-state.ts';

/**
 * Cancels a downgrade that waits for the end of the period. The provider restores the old items for free. Only then
 * is the hold released, so that the plan that counts stays the same throughout.
 */
export const rollBackHeldChange = async (
  deps: Pick<Deps, 'payments' | 'subscriptions'>,
  subscription: Subscription,
  until?: number,
): Promise<Subscription> => {
  const { userId, subscriptionId, held } = subscription;
  if (held === null) return subscription;
  const change = { priceId: held.priceId, billing: 'free', discountId: null } as const;
  const state = await deps.payments.change(subscriptionId, change, until);
  await recordSubscriptionState(deps, userId, state);
  const offer = offerOf(deps.payments.offers, held.priceId);
  const plan = offer === null ? held.plan : planOf(offer);
  const released = await deps.subscriptions.change({ userId, subscriptionId }, (current) =>
    // The provider's latest notification about the items may not have arrived yet, so its response counts.
    current?.held ? { ...current, priceId: held.priceId, plan, held: null } : null,
  );
  return released ?? subscription;
};
