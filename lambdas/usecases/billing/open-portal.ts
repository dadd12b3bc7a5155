import type { PortalSessionResponse } from '#contracts/billing/billing.ts';
import { billingErrors, billingMessages } from '#contracts/billing/billing-messages.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import type { Deps } from '#ports';
import { type Caller, requireUser } from '#usecases/site/caller.ts';
import { findNewestSubscription } from './find-own-subscription.ts';

/**
 * A new address of the customer portal for the caller. Such addresses are neither stored nor reused.
 * @throws ApiError unauthorized, not_found (never bought anything), payments_unavailable
 */
export const openPortal = async (
  deps: Pick<Deps, 'payments' | 'subscriptions'>,
  { caller }: { caller: Caller },
): Promise<PortalSessionResponse> => {
  const newest = await findNewestSubscription(deps, requireUser(caller));
  if (!newest) throw new ApiError('not_found', billingErrors.noSubscription);
  const url = await deps.payments.portalAddress(newest.customerId, newest.subscriptionId);
  if (url === null) throw new ApiError('payments_unavailable', billingMessages.portalFailed.text);
  return { url };
};
