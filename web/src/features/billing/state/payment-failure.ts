import { ApiFailure } from '#web/lib/api/api-failure.ts';

/** Whether the provider could not collect the money: the request is valid, the card is not. */
export const isPaymentFailure = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 402 || error.code === 'payment_failed');

/** Whether the subscription is paused or set to end, which only its owner can undo in the customer portal. */
export const needsPortal = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'plan_change_not_possible';

/** The server's reason for a refusal; null if it was not a refusal. */
export const rejectionOf = (error: unknown): string | null =>
  error instanceof ApiFailure &&
  error.status >= 400 &&
  error.status < 500 &&
  error.code !== 'invalid_response'
    ? error.message
    : null;
