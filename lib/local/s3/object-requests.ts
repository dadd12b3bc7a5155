import { createHash } from 'node:crypto';
import { decodeAwsChunks } from './aws-chunked.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';
import { S3Error } from './s3-error.ts';

async function readObject(request: Request, key: string) {
  const raw = new Uint8Array(await request.arrayBuffer());
  const hash = request.headers.get('x-amz-content-sha256') ?? 'UNSIGNED-PAYLOAD';
  const body = hash.startsWith('STREAMING-') ? decodeAwsChunks(raw, hash) : raw;
  const isHash = /^[0-9a-f]{64}$/.test(hash);
  if (isHash && createHash('sha256').update(body).digest('hex') !== hash) {
    throw new S3Error(
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match.",
    );
  }
  const metadata = [...request.headers].filter(([name]) => name.startsWith('x-amz-meta-'));
  return {
    key,
    body,
    contentType: request.headers.get('content-type') ?? 'binary/octet-stream',
    cacheControl: request.headers.get('cache-control'),
    metadata: Object.fromEntries(metadata.map(([name, value]) => [name.slice('x-amz-meta-'.length), value])),
  };
}

const noSuchKey = (key: string) =>
  new S3Error('NoSuchKey', 'The specified key does not exist.', { Key: key });

const preconditionFailed = () =>
  new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', {
    Condition: 'If-None-Match',
  });

function objectHeaders(object: StoredObject): Record<string, string> {
  const metadata = Object.entries(object.metadata).map(([name, value]) => [`x-amz-meta-${name}`, value]);
  return {
    'content-type': object.contentType,
    'content-length': String(object.size),
    'last-modified': new Date(object.lastModified).toUTCString(),
    etag: object.etag,
    ...(object.cacheControl !== null && { 'cache-control': object.cacheControl }),
    ...Object.fromEntries(metadata),
  };
}

const putObject = async (request: Request, store: ObjectStore, key: string, now: Date): Promise<Response> => {
  const object = await readObject(request, key);
  if (request.headers.get('if-none-match') === '*' && store.head(key)) throw preconditionFailed();
  const { etag } = store.put(object, now);
  return new Response(null, { headers: { etag } });
};

const getObject = (store: ObjectStore, key: string): Response => {
  const found = store.get(key);
  if (!found) throw noSuchKey(key);
  return new Response(found.body, { headers: objectHeaders(found.object) });
};

const headObject = (store: ObjectStore, key: string): Response => {
  const object = store.head(key);
  // S3 responds to HEAD without a body, so the error has no code, only status 404.
  return new Response(null, object ? { headers: objectHeaders(object) } : { status: 404 });
};

const deleteObject = (store: ObjectStore, key: string): Response => {
  store.delete(key);
  return new Response(null, { status: 204 });
};

/** Responds to a signed request for one object. */
export const handleObject = async (
  request: Request,
  { store, key, now }: { store: ObjectStore; key: string; now: Date },
): Promise<Response> => {
  switch (request.method) {
    case 'PUT':
      return putObject(request, store, key, now);
    case 'GET':
      return getObject(store, key);
    case 'HEAD':
      return headObject(store, key);
    case 'DELETE':
      return deleteObject(store, key);
    default:
      throw new S3Error(
        'MethodNotAllowed',
        `The local bucket does not support ${request.method} for an object.`,
      );
  }
};
