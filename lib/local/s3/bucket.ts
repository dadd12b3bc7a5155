import { createHash, randomUUID } from 'node:crypto';
import { decodeAwsChunks } from './aws-chunked.ts';
import { listObjects } from './list-objects.ts';
import { openObjectStore, type StoredObject } from './object-store.ts';
import { postObject } from './post-object.ts';
import { errorResponse, S3Error } from './s3-error.ts';
import { type Credentials, verifySignature } from './sigv4.ts';

export type BucketOptions = {
  readonly name: string;
  /** The folder for the stored objects. */
  readonly dir: string;
  /** The path of the endpoint, for example `/local/s3`. */
  readonly basePath: string;
  readonly credentials: Credentials;
  /** Origins whose pages may post files. */
  allowedOrigins(): readonly string[];
  /** The time for expiry checks: the real one, since signing clients use it. */
  now?(): Date;
};

/**
 * An S3 endpoint with one bucket in path style. It supports PUT, GET, HEAD, DELETE and ListObjectsV2, signed with
 * Signature Version 4 in the header or the query, and the presigned POST with its policy enforced. Errors look like
 * S3's.
 */
export function createBucket(options: BucketOptions): (request: Request) => Promise<Response> {
  const store = openObjectStore(options.dir);
  const now = options.now ?? (() => new Date());

  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const [bucket = '', ...rest] = url.pathname.slice(options.basePath.length + 1).split('/');
    const key = rest.map(decodeURIComponent).join('/');
    if (bucket !== options.name) {
      throw new S3Error('NoSuchBucket', 'The specified bucket does not exist', { BucketName: bucket });
    }
    if (request.method === 'POST' && key === '') {
      return postObject(request, { ...options, now: now(), put: (object) => store.put(object, now()) });
    }
    verifySignature({ method: request.method, url, headers: request.headers }, options.credentials, now());
    if (key === '') return listObjects(request, options.name, store);
    return handleKey(request, key);
  };

  const handleKey = async (request: Request, key: string): Promise<Response> => {
    switch (request.method) {
      case 'PUT': {
        const object = await readObject(request, key);
        if (request.headers.get('if-none-match') === '*' && store.head(key)) throw preconditionFailed();
        const { etag } = store.put(object, now());
        return new Response(null, { headers: { etag } });
      }
      case 'GET': {
        const found = store.get(key);
        if (!found) throw noSuchKey(key);
        return new Response(found.body, { headers: objectHeaders(found.object) });
      }
      case 'HEAD': {
        const object = store.head(key);
        // S3 responds to HEAD without a body, so the error has no code, only status 404.
        return new Response(null, object ? { headers: objectHeaders(object) } : { status: 404 });
      }
      case 'DELETE':
        store.delete(key);
        return new Response(null, { status: 204 });
      default:
        throw new S3Error(
          'MethodNotAllowed',
          `The local bucket does not support ${request.method} for an object.`,
        );
    }
  };

  return async (request) => {
    const cors = corsHeaders(request, options.allowedOrigins());
    if (request.method === 'OPTIONS')
      return new Response(null, { status: cors ? 200 : 403, headers: cors ?? {} });
    const response = await handle(request).catch((error: unknown) => {
      if (error instanceof S3Error) return errorResponse(error, randomUUID());
      throw error;
    });
    for (const [name, value] of Object.entries(cors ?? {})) response.headers.set(name, value);
    return response;
  };
}

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

/** Like the cloud's bucket: pages of the site may post, with no headers beyond a form's. */
function corsHeaders(request: Request, origins: readonly string[]): Record<string, string> | null {
  const origin = request.headers.get('origin');
  if (origin === null || !origins.includes(origin)) return null;
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '3600',
    vary: 'origin',
  };
}
