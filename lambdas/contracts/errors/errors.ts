import * as z from 'zod';
import { apiErrors as siteErrors } from './error-codes.ts';
import { publicApiErrors } from './public-api-error-codes.ts';

/** The closed list of error codes: those of the site, and those that only the public API uses. */
export const apiErrors = { ...siteErrors, ...publicApiErrors };
export type ApiErrorCode = keyof typeof apiErrors;
export const apiErrorCodes = Object.keys(apiErrors) as [ApiErrorCode, ...ApiErrorCode[]];

/** The body of every error response. */
export const apiErrorBody = z.object({
  error: z.literal(true),
  code: z.enum(apiErrorCodes),
  message: z.string(),
});
export type ApiErrorBody = z.infer<typeof apiErrorBody>;

/** A failure that the caller may see. Use cases throw it, and the API turns it into a response. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  constructor(code: ApiErrorCode, message: string = apiErrors[code].message, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.code = code;
  }
}

/** The payment provider definitely did not make the change. */
export class PaymentNotMadeError extends ApiError {
  constructor(options?: ErrorOptions) {
    super('payments_unavailable', undefined, options);
  }
}

/** One caller made too many calls. Further calls succeed after `retryAfterSeconds`. */
export class RateLimitError extends ApiError {
  readonly retryAfterSeconds: number;
  /** The calls that our own window allows; null if somebody else set the limit. */
  readonly limit: number | null;
  constructor(message: string, retryAfterSeconds: number, limit: number | null = null) {
    super('rate_limited', message);
    this.retryAfterSeconds = retryAfterSeconds;
    this.limit = limit;
  }
}
