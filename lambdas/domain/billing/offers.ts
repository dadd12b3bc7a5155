import type { Offers } from '#contracts/billing/payment.ts';
import { type OfferName, offerNames, type PaidPlanName, trial } from '#contracts/billing/plans.ts';

/** The offer with a price id; null for an unknown price id. */
export const offerOf = (offers: Offers, priceId: string): OfferName | null =>
  offerNames.find((name) => offers[name].includes(priceId)) ?? null;

/** The plan of an offer. The trial belongs to the plan that it turns into. */
export const planOf = (offer: OfferName): PaidPlanName => (offer === 'trial' ? trial.becomes : offer);

/** The offer that a user gets. Until the trial is used, the trial and its plan both lead to the trial. */
export const eligibleOffer = (wanted: OfferName, { trialUsed }: { trialUsed: boolean }): OfferName => {
  if (planOf(wanted) !== trial.becomes) return wanted;
  return trialUsed ? trial.becomes : 'trial';
};

/** The price at which an offer is sold. @throws Error if the offer has no price */
export const priceOf = (offers: Offers, offer: OfferName): string => {
  const [price] = offers[offer];
  if (price === undefined) throw new Error(`No price is set for "${offer}".`);
  return price;
};
