import { type OfferName, type PaidPlanName, perOffer } from './plans.ts';
import type { ProviderAction, SubscriptionStatus } from './subscription.ts';

/** A time span: from `start`, included, to `end`, not included; ISO 8601 in UTC. */
export type Period = { start: string; end: string };

/** The price ids of each offer. The first one is on sale; earlier buyers still pay the others. */
export type Offers = Readonly<Record<OfferName, readonly string[]>>;
/** The offers of a deployment that sells nothing. */
export const noOffers: Offers = perOffer(() => []);

/** A subscription as the payment provider reported it at the time `at`. */
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
  /** The custom data that the opener of the checkout passed in. */
  customData: unknown;
};

/** The plan and price that count until `until`, when a downgrade takes effect. */
export type HeldPlan = { plan: PaidPlanName; priceId: string; until: string };

/** A subscription as the product keeps it. */
export type Subscription = Omit<ProviderSubscription, 'customData'> & {
  userId: string;
  /** The plan of `priceId`. */
  plan: PaidPlanName;
  held: HeldPlan | null;
  /** True if it ever was a trial or is at the trial's price. */
  hadTrial: boolean;
  /** The version of the newest state that was applied. It is text that sorts by time. */
  version: string;
};

/** A payment for a subscription. */
export type Payment = {
  transactionId: string;
  subscriptionId: string | null;
  /** The provider's name for what caused the payment, such as `web` or `subscription_recurring`. */
  origin: string;
  priceId: string;
  /** The time it pays for; null if it pays for something other than subscription time. */
  period: Period | null;
  /** The share of the period that a change within it pays for; null for a whole period. */
  prorationRate: number | null;
  totalCents: number;
};

/** A refund or chargeback. */
export type Adjustment = {
  adjustmentId: string;
  transactionId: string;
  subscriptionId: string | null;
  action: string;
  status: string;
  totalCents: number;
};

/** Credits granted for a payment. `transactionId` is part of the guard, so a payment is granted once. */
export type PaidGrant = {
  /**
   * Unique per user: `trial`, `subscription#start of the period`, or the latter with `#transaction` for a change
   * within the period.
   */
  id: string;
  subscriptionId: string;
  transactionId: string;
  offer: OfferName;
  period: Period;
  halfCredits: number;
  totalCents: number;
};

/** The outcome of a refund or chargeback: the balance covered `taken` of the `owed` half-credits. */
export type Clawback = {
  adjustmentId: string;
  transactionId: string;
  owedHalfCredits: number;
  takenHalfCredits: number;
};
