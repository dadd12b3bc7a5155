import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { edgeLimits } from './limits.ts';

/** Of "File types that CloudFront compresses", those that a site has. */
const compressible =
  /^(text\/.*|application\/(json|javascript|x-javascript|xml|xhtml\+xml|rss\+xml|atom\+xml|manifest\+json|vnd\.ms-fontobject|wasm)|image\/svg\+xml|font\/(ttf|otf|eot))$/;

/** True where CloudFront would compress an answer that it may store. */
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

/** Quality 5 is what CloudFront gives for Brotli. */
const encoders: Readonly<Record<string, (body: Body) => Body>> = {
  br: (body) => new Uint8Array(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
  gzip: (body) => new Uint8Array(gzipSync(body)),
};

/** The body as it is stored and sent for a normalized `Accept-Encoding`; sets the headers that change with it. */
export const compressBody = (status: number, headers: Headers, body: Body, accepted: string): Body => {
  if (!isCompressible(status, headers, body.length)) return body;
  headers.set('vary', 'accept-encoding');
  const encoding = ['br', 'gzip'].find((name) => accepted.split(',').includes(name));
  const encode = encoding === undefined ? undefined : encoders[encoding];
  if (encoding === undefined || !encode) return body;
  headers.set('content-encoding', encoding);
  // What is compressed is another representation: CloudFront makes a strong ETag weak.
  const etag = headers.get('etag');
  if (etag !== null && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
  return encode(body);
};
