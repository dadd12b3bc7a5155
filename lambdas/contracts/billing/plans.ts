export const planNames = ['free', 'creator', 'pro', 'business'] as const;
export type PlanName = (typeof planNames)[number];

/** Plans that are sold; the free one is what remains without a subscription. */
export const paidPlanNames = ['creator', 'pro', 'business'] as const satisfies readonly PlanName[];
export type PaidPlanName = (typeof paidPlanNames)[number];

export type Plan = {
  readonly label: string;
  readonly rank: number;
  readonly priceCents: number;
  readonly halfCreditsPerMonth: number;
  /** Share of the monthly credits that may roll over, in percent. */
  readonly rolloverPercent: number;
  readonly downloadAll: boolean;
};

export const plans: Readonly<Record<PlanName, Plan>> = {
  free: {
    label: 'Free',
    rank: 0,
    priceCents: 0,
    halfCreditsPerMonth: 10,
    rolloverPercent: 0,
    downloadAll: false,
  },
  creator: {
    label: 'Creator',
    rank: 1,
    priceCents: 1900,
    halfCreditsPerMonth: 80,
    rolloverPercent: 5,
    downloadAll: false,
  },
  pro: {
    label: 'Pro',
    rank: 2,
    priceCents: 4900,
    halfCreditsPerMonth: 300,
    rolloverPercent: 10,
    downloadAll: true,
  },
  business: {
    label: 'Business',
    rank: 3,
    priceCents: 10_900,
    halfCreditsPerMonth: 600,
    rolloverPercent: 15,
    downloadAll: true,
  },
};

export const trial = { days: 7, halfCredits: 10, becomes: 'creator' } as const;
/** Runs that a visitor without an account has per calendar month (UTC). */
export const demoRunsPerMonth = 1;
/** Demo runs of all visitors of one IPv6 /48 in a month: one customer may hold 65,536 addresses' worth of visitors in it. */
export const demoRunsPerNetwork = 20;
/** Failed demo runs that a visitor is given back in a month; the next one that fails uses the demo run up. */
export const demoFailuresPerMonth = 3;
