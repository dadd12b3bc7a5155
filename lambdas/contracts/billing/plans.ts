/** The plans on sale, cheapest first. The names are stored: never rename one. */
export const paidPlanNames = ['creator', 'pro', 'business'] as const;
export type PaidPlanName = (typeof paidPlanNames)[number];

/** The free plan is what a user has without a subscription. */
export const planNames = ['free', ...paidPlanNames] as const;
export type PlanName = (typeof planNames)[number];

/** A more expensive plan has a higher rank. A change to a higher rank is an upgrade. The rank is not stored. */
export const rankOf = (name: PlanName): number => planNames.indexOf(name);

/** Everything that users can buy: a plan, or the trial, which turns into a plan when it ends. */
export const offerNames = ['trial', ...paidPlanNames] as const;
export type OfferName = (typeof offerNames)[number];

/** One value per offer. */
export const perOffer = <Value>(make: (offer: OfferName) => Value): Readonly<Record<OfferName, Value>> =>
  Object.fromEntries(offerNames.map((offer) => [offer, make(offer)])) as Record<OfferName, Value>;

export type Plan = {
  readonly label: string;
  readonly priceCents: number;
  readonly halfCreditsPerMonth: number;
  /** Percent of the monthly credits that may roll over. */
  readonly rolloverPercent: number;
  readonly downloadAll: boolean;
  /** True if the pricing page announces API access for the plan. */
  readonly apiAccess: boolean;
};

export const plans: Readonly<Record<PlanName, Plan>> = {
  free: {
    label: 'Free',
    priceCents: 0,
    halfCreditsPerMonth: 10,
    rolloverPercent: 0,
    downloadAll: false,
    apiAccess: false,
  },
  creator: {
    label: 'Creator',
    priceCents: 1900,
    halfCreditsPerMonth: 80,
    rolloverPercent: 5,
    downloadAll: false,
    apiAccess: false,
  },
  pro: {
    label: 'Pro',
    priceCents: 4900,
    halfCreditsPerMonth: 300,
    rolloverPercent: 10,
    downloadAll: true,
    apiAccess: true,
  },
  business: {
    label: 'Business',
    priceCents: 10_900,
    halfCreditsPerMonth: 600,
    rolloverPercent: 15,
    downloadAll: true,
    apiAccess: true,
  },
};

export const trial = { days: 7, halfCredits: 10, becomes: 'creator' } as const;
/** The lowest monthly price, in cents. */
export const lowestPriceCents = plans[paidPlanNames[0]].priceCents;

// A visitor without an account has one run per calendar month (UTC). No constant sets this limit: the item that marks
// the run as used can exist only once.
/**
 * Demo runs per month for all visitors of one IPv6 /48, because one customer may hold 65,536 visitor networks in it.
 */
export const demoRunsPerNetwork = 20;
/**
 * Runs of the example article per month, for one visitor and for an IPv6 /48. They cost us as much as any other run.
 */
export const exampleRunsPerMonth = 20;
/** Failed demo runs per month that do not count against a visitor. The next failed run uses up the demo run. */
export const demoFailuresPerMonth = 3;
