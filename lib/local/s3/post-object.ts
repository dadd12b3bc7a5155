import { html } from 'hono/html';
import type { NewObject, StoredObject } from './object-store.ts';
import { checkPostPolicy } from './post-policy.ts';
import { S3Error, xmlResponse } from './s3-error.ts';
import type { Credentials } from './sigv4.ts';

type PostContext = {
  readonly name: string;
  readonly credentials: Credentials;
  readonly now: Date;
  put(object: NewObject): StoredObject;
};

/** The most bytes to read into memory. Far above any policy's limit, so that the policy gives the exact error. */
const maxBodyBytes = 64 * 1024 * 1024;

/** Checks the policy of a presigned POST, stores the file and responds as the form requests. */
export async function postObject(request: Request, context: PostContext): Promise<Response> {
  const { fields, file } = await readForm(request);
  const body = new Uint8Array(await file.arrayBuffer());
  checkPostPolicy({ bucket: context.name, fields, size: body.length }, context.credentials, context.now);
  const key = (fields.get('key') ?? '').replaceAll(['$', '{filename}'].join(''), file.name);
  if (key === '') throw new S3Error('InvalidArgument', 'Bucket POST must contain a field named "key".');
  const contentType = fields.get('content-type') ?? 'binary/octet-stream';
  const cacheControl = fields.get('cache-control') ?? null;
  const { etag } = context.put({ key, contentType, cacheControl, metadata: readMetadata(fields), body });
  return respondToPost(request, fields, { bucket: context.name, key, etag });
}

async function readForm(request: Request): Promise<{ fields: Map<string, string>; file: File }> {
  const length = Number(request.headers.get('content-length') ?? 0);
  if (length > maxBodyBytes) {
    throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', {
      ProposedSize: length,
      MaxSizeAllowed: maxBodyBytes,
    });
  }
  const form = await request.formData().catch((cause: unknown) => {
    throw new S3Error('InvalidArgument', `The body is not a well-formed multipart form: ${String(cause)}`);
  });
  const fields = new Map<string, string>();
  for (const [name, value] of form) if (typeof value === 'string') fields.set(name.toLowerCase(), value);
  const file = form.get('file');
  if (file === null)
    throw new S3Error('InvalidArgument', 'POST requires exactly one file upload per request.');
  return { fields, file: typeof file === 'string' ? new File([file], 'file') : file };
}

function readMetadata(fields: ReadonlyMap<string, string>): Record<string, string> {
  const prefix = 'x-amz-meta-';
  const own = [...fields].filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
}

function respondToPost(
  request: Request,
  fields: ReadonlyMap<string, string>,
  { bucket, key, etag }: { bucket: string; key: string; etag: string },
): Response {
  const status = fields.get('success_action_status');
  if (status === '200') return new Response(null, { status: 200, headers: { etag } });
  if (status !== '201') return new Response(null, { status: 204, headers: { etag } });
  const location = `${new URL(request.url).origin}${new URL(request.url).pathname.replace(/\/$/, '')}/${key}`;
  const body = html`<PostResponse><Location>${location}</Location><Bucket>${bucket}</Bucket><Key>${key}</Key><ETag>${etag}</ETag></PostResponse>`;
  return xmlResponse(201, body, { etag, location });
}
