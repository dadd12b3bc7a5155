import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type ApiErrorCode, apiErrors, RateLimitError } from '#contracts/errors/errors.ts';
import { problemOf, problemType } from '#contracts/public-api/problem.ts';
import type { ApiEnv } from '#runtime/api-env.ts';
import { isKnownPath } from '#runtime/find-route.ts';
import { readFailure } from '#runtime/http-error.ts';
import { sendRateState } from './rate-headers.ts';

const respond = (
  context: Context<ApiEnv>,
  code: ApiErrorCode,
  message: string = apiErrors[code].message,
): Response => {
  const body = problemOf(code, message, context.var.requestId);
  if (body.status === 401) context.header('WWW-Authenticate', 'Bearer');
  return context.body(JSON.stringify(body), body.status as ContentfulStatusCode, {
    'Content-Type': problemType,
  });
};

/** Responds to any failure with a problem (RFC 9457) and its code. */
export const handleProblem: ErrorHandler<ApiEnv> = (error, context) => {
  if (error instanceof RateLimitError) {
    const { limit, retryAfterSeconds } = error;
    if (limit !== null) sendRateState(context, { limit, remaining: 0, resetSeconds: retryAfterSeconds });
    context.header('Retry-After', String(retryAfterSeconds));
  }
  const { code, message } = readFailure(error, context);
  return respond(context, code, message);
};

/** An unknown address is not found. A known address with another method gets its own error. */
export const handleUnknown: NotFoundHandler<ApiEnv> = (context) =>
  isKnownPath(context.req.path)
    ? respond(context, 'method_not_allowed')
    : respond(context, 'not_found', 'There is nothing at this address.');
