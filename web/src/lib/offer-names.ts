import type { OfferName } from '#contracts/billing/billing.ts';
import { paidPlanNames } from '#contracts/billing/plans.ts';

export type { OfferName } from '#contracts/billing/billing.ts';

/**
 * The offers of the pricing page: the trial and the three paid plans. Importing the contract's list would load zod.
 */
export const offerNames = ['trial', ...paidPlanNames] as const satisfies readonly OfferName[];
