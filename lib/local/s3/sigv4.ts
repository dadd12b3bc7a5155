import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { daySeconds } from '#contracts/durations.ts';
import { S3Error } from './s3-error.ts';

export type Credentials = { readonly accessKeyId: string; readonly secretAccessKey: string };

type SignedRequest = {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
};

const algorithm = 'AWS4-HMAC-SHA256';
const maxSkewMs = 15 * 60 * 1000;
/** The longest lifetime of a presigned URL. */
const maxExpirySeconds = 7 * daySeconds;

/**
 * Checks a request's AWS Signature Version 4, in the `Authorization` header or presigned in the query. Source:
 * docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html
 * @throws S3Error with S3's own code
 */
export function verifySignature(request: SignedRequest, credentials: Credentials, now: Date): void {
  const authorization = request.headers.get('authorization');
  if (authorization) verifyHeader(request, authorization, credentials, now);
  else if (request.url.searchParams.has('X-Amz-Signature')) verifyQuery(request, credentials, now);
  else throw new S3Error('AccessDenied', 'Access Denied');
}

/** Checks the signature of a POST policy, which covers only the policy's Base64 text. */
export function verifyPolicySignature(
  fields: { policy: string; credential: string; signature: string },
  credentials: Credentials,
): void {
  const scope = parseScope(fields.credential, credentials);
  compare(fields.signature, hmac(signingKey(credentials, scope), fields.policy).toString('hex'));
}

function verifyHeader(
  request: SignedRequest,
  authorization: string,
  credentials: Credentials,
  now: Date,
): void {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  const [, credential = '', signedHeaders = '', signature = ''] = match ?? [];
  if (!match) throw new S3Error('AuthorizationHeaderMalformed', 'The authorization header is malformed.');
  const timestamp = request.headers.get('x-amz-date') ?? '';
  const at = parseTimestamp(timestamp);
  if (Math.abs(now.getTime() - at) > maxSkewMs) {
    throw new S3Error(
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
  }
  const payloadHash = request.headers.get('x-amz-content-sha256') ?? 'UNSIGNED-PAYLOAD';
  const scope = parseScope(credential, credentials);
  compare(signature, sign(request, { timestamp, scope, signedHeaders, payloadHash }, credentials));
}

function verifyQuery(request: SignedRequest, credentials: Credentials, now: Date): void {
  const query = request.url.searchParams;
  const get = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  if (get('Algorithm') !== algorithm) {
    throw new S3Error('InvalidArgument', `X-Amz-Algorithm only supports "${algorithm}"`);
  }
  const timestamp = get('Date');
  const seconds = Number(get('Expires'));
  if (!(seconds > 0 && seconds <= maxExpirySeconds)) {
    throw new S3Error('InvalidArgument', `X-Amz-Expires must be between 1 and ${maxExpirySeconds} seconds`);
  }
  if (now.getTime() > parseTimestamp(timestamp) + seconds * 1000) {
    throw new S3Error('AccessDenied', 'Request has expired', { 'X-Amz-Expires': seconds });
  }
  const scope = parseScope(get('Credential'), credentials);
  const signedHeaders = get('SignedHeaders');
  const parts = { timestamp, scope, signedHeaders, payloadHash: 'UNSIGNED-PAYLOAD' };
  compare(get('Signature'), sign(request, parts, credentials));
}

type Scope = { date: string; region: string; service: string };
type SignatureParts = { timestamp: string; scope: Scope; signedHeaders: string; payloadHash: string };

function sign(request: SignedRequest, parts: SignatureParts, credentials: Credentials): string {
  const { timestamp, scope } = parts;
  const toSign = [
    algorithm,
    timestamp,
    `${scope.date}/${scope.region}/${scope.service}/aws4_request`,
    createHash('sha256').update(canonicalRequest(request, parts)).digest('hex'),
  ].join('\n');
  return hmac(signingKey(credentials, scope), toSign).toString('hex');
}

function canonicalRequest(request: SignedRequest, { signedHeaders, payloadHash }: SignatureParts): string {
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${(request.headers.get(name) ?? '').trim().replaceAll(/ +/g, ' ')}\n`);
  return [
    request.method,
    request.url.pathname,
    canonicalQuery(request.url.searchParams),
    headers.join(''),
    signedHeaders,
    payloadHash,
  ].join('\n');
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}

/** Percent-encodes all but the unreserved characters of RFC 3986. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

function signingKey(credentials: Credentials, { date, region, service }: Scope): Buffer {
  return [date, region, service, 'aws4_request'].reduce<Buffer>(
    hmac,
    Buffer.from(`AWS4${credentials.secretAccessKey}`),
  );
}

function parseScope(credential: string, credentials: Credentials): Scope {
  const [accessKeyId = '', date = '', region = '', service = '', terminator] = credential.split('/');
  if (terminator !== 'aws4_request') {
    throw new S3Error('AuthorizationHeaderMalformed', `The credential "${credential}" is malformed.`);
  }
  if (accessKeyId !== credentials.accessKeyId) {
    throw new S3Error(
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
    );
  }
  return { date, region, service };
}

/** Parses a timestamp such as 20261121T134500Z into milliseconds since the epoch. */
function parseTimestamp(text: string): number {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (!match)
    throw new S3Error('AccessDenied', `"${text}" is not a date in the format of AWS Signature Version 4.`);
  const [, year, month, day, hour, minute, second] = match.map(Number);
  return Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute, second);
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function compare(given: string, expected: string): void {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  if (a.length === b.length && timingSafeEqual(a, b)) return;
  throw new S3Error(
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );
}
