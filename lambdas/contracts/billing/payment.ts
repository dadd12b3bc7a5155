import { type OfferName, type PaidPlanName, perOffer } from './plans.ts';
import type { ProviderAction, SubscriptionStatus } from './subscription.ts';

/** A time span: from `start`, included, to `end`, not included; ISO 8601 in UTC. */
export type Period = { start: string; end: string };

/** Prices by what they buy: the first of each is sold, the others are what earlier buyers still pay. */
export type Offers = Readonly<Record<OfferName, readonly string[]>>;
/** The offers of a deployment that sells nothing. */
export const noOffers: Offers = perOffer(() => []);

/** A subscription as the payment provider has it at the moment `at`. */
export type ProviderSubscription = {
  subscriptionId: string;
  customerId: string;
  status: SubscriptionStatus;
  priceId: string;
  createdAt: string;
  nextBilledAt: string | null;
  canceledAt: string | null;
  /** Null once it has ended. */
  period: Period | null;
  scheduledChange: { action: ProviderAction; effectiveAt: string } | null;
  /** The value that the opener of the checkout passed to it. */
  customData: unknown;
};

/** A change whose price is paid only from `until` on; the plan and price before it count until then. */
export type HeldPlan = { plan: PaidPlanName; priceId: string; until: string };

/** A subscription as the product keeps it. */
export type Subscription = Omit<ProviderSubscription, 'customData'> & {
  userId: string;
  /** Of `priceId`. */
  plan: PaidPlanName;
  held: HeldPlan | null;
  /** Whether it ever was a trial, or is at the trial's price. */
  hadTrial: boolean;
  /** Of the newest state that was applied: text that sorts by time. */
  version: string;
};

/** Money that was paid for a subscription. */
export type Payment = {
  transactionId: string;
  subscriptionId: string | null;
  /** The provider's word for what made it, such as `web` or `subscription_recurring`. */
  origin: string;
  priceId: string;
  /** What it pays for; null for anything else than a subscription's time. */
  period: Period | null;
  /** Share of the period that a change in its midst pays for; null for a whole period. */
  prorationRate: number | null;
  totalCents: number;
};

/** Money that went back. */
export type Adjustment = {
  adjustmentId: string;
  transactionId: string;
  subscriptionId: string | null;
  action: string;
  status: string;
  totalCents: number;
};

/** Credits that were given for a payment. `transactionId` is the guard's: a payment is granted once. */
export type PaidGrant = {
  /** Once for each of a user: `trial`, `subscription#start of the period`, and with `#transaction` for a change in it. */
  id: string;
  subscriptionId: string;
  transactionId: string;
  offer: OfferName;
  period: Period;
  halfCredits: number;
  totalCents: number;
};
