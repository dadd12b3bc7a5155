import type { SubscriptionResponse } from '#contracts/billing/billing.ts';
import type { Deps } from '#ports';
import { type Caller, requireUser } from '#usecases/site/caller.ts';
import { findNewestSubscription } from './find-own-subscription.ts';
import { presentSubscription } from './present-subscription.ts';

/** The caller's newest subscription, if any. @throws ApiError unauthorized */
export const getSubscription = async (
  deps: Pick<Deps, 'subscriptions' | 'paidCredits'>,
  { caller }: { caller: Caller },
): Promise<SubscriptionResponse> => {
  const newest = await findNewestSubscription(deps, requireUser(caller));
  return { subscription: newest && (await presentSubscription(deps, newest)) };
};
