import type {
  DeliveryKey,
  DeliveryStatus,
  QueuedDelivery,
  WebhookEventType,
} from '#contracts/webhooks/delivery.ts';

export type WebhookItem = {
  userId: string;
  webhookId: string;
  url: string;
  /** The signing secret, encrypted with the stage's webhook key. */
  sealedSecret: string;
  createdAt: string;
};

/** An event as it is sent. */
export type EventToDeliver = {
  eventId: string;
  type: WebhookEventType;
  /** The run it reports; null for a test event. */
  runId: string | null;
  /** JSON, identical in each attempt. */
  body: string;
};

export type DeliveryItem = DeliveryKey &
  EventToDeliver & {
    status: DeliveryStatus;
    attempts: number;
    /**
     * The time at which a sweep puts it on the queue unless another attempt is made first; null once the delivery is
     * final.
     */
    dueAt: string | null;
    /** The response to the last attempt, in words for the owner; null before the first attempt. */
    answer: string | null;
  };

/** The outcome of an attempt. `waiting` schedules the next one. */
export type DeliveryOutcome =
  | { status: 'delivered' | 'failed'; answer: string }
  | { status: 'waiting'; answer: string; dueAt: string };

export interface WebhookStore {
  /** Stores a webhook; false if its user already has `maxWebhooks`, no matter how many creates run at the same time. */
  create(webhook: WebhookItem): Promise<boolean>;
  /** A user's webhooks, oldest first. */
  list(userId: string): Promise<WebhookItem[]>;
  find(userId: string, webhookId: string): Promise<WebhookItem | null>;
  /** Removes a webhook; false if the user has none with this id. Its deliveries are dropped when they are due. */
  remove(userId: string, webhookId: string): Promise<boolean>;
  /** Replaces the sealed secret unless it has been replaced in the meantime. */
  reseal(webhook: WebhookItem, sealedSecret: string): Promise<void>;
  /** The newest deliveries of a webhook, newest first. */
  listDeliveries(userId: string, webhookId: string, limit: number): Promise<DeliveryItem[]>;
  /**
   * Stores an event for a webhook. `expiresAt` is in seconds since the epoch. The ledger does the same when a run
   * ends.
   */
  addDelivery(key: DeliveryKey, event: EventToDeliver, expiresAt: number): Promise<void>;
  /**
   * Claims the next attempt after `attempts` earlier ones. Only one of several concurrent callers gets the delivery.
   * If the caller never records an outcome, the next attempt is due at `leaseUntil`.
   */
  claim(delivery: QueuedDelivery, leaseUntil: string): Promise<DeliveryItem | null>;
  /**
   * Records the outcome of attempt number `attempts`. A success always counts; any other outcome counts only if no
   * later attempt has begun. A final delivery never changes.
   */
  record(delivery: QueuedDelivery, outcome: DeliveryOutcome): Promise<void>;
  /** Removes a delivery whose webhook is gone. */
  drop(key: DeliveryKey): Promise<void>;
  /** Due deliveries of all users, longest overdue first. */
  listDue(now: string, limit: number): Promise<QueuedDelivery[]>;
  /** Schedules the next check by a sweep, unless an attempt has been made in the meantime. */
  postpone(delivery: QueuedDelivery, dueAt: string): Promise<void>;
}

/** Passes deliveries to the function that makes them, at least once and in any order. */
export interface WebhookQueue {
  put(delivery: QueuedDelivery, delayMs?: number): Promise<void>;
}

/** A receiver's response by its HTTP status, or why there is none. */
export type SendOutcome =
  | { kind: 'answered'; status: number }
  | { kind: 'timeout' | 'unreachable' | 'blocked'; detail: string };

export type WebhookRequest = { url: string; headers: Readonly<Record<string, string>>; body: string };

/**
 * Posts to addresses that strangers provide: only to public ones, without following redirects, within
 * `deliveryTimeoutMs`.
 */
export interface WebhookSender {
  /** Why we never send to an address, as a message for its owner; null if the address may be public. */
  rejectionOf(url: string): Promise<string | null>;
  post(request: WebhookRequest): Promise<SendOutcome>;
}
