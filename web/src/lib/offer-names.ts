import type { OfferName } from '#contracts/billing/billing.ts';
import { paidPlanNames } from '#contracts/billing/plans.ts';

export type { OfferName } from '#contracts/billing/billing.ts';

/** What the pricing page sells: the trial and the three paid plans. The contract's own list would bring zod along. */
export const offerNames = ['trial', ...paidPlanNames] as const satisfies readonly OfferName[];
