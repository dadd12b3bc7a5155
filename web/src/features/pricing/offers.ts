import { plans, trial } from '#contracts/billing/plans.ts';
import { formatUsd } from '#web/lib/format.ts';
import type { OfferName } from '#web/lib/offer-names.ts';

export type Offer = {
  readonly name: string;
  readonly price: string;
  readonly period: string;
  readonly forWhom: string;
  readonly points: readonly string[];
  readonly action: string;
};

const paid = (name: Exclude<OfferName, 'trial'>, forWhom: string, extra: readonly string[]): Offer => {
  const plan = plans[name];
  return {
    name: plan.label,
    price: formatUsd(plan.priceCents),
    period: 'per month',
    forWhom,
    points: [
      `${plan.halfCreditsPerMonth / 2} credits a month`,
      `Up to ${plan.rolloverPercent}% of unused credits roll over`,
      'All three tools',
      ...extra,
    ],
    action: `Choose ${plan.label}`,
  };
};

export const offers: Readonly<Record<OfferName, Offer>> = {
  trial: {
    name: 'Trial',
    price: formatUsd(0),
    period: `for ${trial.days} days`,
    forWhom: 'See if it works for you.',
    points: [
      `${trial.halfCredits / 2} credits`,
      'All three tools',
      `Then becomes ${plans[trial.becomes].label}`,
      'Cancel before that and pay nothing',
    ],
    action: 'Start Free Trial',
  },
  creator: paid('creator', 'For one writer who posts regularly.', []),
  pro: paid('pro', 'For a site that publishes every day.', ['Download all keywords of a run']),
  business: paid('business', 'For a studio with several sites.', ['Download all keywords of a run']),
};
