import type { ChangedResponse } from '#contracts/billing/billing.ts';
import type { Deps } from '#ports';
import { type Caller, requireUser } from '#usecases/site/caller.ts';
import { recordSubscriptionState } from './events/record-subscription-state.ts';
import { findOwnSubscription } from './find-own-subscription.ts';
import { presentSubscription } from './present-subscription.ts';

/**
 * Ends the caller's subscription at the end of its period; nothing changes until then. Canceling twice is harmless.
 * @throws ApiError unauthorized, not_found, plan_change_locked, payments_unavailable
 */
export const cancelSubscription = async (
  deps: Pick<Deps, 'payments' | 'subscriptions' | 'paidCredits' | 'log'>,
  { caller, subscriptionId }: { caller: Caller; subscriptionId: string },
): Promise<ChangedResponse> => {
  const userId = requireUser(caller);
  const subscription = await findOwnSubscription(deps, userId, subscriptionId);
  if (subscription.scheduledChange?.action === 'cancel')
    return { subscription: await presentSubscription(deps, subscription) };
  const state = await deps.payments.cancel(subscriptionId);
  deps.log.info('subscription canceled', { userId });
  const changed = (await recordSubscriptionState(deps, userId, state)) ?? subscription;
  return { subscription: await presentSubscription(deps, changed) };
};
