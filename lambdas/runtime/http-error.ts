import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import {
  ApiError,
  type ApiErrorBody,
  type ApiErrorCode,
  apiErrors,
  RateLimitError,
} from '#contracts/errors/errors.ts';
import { logEvents } from '#contracts/platform/log-events.ts';
import type { ApiEnv } from './api-env.ts';
import { isKnownPath } from './find-route.ts';
import { isTransientError } from './transient-error.ts';

const respond = (context: Context, code: ApiErrorCode, message: string = apiErrors[code].message) =>
  context.json(
    { error: true, code, message } satisfies ApiErrorBody,
    apiErrors[code].status as ContentfulStatusCode,
  );

/** Hono's own rejections of a body, in our words. */
const codeOfException = ({ status, message }: HTTPException): ApiErrorCode => {
  if (status === 413) return 'body_too_large';
  if (status === 415) return 'unsupported_media_type';
  if (status === 400) return /JSON/i.test(message) ? 'invalid_json' : 'invalid_request';
  return 'internal_error';
};

/** The code and message of any failure. Details that are not meant for callers are logged and hidden. */
export const readFailure = (
  error: Error,
  context: Context<ApiEnv>,
): { code: ApiErrorCode; message: string } => {
  const known = (code: ApiErrorCode) => ({ code, message: apiErrors[code].message });
  if (error instanceof ApiError) return { code: error.code, message: error.message };
  if (error instanceof HTTPException) return known(codeOfException(error));
  context.var.deps.log.error(logEvents.requestFailed.message, {
    path: context.req.path,
    error,
  });
  return known(isTransientError(error) ? 'service_unavailable' : 'internal_error');
};

/** Responds to any failure with its code. */
export const handleError: ErrorHandler<ApiEnv> = (error, context) => {
  if (error instanceof RateLimitError) context.header('Retry-After', String(error.retryAfterSeconds));
  const { code, message } = readFailure(error, context);
  return respond(context, code, message);
};

/** An unknown address is not found. A known address with another method gets its own error. */
export const handleNotFound: NotFoundHandler<ApiEnv> = (context) =>
  isKnownPath(context.req.path)
    ? respond(context, 'method_not_allowed')
    : respond(context, 'not_found', 'There is nothing at this address.');
