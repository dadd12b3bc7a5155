import type { ApiErrorBody, ApiErrorCode } from '#contracts/errors/errors.ts';
import { parseJson } from '#domain/text/parse-json.ts';

/** `network`: no response came; `invalid_response`: a response breaks the contract. */
export type ApiFailureCode = ApiErrorCode | 'network' | 'invalid_response';

/** A failed call. `status` is the HTTP status, 0 without a response. */
export class ApiFailure extends Error {
  readonly code: ApiFailureCode;
  readonly status: number;
  constructor(code: ApiFailureCode, status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiFailure';
    this.code = code;
    this.status = status;
  }
}

const isErrorBody = (value: unknown): value is ApiErrorBody =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

/** The failure in an error response: its structured error, otherwise its field `error`, otherwise its raw text. */
export const failureOf = async (response: Response): Promise<ApiFailure> => {
  const text = await response.text();
  const body = parseJson(text);
  if (isErrorBody(body)) return new ApiFailure(body.code, response.status, body.message);
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : text;
  return new ApiFailure('invalid_response', response.status, typeof error === 'string' ? error : text);
};
