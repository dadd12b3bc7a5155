import { ApiFailure } from '#web/lib/api/api-failure.ts';

/** Whether the provider could not collect the money: nothing is wrong with the request, only with the card. */
export const isPaymentFailure = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 402 || error.code === 'payment_failed');

/** Why something was refused, in the server's words; null for what is no refusal. */
export const refusalOf = (error: unknown): string | null =>
  error instanceof ApiFailure &&
  error.status >= 400 &&
  error.status < 500 &&
  error.code !== 'invalid_response'
    ? error.message
    : null;
