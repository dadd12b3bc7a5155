/** Plans that are sold, the cheapest first. The names are stored: never rename one. */
export const paidPlanNames = ['creator', 'pro', 'business'] as const;
export type PaidPlanName = (typeof paidPlanNames)[number];

/** The free plan is what a user has without a subscription. */
export const planNames = ['free', ...paidPlanNames] as const;
export type PlanName = (typeof planNames)[number];

/** Higher for a plan that costs more: a change to a higher rank is an upgrade. It is not stored. */
export const rankOf = (name: PlanName): number => planNames.indexOf(name);

/** What can be bought: a plan, or the trial, which becomes a plan at its end. */
export const offerNames = ['trial', ...paidPlanNames] as const;
export type OfferName = (typeof offerNames)[number];

/** One value per offer. */
export const perOffer = <Value>(make: (offer: OfferName) => Value): Readonly<Record<OfferName, Value>> =>
  Object.fromEntries(offerNames.map((offer) => [offer, make(offer)])) as Record<OfferName, Value>;

export type Plan = {
  readonly label: string;
  readonly priceCents: number;
  readonly halfCreditsPerMonth: number;
  /** Share of the monthly credits that may roll over, in percent. */
  readonly rolloverPercent: number;
  readonly downloadAll: boolean;
  /** Whether the pricing page announces API access for it. */
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
/** The lowest price of a month, in cents. */
export const lowestPriceCents = plans[paidPlanNames[0]].priceCents;

// A visitor without an account has one run per calendar month (UTC). No number says so: the item that marks the run as
// used exists once.
/** Demo runs of all visitors of one IPv6 /48 in a month: one customer may hold 65,536 addresses' worth of visitors in it. */
export const demoRunsPerNetwork = 20;
/** Runs of the example article in a month of a visitor, or of all in an IPv6 /48. They cost us what any run costs. */
export const exampleRunsPerMonth = 20;
/** Failed demo runs that are returned to a visitor per month. The next failed run uses up the demo run. */
export const demoFailuresPerMonth = 3;
