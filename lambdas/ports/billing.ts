import type { StartCheckoutResponse } from '#contracts/billing/billing.ts';
import type {
  Adjustment,
  Clawback,
  Offers,
  PaidGrant,
  Payment,
  ProviderSubscription,
  Subscription,
} from '#contracts/billing/payment.ts';
import type { OfferName } from '#contracts/billing/plans.ts';

export interface SubscriptionStore {
  /** A user's subscriptions, newest first. */
  list(userId: string): Promise<Subscription[]>;
  ownerOf(subscriptionId: string): Promise<string | null>;
  /**
   * Replaces a subscription with the result of `change` and updates its owner's profile, in one transaction. `change`
   * runs again if another write came in between; null changes nothing.
   * @returns the subscription after the change
   */
  change(
    key: { userId: string; subscriptionId: string },
    change: (current: Subscription | null) => Subscription | null,
  ): Promise<Subscription | null>;
  /** The subscriptions that are due for review, longest overdue first. */
  listDueForReview(now: string, limit: number): Promise<DueReview[]>;
  /** Sets when to compare a subscription with the provider's again; null means never. */
  setReview(subscriptionId: string, reviewAt: string | null, failingSince?: string | null): Promise<void>;
}

/** `failingSince`: the time of the first failure since the last successful review. */
export type DueReview = { userId: string; subscriptionId: string; failingSince: string | null };

type EventOf<Kind extends string, Content> = {
  kind: Kind;
  eventId: string;
  type: string;
  at: string;
} & Content;

/** A notification of the provider. `at` is when it happened there. Notifications can arrive in another order. */
export type PaymentEvent =
  | EventOf<'subscription', { subscription: ProviderSubscription }>
  | EventOf<'payment', { payment: Payment }>
  | EventOf<'adjustment', { adjustment: Adjustment }>
  /** A notification that changes nothing here. */
  | EventOf<'other', object>;

/** A payment or adjustment that waits for something that has not arrived yet. */
export type ParkedEvent = Extract<PaymentEvent, { kind: 'payment' | 'adjustment' }>;

/** A notification as received, with the time at which it goes back on the queue if it is not applied by then. */
export type ReceivedEvent = { eventId: string; body: string; dueAt: string };

/** Lists of the provider that a review reads. Each is read from its own mark. */
export type ReviewedList = 'adjustments' | 'subscriptions' | 'payments';

/** Received notifications, so that each counts once. */
export interface PaymentInbox {
  /**
   * Stores a notification unless its event is already stored. `expiresAt` is in seconds since the epoch.
   * @returns `done` if the event has already been applied, otherwise `waiting`
   */
  receive(event: ReceivedEvent, expiresAt: number): Promise<'waiting' | 'done'>;
  /** The body of an event that is not applied yet; null for any other event. */
  findWaiting(eventId: string): Promise<string | null>;
  /** Ids of events that should have been applied by `now`, longest overdue first. */
  listOverdue(now: string, limit: number): Promise<string[]>;
  /** Sets when to check a waiting event again; null leaves it to an operator. */
  setDue(eventId: string, dueAt: string | null): Promise<void>;
  /** True if the event has been applied. */
  isDone(eventId: string): Promise<boolean>;
  /**
   * Marks the event as applied and drops its body. `expiresAt`, in seconds since the epoch, is when no more copies of
   * it can arrive.
   */
  markDone(event: Pick<PaymentEvent, 'eventId' | 'type' | 'at'>, expiresAt: number): Promise<void>;
  /** Parks an event until its subscription arrives, or until `expiresAt` in seconds since the epoch. */
  park(subscriptionId: string, event: ParkedEvent, expiresAt: number): Promise<void>;
  listParked(subscriptionId: string): Promise<ParkedEvent[]>;
  unpark(subscriptionId: string, eventId: string): Promise<void>;
  /** The point up to which the provider's list is fully reviewed, as an id or a time; null before the first review. */
  mark(list: ReviewedList): Promise<string | null>;
  setMark(list: ReviewedList, mark: string): Promise<void>;
}

/** Passes stored events to the function that applies them, at least once and in any order. */
export interface PaymentQueue {
  put(eventId: string): Promise<void>;
  /** Retries the events that were given up. */
  redrive(): Promise<void>;
}

export type GrantOutcome = 'given' | 'repeated' | 'waiting';
export type ClawbackOutcome = 'taken' | 'repeated' | 'waiting';

export interface PaidCredits {
  list(userId: string): Promise<PaidGrant[]>;
  listClawbacks(userId: string): Promise<Clawback[]>;
  /**
   * Grants the credits of a payment once, and expires the unused credits of the previous period. `waiting` if it
   * changes a period whose own payment has not been granted yet.
   */
  grant(userId: string, payment: Payment, offer: OfferName, at: string): Promise<GrantOutcome>;
  /** Takes back the credits of a refunded payment, as far as the balance allows, and records the rest. */
  clawBack(userId: string, adjustment: Adjustment, at: string): Promise<ClawbackOutcome>;
}

export type Discount = { id: string; code: string; description: string };

export type CheckoutOrder = {
  priceId: string;
  customData: StartCheckoutResponse['customData'];
  discountId: string | null;
  /** Null for a user who has never bought anything. */
  customerId: string | null;
};

/** New items for a subscription: `prorated` charges the difference now, `free` charges nothing for this period. */
export type ItemChange = {
  priceId: string;
  billing: 'prorated' | 'free';
  discountId: string | null;
};

/** Amounts are in cents. */
export type ChangePreview = {
  currency: string;
  unitCents: number;
  nextBilledAt: string | null;
  due: { totalCents: number; discountCents: number } | null;
  nextTotalCents: number | null;
  periodTotalCents: number;
  /** What the discount takes off each month, or off one payment if it applies only once. */
  discountCents: number | null;
};

/** A provider's subscription and the time at which it had this state. */
export type SubscriptionState = { subscription: ProviderSubscription; at: string };

/** A part of the provider's list. `at` is when each entry was created, regardless of later changes. */
export type AdjustmentPage = { adjustments: { adjustment: Adjustment; at: string }[]; hasMore: boolean };
export type SubscriptionPage = { subscriptions: SubscriptionState[]; hasMore: boolean };
export type PaymentPage = { payments: { payment: Payment; at: string }[]; hasMore: boolean };

/** The payment provider. Its failures are `ApiError`s from the closed list. */
export interface Payments {
  readonly offers: Offers;
  createCheckout(order: CheckoutOrder): Promise<{ transactionId: string; checkoutUrl: string | null }>;
  find(subscriptionId: string): Promise<SubscriptionState>;
  previewChange(subscriptionId: string, change: ItemChange): Promise<ChangePreview>;
  /**
   * @param until no request to the provider starts after this time, in milliseconds of `performance.now()`; a change
   * that has not started by then fails with `PaymentNotMadeError`
   */
  change(subscriptionId: string, change: ItemChange, until?: number): Promise<SubscriptionState>;
  previewActivation(subscriptionId: string): Promise<ChangePreview>;
  /** Ends the trial. The first paid period begins and is charged. */
  activate(subscriptionId: string): Promise<SubscriptionState>;
  /** Ends the subscription at the end of its period. */
  cancel(subscriptionId: string): Promise<SubscriptionState>;
  /** Ends the subscription immediately because its owner's account is being deleted. Ending it twice is harmless. */
  end(subscriptionId: string): Promise<SubscriptionState>;
  /** Asks the provider to send a notification again; false if the provider does not know the id. */
  resend(notificationId: string): Promise<boolean>;
  /** The address of a page where the customer manages the subscription; null if the provider returned none. */
  portalAddress(customerId: string, subscriptionId: string): Promise<string | null>;
  /** An active discount with this code that applies to the price; null if there is none. */
  findDiscount(code: string, priceId: string): Promise<Discount | null>;
  /** The newest completed payments. */
  listPayments(subscriptionId: string): Promise<{ payment: Payment; at: string }[]>;
  /** Refunds, chargebacks and similar adjustments, in order of creation, starting after the given one. */
  listAdjustments(after: string | null, perPage?: number): Promise<AdjustmentPage>;
  /** Subscriptions in order of creation, starting after the given one. */
  listSubscriptions(after: string | null, perPage?: number): Promise<SubscriptionPage>;
  /** Completed payments that changed at `since` or later, oldest change first, starting after the given one. */
  listPaymentsSince(since: string, after: string | null, perPage?: number): Promise<PaymentPage>;
  /** The id of a notification's event; null if the signature is not the provider's or not from about `now`. */
  verifyEvent(body: string, signature: string | null, now: Date): Promise<string | null>;
  /** The content of a verified notification. @throws Error if its shape is not the provider's */
  readEvent(body: string): Promise<PaymentEvent>;
}
