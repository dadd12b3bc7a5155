import { hourMs, minuteMs } from '#contracts/durations.ts';

/** Webhooks of one account. */
export const maxWebhooks = 5;

/** Characters of a webhook's address. */
export const maxWebhookUrlCharacters = 2048;

/** How long each failed attempt waits for the next one. Together they last for 10 hours and 36 minutes. */
export const retryDelaysMs: readonly number[] = [
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  8 * hourMs,
];

/** Attempts before a delivery is given up: the first one, and one after each delay. */
export const deliveryAttempts = retryDelaysMs.length + 1;

/** How long an attempt waits for the whole answer of the receiver. */
export const deliveryTimeoutMs = 10_000;

/** How long a delivery is listed, counted from its event. */
export const deliveryDays = 30;

/** Deliveries that the list of webhooks shows of each. */
export const shownDeliveries = 5;
