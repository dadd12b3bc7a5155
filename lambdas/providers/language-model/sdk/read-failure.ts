import { APICallError, InvalidResponseDataError, JSONParseError, TypeValidationError } from 'ai';
import type { ModelReply } from '#providers/language-model/requests/request.ts';
import { ResponseTooLarge } from './bounded-fetch.ts';

type Failed = Extract<ModelReply, { kind: 'failed' }>;

const failed = (reason: Failed['reason'], detail: string, more: Partial<Failed> = {}): Failed => ({
  kind: 'failed',
  reason,
  detail,
  mayRetry: false,
  retryAfterMs: null,
  mayHaveCost: false,
  ...more,
});

/** Parses seconds or a date (RFC 9110); null for anything else. */
export const readRetryAfter = (value: string | undefined, now: number): number | null => {
  if (value === undefined) return null;
  const ms = /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
};

/** A response with status 200 that ends early or does not match the vendor's API. */
const unreadable: ModelReply = { kind: 'unreadable', reason: 'malformed', text: '', usage: null };

const isBroken = (error: unknown): boolean =>
  JSONParseError.isInstance(error) ||
  TypeValidationError.isInstance(error) ||
  InvalidResponseDataError.isInstance(error) ||
  error instanceof ResponseTooLarge;

/** Bedrock returns 424 when the model itself fails. */
const busyStatuses = new Set([408, 409, 424, 429]);

const readStatus = (status: number, headers: Record<string, string> | undefined): Failed => {
  const detail = `status ${status}`;
  if (status >= 500 || busyStatuses.has(status)) {
    const retryAfterMs = readRetryAfter(headers?.['retry-after'], Date.now());
    return failed('unavailable', detail, { mayRetry: true, retryAfterMs });
  }
  return failed('rejected', detail);
};

/** Classifies a request's error. SDK errors contain the sent text, so only a status or a name is passed on. */
export const readFailure = (error: unknown, timedOut: boolean): ModelReply => {
  if (timedOut) return failed('timeout', 'no response in time', { mayHaveCost: true });
  if (isBroken(error)) return unreadable;
  if (!APICallError.isInstance(error))
    return failed('unavailable', error instanceof Error ? error.name : 'unknown error');
  const { statusCode, responseHeaders, isRetryable, cause } = error;
  if (statusCode === undefined)
    return isBroken(cause) ? unreadable : failed('unavailable', 'no connection', { mayRetry: isRetryable });
  return statusCode < 300 ? unreadable : readStatus(statusCode, responseHeaders);
};
