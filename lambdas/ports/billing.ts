import type { StartCheckoutResponse } from '#contracts/billing/billing.ts';
import type {
  Adjustment,
  Offers,
  PaidGrant,
  Payment,
  ProviderSubscription,
  Subscription,
} from '#contracts/billing/payment.ts';
import type { OfferName } from '#contracts/billing/plans.ts';

export interface SubscriptionStore {
  /** A user's subscriptions, the newest first. */
  list(userId: string): Promise<Subscription[]>;
  ownerOf(subscriptionId: string): Promise<string | null>;
  /**
   * Replaces a subscription by what `change` makes of it, and brings the owner's profile in line, in one transaction.
   * `change` is called again when another write came between; null leaves everything as it is.
   * @returns the subscription as it is afterwards
   */
  change(
    key: { userId: string; subscriptionId: string },
    change: (current: Subscription | null) => Subscription | null,
  ): Promise<Subscription | null>;
  /** The subscriptions whose review has come, the longest overdue first. */
  listDueForReview(now: string, limit: number): Promise<DueReview[]>;
  /** Sets when to compare a subscription with the provider's again; null is never. */
  setReview(subscriptionId: string, reviewAt: string | null, failingSince?: string | null): Promise<void>;
}

/** `failingSince`: of the first review that failed since one went well. */
export type DueReview = { userId: string; subscriptionId: string; failingSince: string | null };

type EventOf<Kind extends string, Content> = {
  kind: Kind;
  eventId: string;
  type: string;
  at: string;
} & Content;

/** A notification of the provider. `at` is when it happened there, which need not be the order of arrival. */
export type PaymentEvent =
  | EventOf<'subscription', { subscription: ProviderSubscription }>
  | EventOf<'payment', { payment: Payment }>
  | EventOf<'adjustment', { adjustment: Adjustment }>
  /** Nothing that changes anything here. */
  | EventOf<'other', object>;

/** What waits for something that has not arrived yet. */
export type ParkedEvent = Extract<PaymentEvent, { kind: 'payment' | 'adjustment' }>;

/** A notification as it came, with the moment at which it is put on the queue again unless it was applied by then. */
export type ReceivedEvent = { eventId: string; body: string; dueAt: string };

/** Lists of the provider that a review reads, each from its own mark on. */
export type ReviewedList = 'adjustments' | 'subscriptions' | 'payments';

/** Notifications that came, so that each counts once. */
export interface PaymentInbox {
  /**
   * Stores a notification unless its event is stored already; `expiresAt` in seconds since the epoch.
   * @returns whether the event was applied before
   */
  receive(event: ReceivedEvent, expiresAt: number): Promise<'waiting' | 'done'>;
  /** The body of an event that was not applied yet; null for any other. */
  findWaiting(eventId: string): Promise<string | null>;
  /** Ids of events that should have been applied by `now`, the longest overdue first. */
  listOverdue(now: string, limit: number): Promise<string[]>;
  /** When to look at a waiting event again; null leaves it to an operator. */
  setDue(eventId: string, dueAt: string | null): Promise<void>;
  /** Whether the event was applied before. */
  isDone(eventId: string): Promise<boolean>;
  /**
   * Marks it as applied and drops its body; `expiresAt`, in seconds since the epoch, is when no copy of it can come any
   * more.
   */
  markDone(event: Pick<PaymentEvent, 'eventId' | 'type' | 'at'>, expiresAt: number): Promise<void>;
  /** Parks an event for its subscription, until `expiresAt` in seconds since the epoch. */
  park(subscriptionId: string, event: ParkedEvent, expiresAt: number): Promise<void>;
  listParked(subscriptionId: string): Promise<ParkedEvent[]>;
  unpark(subscriptionId: string, eventId: string): Promise<void>;
  /** Up to where the provider's list was reviewed for good: an id, or a time; null before the first review. */
  mark(list: ReviewedList): Promise<string | null>;
  setMark(list: ReviewedList, mark: string): Promise<void>;
}

/** Passes stored events to the function that applies them, at least once and in any order. */
export interface PaymentQueue {
  put(eventId: string): Promise<void>;
  /** Has the events that were given up tried again. */
  redrive(): Promise<void>;
}

export type GrantOutcome = 'given' | 'repeated' | 'waiting';
export type ClawbackOutcome = 'taken' | 'repeated' | 'waiting';

/** What a refund or chargeback took along: `taken` of the `owed` half-credits were still there. */
export type Clawback = {
  adjustmentId: string;
  transactionId: string;
  owedHalfCredits: number;
  takenHalfCredits: number;
};

export interface PaidCredits {
  list(userId: string): Promise<PaidGrant[]>;
  listClawbacks(userId: string): Promise<Clawback[]>;
  /**
   * Gives the credits of a payment, once, and lets lapse what a period that ended leaves; `waiting` when it changes a
   * period whose own payment has not been granted.
   */
  grant(userId: string, payment: Payment, offer: OfferName, at: string): Promise<GrantOutcome>;
  /** Takes back the credits of money that went back, as far as they are there, and records the rest. */
  clawBack(userId: string, adjustment: Adjustment, at: string): Promise<ClawbackOutcome>;
}

export type Discount = { id: string; code: string; description: string };

export type CheckoutOrder = {
  priceId: string;
  customData: StartCheckoutResponse['customData'];
  discountId: string | null;
  /** Null for who has never bought anything. */
  customerId: string | null;
};

/** New items of a subscription: `prorated` charges the difference now, `free` charges nothing for this period. */
export type ItemChange = {
  priceId: string;
  billing: 'prorated' | 'free';
  discountId: string | null;
};

/** Amounts in cents. */
export type ChangePreview = {
  currency: string;
  unitCents: number;
  nextBilledAt: string | null;
  due: { totalCents: number; discountCents: number } | null;
  nextTotalCents: number | null;
  periodTotalCents: number;
  discountCents: number | null;
};

/** A provider's subscription with the moment that it is of. */
export type SubscriptionState = { subscription: ProviderSubscription; at: string };

/** A part of the provider's list; `at` is when each was made, whatever became of it since. */
export type AdjustmentPage = { adjustments: { adjustment: Adjustment; at: string }[]; hasMore: boolean };
export type SubscriptionPage = { subscriptions: SubscriptionState[]; hasMore: boolean };
export type PaymentPage = { payments: { payment: Payment; at: string }[]; hasMore: boolean };

/** The card payment provider. Failures are `ApiError`s of the closed list. */
export interface Payments {
  readonly offers: Offers;
  createCheckout(order: CheckoutOrder): Promise<{ transactionId: string; checkoutUrl: string | null }>;
  find(subscriptionId: string): Promise<SubscriptionState>;
  previewChange(subscriptionId: string, change: ItemChange): Promise<ChangePreview>;
  /**
   * @param until the provider is asked nothing more after it, in milliseconds of `performance.now()`; what was not
   *   begun by then fails as a payment that was not made
   */
  change(subscriptionId: string, change: ItemChange, until?: number): Promise<SubscriptionState>;
  previewActivation(subscriptionId: string): Promise<ChangePreview>;
  /** Ends the trial: the first period begins and is charged. */
  activate(subscriptionId: string): Promise<SubscriptionState>;
  /** Ends the subscription with its period. */
  cancel(subscriptionId: string): Promise<SubscriptionState>;
  /** Ends the subscription immediately because its owner's account is deleted. An ended one stays ended. */
  end(subscriptionId: string): Promise<SubscriptionState>;
  /** Has the provider send a notification once more; false when it knows none of this id. */
  resend(notificationId: string): Promise<boolean>;
  /** Address of a page on which the customer manages the subscription; null when the provider gave none. */
  portalAddress(customerId: string, subscriptionId: string): Promise<string | null>;
  /** An active discount with this code that applies to the price; null for any other. */
  findDiscount(code: string, priceId: string): Promise<Discount | null>;
  /** The newest completed payments. */
  listPayments(subscriptionId: string): Promise<{ payment: Payment; at: string }[]>;
  /** Refunds, chargebacks and the like in the order in which they were made, from after the one named on. */
  listAdjustments(after: string | null, perPage?: number): Promise<AdjustmentPage>;
  /** Subscriptions in the order in which they were created, from after the one named on. */
  listSubscriptions(after: string | null, perPage?: number): Promise<SubscriptionPage>;
  /** Completed payments that changed at `since` or later, the oldest change first, from after the one named on. */
  listPaymentsSince(since: string, after: string | null, perPage?: number): Promise<PaymentPage>;
  /** Id of a notification's event; null when its signature is not the provider's, or not of about `now`. */
  verifyEvent(body: string, signature: string | null, now: Date): Promise<string | null>;
  /** What a verified notification says. @throws Error when it has another shape than the provider's */
  readEvent(body: string): Promise<PaymentEvent>;
}
