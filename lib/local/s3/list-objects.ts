import { html } from 'hono/html';
import type { ObjectStore, StoredObject } from './object-store.ts';
import { S3Error, xmlResponse } from './s3-error.ts';

const maxListedKeys = 1000;

/** Responds to ListObjectsV2, one page at a time. The last key of a page is the token for the next. */
export function listObjects(request: Request, bucket: string, store: ObjectStore): Response {
  const { searchParams } = new URL(request.url);
  if (request.method !== 'GET' || searchParams.get('list-type') !== '2') {
    throw new S3Error('NotImplemented', 'The local bucket supports only ListObjectsV2 and POST.');
  }
  const prefix = searchParams.get('prefix') ?? '';
  const limit = Math.min(Number(searchParams.get('max-keys') ?? maxListedKeys), maxListedKeys);
  const after = searchParams.get('continuation-token') ?? searchParams.get('start-after') ?? '';
  const objects = store.list(prefix).filter((object) => object.key > after);
  return listResponse(bucket, prefix, objects, limit);
}

function listResponse(bucket: string, prefix: string, objects: StoredObject[], limit: number): Response {
  const shown = objects.slice(0, limit);
  const isTruncated = objects.length > shown.length;
  const rows = shown.map(
    (object) =>
      html`<Contents><Key>${object.key}</Key><LastModified>${object.lastModified}</LastModified><ETag>${object.etag}</ETag><Size>${object.size}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  const next = isTruncated ? html`<NextContinuationToken>${shown.at(-1)?.key}</NextContinuationToken>` : '';
  return xmlResponse(
    200,
    html`<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${prefix}</Prefix><KeyCount>${shown.length}</KeyCount><MaxKeys>${limit}</MaxKeys><IsTruncated>${String(isTruncated)}</IsTruncated>${next}${rows}</ListBucketResult>`,
  );
}
