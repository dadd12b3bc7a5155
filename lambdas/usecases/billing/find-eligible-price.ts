import type { EligiblePriceResponse } from '#contracts/billing/billing.ts';
import { type OfferName, trial } from '#contracts/billing/plans.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import { eligibleOffer, priceOf } from '#domain/billing/offers.ts';
import type { Deps } from '#ports';
import { type Caller, requireUser } from '#usecases/site/caller.ts';

/** The offer that the user gets on request, and its price. @throws ApiError unauthorized, payments_unavailable */
export const findEligibleOffer = async (
  { users, payments }: Pick<Deps, 'users' | 'payments'>,
  userId: string,
  wanted: OfferName,
): Promise<{ offer: OfferName; priceId: string }> => {
  const profile = await users.find(userId);
  if (!profile) throw new ApiError('unauthorized');
  // A user with a plan changes it and gets no trial.
  const isNew = profile.plan === 'free';
  const offer = eligibleOffer(wanted, { trialUsed: profile.trialUsed || !isNew });
  if (payments.offers[offer].length === 0) throw new ApiError('payments_unavailable');
  return { offer, priceId: priceOf(payments.offers, offer) };
};

/**
 * The price at which the caller can get a plan. It includes the trial if the plan comes with one that is still
 * unused.
 */
export const findEligiblePrice = async (
  deps: Pick<Deps, 'users' | 'payments'>,
  { caller, plan }: { caller: Caller; plan: OfferName },
): Promise<EligiblePriceResponse> => {
  const { offer, priceId } = await findEligibleOffer(deps, requireUser(caller), plan);
  return { priceId, trialDays: offer === 'trial' ? trial.days : 0 };
};
