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
  /** The run that it is about; null for a test event. */
  runId: string | null;
  /** JSON, byte for byte the same in each attempt. */
  body: string;
};

export type DeliveryItem = DeliveryKey &
  EventToDeliver & {
    status: DeliveryStatus;
    attempts: number;
    /** When a sweep puts it on the queue, unless another attempt was made by then; null once it is final. */
    dueAt: string | null;
    /** What the last attempt got, in words for its owner; null before the first one. */
    answer: string | null;
  };

/** What an attempt came to. `waiting` plans the next one. */
export type DeliveryOutcome =
  | { status: 'delivered' | 'failed'; answer: string }
  | { status: 'waiting'; answer: string; dueAt: string };

export interface WebhookStore {
  create(webhook: WebhookItem): Promise<void>;
  /** A user's webhooks, the oldest first. */
  list(userId: string): Promise<WebhookItem[]>;
  find(userId: string, webhookId: string): Promise<WebhookItem | null>;
  /** Removes a webhook; false when the user has none of this id. Its deliveries are dropped as their turn comes. */
  remove(userId: string, webhookId: string): Promise<boolean>;
  /** Replaces the sealed secret, unless it was replaced meanwhile. */
  reseal(webhook: WebhookItem, sealedSecret: string): Promise<void>;
  /** The newest deliveries of a webhook, newest first. */
  listDeliveries(userId: string, webhookId: string, limit: number): Promise<DeliveryItem[]>;
  /** Stores an event for a webhook; `expiresAt` in seconds since the epoch. The ledger does the same for a run's end. */
  addDelivery(key: DeliveryKey, event: EventToDeliver, expiresAt: number): Promise<void>;
  /**
   * Takes the attempt after `attempts` others for its caller: of all that ask for it, one gets the delivery. If the
   * caller never records an outcome, the next attempt is due at `leaseUntil`.
   */
  claim(delivery: QueuedDelivery, leaseUntil: string): Promise<DeliveryItem | null>;
  /**
   * Records what attempt number `attempts` came to. A success counts even if another attempt began meanwhile; any other
   * outcome counts only if none did. Nothing changes a final delivery.
   */
  record(delivery: QueuedDelivery, outcome: DeliveryOutcome): Promise<void>;
  /** Removes a delivery whose webhook is gone. */
  drop(key: DeliveryKey): Promise<void>;
  /** Deliveries of all users that are due, the longest overdue first. */
  listDue(now: string, limit: number): Promise<QueuedDelivery[]>;
  /** Plans when a sweep looks again, unless an attempt was made meanwhile. */
  postpone(delivery: QueuedDelivery, dueAt: string): Promise<void>;
}

/** Hands deliveries to the function that makes them: at least once, in any order. */
export interface WebhookQueue {
  put(delivery: QueuedDelivery, delayMs?: number): Promise<void>;
}

/** An answer of a receiver by its HTTP status, or why there is none. */
export type SendOutcome =
  | { kind: 'answered'; status: number }
  | { kind: 'timeout' | 'unreachable' | 'blocked'; detail: string };

export type WebhookRequest = { url: string; headers: Readonly<Record<string, string>>; body: string };

/** Posts to addresses of strangers: public ones only, without redirects, within `deliveryTimeoutMs`. */
export interface WebhookSender {
  /** Why nothing is ever sent to an address, as a message for its owner; null for an address that may be public. */
  refusalOf(url: string): Promise<string | null>;
  post(request: WebhookRequest): Promise<SendOutcome>;
}
