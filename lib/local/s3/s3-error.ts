import { html } from 'hono/html';

/** The S3 error codes that the local bucket returns, with S3's HTTP statuses. */
const statuses = {
  AccessDenied: 403,
  AuthorizationHeaderMalformed: 400,
  BadDigest: 400,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidPolicyDocument: 400,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
} as const;
export type S3ErrorCode = keyof typeof statuses;

/** An error in S3's form; `details` become elements of the XML response. */
export class S3Error extends Error {
  override readonly name = 'S3Error';
  readonly code: S3ErrorCode;
  readonly details: Readonly<Record<string, string | number>>;
  constructor(code: S3ErrorCode, message: string, details: Readonly<Record<string, string | number>> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** Sends XML; `body` is already escaped. */
export const xmlResponse = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
    status,
    headers: { 'content-type': 'application/xml', ...headers },
  });

export const errorResponse = (error: S3Error, requestId: string): Response => {
  const details = Object.entries(error.details).map(([name, value]) => html`<${name}>${value}</${name}>`);
  const body = html`<Error><Code>${error.code}</Code><Message>${error.message}</Message>${details}<RequestId>${requestId}</RequestId></Error>`;
  return xmlResponse(statuses[error.code], body);
};
