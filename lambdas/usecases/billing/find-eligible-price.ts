import type { EligiblePriceResponse } from '#contracts/billing/billing.ts';
import { type OfferName, trial } from '#contracts/billing/plans.ts';
import type { Deps } from '#ports';
import { requireAccount } from '#usecases/accounts/require-account.ts';
import type { Caller } from '#usecases/site/caller.ts';
import { findEligibleOffer } from './find-eligible-offer.ts';

/**
 * The price at which the caller can get a plan. It includes the trial if the plan comes with one that is still
 * unused.
 * @throws ApiError unauthorized, payments_unavailable
 */
export const findEligiblePrice = async (
  deps: Pick<Deps, 'users' | 'clock' | 'payments'>,
  { caller, plan }: { caller: Caller; plan: OfferName },
): Promise<EligiblePriceResponse> => {
  const { offer, priceId } = findEligibleOffer(deps, await requireAccount(deps, caller), plan);
  return { priceId, trialDays: offer === 'trial' ? trial.days : 0 };
};
