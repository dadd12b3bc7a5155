import { randomUUID } from 'node:crypto';
import { listObjects } from './list-objects.ts';
import { handleObject } from './object-requests.ts';
import { openObjectStore } from './object-store.ts';
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
    return handleObject(request, { store, key, now: now() });
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
