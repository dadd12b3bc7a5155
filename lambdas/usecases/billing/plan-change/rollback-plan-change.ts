import type { RollbackResponse } from '#contracts/billing/billing.ts';
import type { Deps } from '#ports';
import { findNewestSubscription } from '#usecases/billing/find-own-subscription.ts';
import { presentSubscription } from '#usecases/billing/present-subscription.ts';
import { type Caller, requireUser } from '#usecases/site/caller.ts';
import { rollBackHeldChange } from './roll-back-held-change.ts';

/** Cancels the caller's change that waits for the next period. Does nothing if there is none. */
export const rollbackPlanChange = async (
  deps: Pick<Deps, 'payments' | 'subscriptions' | 'paidCredits'>,
  { caller }: { caller: Caller },
): Promise<RollbackResponse> => {
  const newest = await findNewestSubscription(deps, requireUser(caller));
  if (!newest?.held || newest.status === 'canceled')
    return { rolled_back: false, subscription: newest && (await presentSubscription(deps, newest)) };
  return {
    rolled_back: true,
    subscription: await presentSubscription(deps, await rollBackHeldChange(deps, newest)),
  };
};
