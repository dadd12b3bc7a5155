import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

type Signed = { path: string; headers: IncomingHttpHeaders; raw: string };
type Signer = { accessKeyId: string; secretAccessKey: string; region: string; service: string };

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;
const mustBeSigned = ['host', 'x-amz-date'];

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** For services other than S3, the path that is sent is encoded once more. */
const canonicalPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

const canonicalRequest = ({ path, headers, raw }: Signed, names: readonly string[]): string =>
  [
    'POST',
    canonicalPath(path),
    '',
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names.join(';'),
    sha256(raw),
  ].join('\n');

/**
 * Why a POST is not signed as Signature Version 4 requires (docs.aws.amazon.com, "Create a signed AWS API request");
 * null if it is.
 */
export const findSignatureFault = (request: Signed, signer: Signer): string | null => {
  const found = authorization.exec(request.headers.authorization ?? '');
  if (!found) return 'There is no signature.';
  const [, keyId = '', day = '', region = '', service = '', signedHeaders = '', signature] = found;
  const names = signedHeaders.split(';');
  if (keyId !== signer.accessKeyId) return 'The access key is not known.';
  if (region !== signer.region || service !== signer.service) return `It is signed for ${region}/${service}.`;
  const date = String(request.headers['x-amz-date']);
  if (!date.startsWith(day)) return 'Its dates differ.';
  for (const name of [
    ...mustBeSigned,
    ...(request.headers['x-amz-security-token'] ? ['x-amz-security-token'] : []),
  ])
    if (!names.includes(name)) return `${name} is not signed.`;
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonicalRequest(request, names))].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${signer.secretAccessKey}`,
  );
  return hmac(key, text).toString('hex') === signature ? null : 'The signature does not match the request.';
};
