import type { SubscriptionResponse } from '#contracts/billing/billing.ts';
import { toSubscriptionRecord } from '#domain/billing/subscription-record.ts';
import type { Deps } from '#ports';
import { type Caller, requireUser } from '#usecases/site/caller.ts';
import { findNewestSubscription } from './find-own-subscription.ts';

/** The caller's newest subscription, if any. @throws ApiError unauthorized */
export const getSubscription = async (
  deps: Pick<Deps, 'subscriptions'>,
  { caller }: { caller: Caller },
): Promise<SubscriptionResponse> => {
  const newest = await findNewestSubscription(deps, requireUser(caller));
  return { subscription: newest && toSubscriptionRecord(newest) };
};
