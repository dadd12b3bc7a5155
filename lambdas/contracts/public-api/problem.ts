import * as z from 'zod';
import { type ApiErrorCode, apiErrorCodes, apiErrors } from '#contracts/errors/errors.ts';
import { capitalize } from '#contracts/letter-case.ts';
import { paths } from '#contracts/platform/routes.ts';

/** The media type of every error response (RFC 9457). */
export const problemType = 'application/problem+json';

/** The body of every error response of the public API. */
export const problem = z.object({
  type: z.string().describe('Where the code is documented, relative to the URL of the request.'),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe('What is wrong with this request, and how to fix it.'),
  code: z.enum(apiErrorCodes),
  request_id: z.string().describe('Include it when you contact support.'),
});
export type Problem = z.infer<typeof problem>;

/** The anchor of a code in the reference. */
export const anchorOf = (code: ApiErrorCode): string => `error-${code}`;

/** Messages that the site words for people, reworded for programs. */
const details: Partial<Record<ApiErrorCode, string>> = {
  not_found: 'Your account has no run with this id.',
  payment_required:
    'Your account has too few credits for this run. Buy credits, or wait until they are renewed.',
  conflict: 'The status of this run does not allow this call. Check its status first.',
};

/** The detail of an error: its own message, or the message of its code. */
export const detailOf = (code: ApiErrorCode, message: string): string =>
  message === apiErrors[code].message ? (details[code] ?? message) : message;

const titleOf = (code: ApiErrorCode): string => {
  const words = code.replaceAll('_', ' ').replace(/\bapi\b/, 'API');
  return capitalize(words);
};

export const problemOf = (code: ApiErrorCode, message: string, requestId: string): Problem => ({
  type: `${paths.apiDocs}#${anchorOf(code)}`,
  title: titleOf(code),
  status: apiErrors[code].status,
  detail: detailOf(code, message),
  code,
  request_id: requestId,
});
