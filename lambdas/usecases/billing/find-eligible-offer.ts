import type { OfferName } from '#contracts/billing/plans.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import { eligibleOffer, priceOf } from '#domain/billing/offers.ts';
import type { Deps, UserProfile } from '#ports';

/** The offer that the user gets on request, and its price. @throws ApiError payments_unavailable */
export const findEligibleOffer = (
  { payments }: Pick<Deps, 'payments'>,
  { plan, trialUsed }: UserProfile,
  wanted: OfferName,
): { offer: OfferName; priceId: string } => {
  // A user with a plan changes it and gets no trial.
  const offer = eligibleOffer(wanted, { trialUsed: trialUsed || plan !== 'free' });
  if (payments.offers[offer].length === 0) throw new ApiError('payments_unavailable');
  return { offer, priceId: priceOf(payments.offers, offer) };
};
