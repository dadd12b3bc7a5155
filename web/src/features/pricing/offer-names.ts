import type { PlanName } from '#contracts/plans.ts';

/** What the pricing page sells: the trial and the three paid plans. */
export const offerNames = ['trial', 'creator', 'pro', 'business'] as const satisfies readonly (
  | PlanName
  | 'trial'
)[];
export type OfferName = (typeof offerNames)[number];
