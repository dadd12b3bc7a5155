import { hourMs, minuteMs } from '#contracts/durations.ts';

/** Webhooks per account. */
export const maxWebhooks = 5;

/** Characters in a webhook's address. */
export const maxWebhookUrlCharacters = 2048;

/** The delay after each failed attempt. Together, the delays last 10 hours and 36 minutes. */
export const retryDelaysMs: readonly number[] = [
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  8 * hourMs,
];

/** Attempts before a delivery is given up: the first one, and one after each delay. */
export const deliveryAttempts = retryDelaysMs.length + 1;

/** The time that an attempt waits for the receiver's complete response. */
export const deliveryTimeoutMs = 10_000;

/** The time for which a delivery is listed after its event. */
export const deliveryDays = 30;

/** The number of deliveries that the list of webhooks shows for each. */
export const shownDeliveries = 5;
