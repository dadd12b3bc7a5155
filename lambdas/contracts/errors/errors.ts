import * as z from 'zod';
import { apiErrors as siteErrors } from './error-codes.ts';
import { publicApiErrors } from './public-api-error-codes.ts';

/** The closed list of error codes: the site's, and those that only the public API has. */
export const apiErrors = { ...siteErrors, ...publicApiErrors };
export type ApiErrorCode = keyof typeof apiErrors;
export const apiErrorCodes = Object.keys(apiErrors) as [ApiErrorCode, ...ApiErrorCode[]];

/** Body of every failed answer. */
export const apiErrorBody = z.object({
  error: z.literal(true),
  code: z.enum(apiErrorCodes),
  message: z.string(),
});
export type ApiErrorBody = z.infer<typeof apiErrorBody>;

/** A failure that the caller may see: use cases throw it, the API answers it. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  constructor(code: ApiErrorCode, message: string = apiErrors[code].message, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.code = code;
  }
}

/** The payment provider has certainly not done what it was asked for: nothing has changed. */
export class PaymentNotMadeError extends ApiError {
  constructor(options?: ErrorOptions) {
    super('payments_unavailable', undefined, options);
  }
}

/** Too many calls of one caller; after the given time the next ones count again. */
export class RateLimitError extends ApiError {
  readonly retryAfterSeconds: number;
  /** Calls that our own window allows; null for a limit of somebody else. */
  readonly limit: number | null;
  constructor(message: string, retryAfterSeconds: number, limit: number | null = null) {
    super('rate_limited', message);
    this.retryAfterSeconds = retryAfterSeconds;
    this.limit = limit;
  }
}
