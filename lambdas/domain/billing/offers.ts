import type { Offers } from '#contracts/billing/payment.ts';
import { type OfferName, offerNames, type PaidPlanName, trial } from '#contracts/billing/plans.ts';

/** What a price buys; null for a price that is not ours. */
export const offerOf = (offers: Offers, priceId: string): OfferName | null =>
  offerNames.find((name) => offers[name].includes(priceId)) ?? null;

/** The plan of an offer: the trial is of the plan that it becomes. */
export const planOf = (offer: OfferName): PaidPlanName => (offer === 'trial' ? trial.becomes : offer);

/** What somebody who asks for an offer gets: the plan of the trial comes with the trial, once. */
export const eligibleOffer = (wanted: OfferName, { trialUsed }: { trialUsed: boolean }): OfferName => {
  if (planOf(wanted) !== trial.becomes) return wanted;
  return trialUsed ? trial.becomes : 'trial';
};

/** The price at which an offer is sold. @throws Error when there is none */
export const priceOf = (offers: Offers, offer: OfferName): string => {
  const [price] = offers[offer];
  if (price === undefined) throw new Error(`No price is set for "${offer}".`);
  return price;
};
