import { ApiError as PaddleApiError } from '@paddle/paddle-node-sdk';
import { billingErrors } from '#contracts/billing/billing-messages.ts';
import { ApiError, type ApiErrorCode, apiErrors, PaymentNotMadeError } from '#contracts/errors/errors.ts';

type MappedError = { code: ApiErrorCode; message?: string };

const notPossible: MappedError = { code: 'plan_change_not_possible' };
const discount: MappedError = { code: 'discount_not_valid' };

/** Paddle's error codes that the user can act on, https://developer.paddle.com/errors. */
const mappedErrors: Readonly<Record<string, MappedError>> = {
  subscription_payment_declined: { code: 'payment_failed' },
  subscription_missing_payment_method_cannot_update: {
    code: 'payment_failed',
    message: 'There is no payment method on file. Add one and try again.',
  },
  subscription_locked_renewal: { code: 'plan_change_locked' },
  subscription_locked_pending_changes: {
    code: 'plan_change_not_possible',
    message:
      'Your subscription already has a scheduled change. Keep it in the customer portal first, then try again.',
  },
  subscription_invalid_billing_mode_for_scheduled_change: notPossible,
  subscription_trialing_items_update_invalid_options: notPossible,
  subscription_update_when_canceled: notPossible,
  subscription_update_when_past_due: {
    code: 'payment_failed',
    message: billingErrors.paymentDue,
  },
  subscription_update_when_paused: notPossible,
  subscription_is_canceled_action_invalid: notPossible,
  subscription_one_off_discount_not_valid: discount,
  subscription_discount_not_valid_for_items: discount,
  discount_expired: discount,
  discount_usage_limit_exceeded: discount,
  not_found: { code: 'not_found', message: billingErrors.noSubscription },
  entity_not_found: { code: 'not_found', message: billingErrors.noSubscription },
};

/**
 * The outcome of a failed call: Paddle rejected it, rejected the key, or asked us to wait, or the outcome is unknown.
 */
export type Failure =
  | { kind: 'refused'; error: ApiError }
  | { kind: 'wait'; seconds: number }
  | { kind: 'key_refused' | 'unclear' };

/**
 * Classifies an error. The outcome is unknown if no response came in time, if it is unreadable, or if the error is on
 * Paddle's side.
 */
export const readFailure = (error: unknown): Failure => {
  if (!(error instanceof PaddleApiError)) return { kind: 'unclear' };
  if (error.code === 'too_many_requests') return { kind: 'wait', seconds: error.retryAfter ?? 60 };
  if (/^(forbidden|authentication_|invalid_token)/.test(error.code)) return { kind: 'key_refused' };
  if (error.type !== 'request_error') return { kind: 'unclear' };
  const mapped = mappedErrors[error.code];
  if (!mapped) return { kind: 'refused', error: new PaymentNotMadeError({ cause: error }) };
  const message = mapped.message ?? apiErrors[mapped.code].message;
  return { kind: 'refused', error: new ApiError(mapped.code, message, { cause: error }) };
};
