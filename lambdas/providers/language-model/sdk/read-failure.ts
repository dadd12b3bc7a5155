import { APICallError, InvalidResponseDataError, JSONParseError, TypeValidationError } from 'ai';
import type { ModelReply } from '#providers/language-model/requests/request.ts';
import { AnswerTooLarge } from './bounded-fetch.ts';

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

/** Seconds or a date, as RFC 9110 has it; null for anything else. */
export const readRetryAfter = (value: string | undefined, now: number): number | null => {
  if (value === undefined) return null;
  const ms = /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
};

/** An answer of status 200 that breaks off, or is not what the vendor's interface promises. */
const unreadable: ModelReply = { kind: 'unreadable', reason: 'malformed', text: '', usage: null };

const isBroken = (error: unknown): boolean =>
  JSONParseError.isInstance(error) ||
  TypeValidationError.isInstance(error) ||
  InvalidResponseDataError.isInstance(error) ||
  error instanceof AnswerTooLarge;

/** 424 is Bedrock's: the model itself broke off. */
const busyStatuses = new Set([408, 409, 424, 429]);

const readStatus = (status: number, headers: Record<string, string> | undefined): Failed => {
  const detail = `status ${status}`;
  if (status >= 500 || busyStatuses.has(status)) {
    const retryAfterMs = readRetryAfter(headers?.['retry-after'], Date.now());
    return failed('unavailable', detail, { mayRetry: true, retryAfterMs });
  }
  return failed('rejected', detail);
};

/**
 * What an error of a request means. Errors of the SDK carry what was sent, the user's text with it: nothing of them is
 * handed on but a status or a name.
 */
export const readFailure = (error: unknown, timedOut: boolean): ModelReply => {
  if (timedOut) return failed('timeout', 'no answer in time', { mayHaveCost: true });
  if (isBroken(error)) return unreadable;
  if (!APICallError.isInstance(error))
    return failed('unavailable', error instanceof Error ? error.name : 'unknown error');
  const { statusCode, responseHeaders, isRetryable, cause } = error;
  if (statusCode === undefined)
    return isBroken(cause) ? unreadable : failed('unavailable', 'no connection', { mayRetry: isRetryable });
  return statusCode < 300 ? unreadable : readStatus(statusCode, responseHeaders);
};
