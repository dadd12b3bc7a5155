import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { edgeLimits } from './limits.ts';

/** The content types of a site among the "File types that CloudFront compresses". */
const compressible =
  /^(text\/.*|application\/(json|javascript|x-javascript|xml|xhtml\+xml|rss\+xml|atom\+xml|manifest\+json|vnd\.ms-fontobject|wasm)|image\/svg\+xml|font\/(ttf|otf|eot))$/;

/** True if CloudFront would compress a response that it may cache. */
const isCompressible = (status: number, headers: Headers, size: number): boolean => {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const { minBytes, maxBytes } = edgeLimits.compressed;
  return (
    [200, 403, 404].includes(status) &&
    !headers.has('content-encoding') &&
    compressible.test(type) &&
    size >= minBytes &&
    size <= maxBytes
  );
};

type Body = Uint8Array<ArrayBuffer>;

/** CloudFront documents quality 5 for Brotli. */
const encoders: Readonly<Record<string, (body: Body) => Body>> = {
  br: (body) => new Uint8Array(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
  gzip: (body) => new Uint8Array(gzipSync(body)),
};

/** The body as it is cached and sent for a normalized `Accept-Encoding`. Sets the headers that depend on it. */
export const compressBody = (status: number, headers: Headers, body: Body, accepted: string): Body => {
  if (!isCompressible(status, headers, body.length)) return body;
  headers.set('vary', 'accept-encoding');
  const encoding = ['br', 'gzip'].find((name) => accepted.split(',').includes(name));
  const encode = encoding === undefined ? undefined : encoders[encoding];
  if (encoding === undefined || !encode) return body;
  headers.set('content-encoding', encoding);
  // A compressed body is another representation, so CloudFront turns a strong ETag into a weak one.
  const etag = headers.get('etag');
  if (etag !== null && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
  return encode(body);
};
