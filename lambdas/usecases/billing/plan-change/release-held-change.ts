import type { Subscription } from '#contracts/billing/payment.ts';
import { offerOf, planOf } from '#domain/billing/offers.ts';
import type { Deps } from '#ports';
import { recordSubscriptionState } from '#usecases/billing/events/record-subscription-state.ts';

/**
 * Takes back a downgrade that waits for the end of the period: the provider gets its old items again, for nothing.
 * Only then the hold is let go, so that the plan that counts is the same all the time.
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
    // What the provider has since said of the items may not have come yet: they are as it has answered.
    current?.held ? { ...current, priceId: held.priceId, plan, held: null } : null,
  );
  return released ?? subscription;
};
