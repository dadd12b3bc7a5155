import type { ApiErrorBody, ApiErrorCode } from '#contracts/errors/errors.ts';
import { isRecord } from '#contracts/is-record.ts';
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
  isRecord(value) && typeof value.code === 'string' && typeof value.message === 'string';

/** The failure in an error response: its structured error, otherwise its field `error`, otherwise its raw text. */
export const failureOf = async (response: Response): Promise<ApiFailure> => {
  const text = await response.text();
  const body = parseJson(text);
  if (isErrorBody(body)) return new ApiFailure(body.code, response.status, body.message);
  const error = isRecord(body) && 'error' in body ? body.error : text;
  return new ApiFailure('invalid_response', response.status, typeof error === 'string' ? error : text);
};
