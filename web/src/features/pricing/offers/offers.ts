import { type PaidPlanName, perOffer, plans, trial } from '#contracts/billing/plans.ts';
import { formatUsd } from '#web/lib/values/format.ts';

export type Offer = {
  readonly name: string;
  readonly price: string;
  readonly period: string;
  readonly audience: string;
  readonly points: readonly string[];
  readonly action: string;
};

/** The audience of each plan. */
const audiences: Readonly<Record<PaidPlanName, string>> = {
  creator: 'For one writer who posts regularly.',
  pro: 'For a site that publishes every day.',
  business: 'For a studio with several sites.',
};

const trialOffer: Offer = {
  name: 'Trial',
  price: formatUsd(0),
  period: `for ${trial.days} days`,
  audience: 'See if it works for you.',
  points: [
    `${trial.halfCredits / 2} credits`,
    'All three tools',
    `Then becomes ${plans[trial.becomes].label}`,
    'Cancel before that and pay nothing',
  ],
  action: 'Start Free Trial',
};

const paidOffer = (name: PaidPlanName): Offer => {
  const plan = plans[name];
  return {
    name: plan.label,
    price: formatUsd(plan.priceCents),
    period: 'per month',
    audience: audiences[name],
    points: [
      `${plan.halfCreditsPerMonth / 2} credits a month`,
      `Up to ${plan.rolloverPercent}% of unused credits roll over`,
      'All three tools',
      ...(plan.downloadAll ? ['Download all keywords of a run'] : []),
    ],
    action: `Choose ${plan.label}`,
  };
};

export const offers = perOffer((name) => (name === 'trial' ? trialOffer : paidOffer(name)));
