import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageLimits } from '#contracts/images/image-limits.ts';
import { createBucket } from '#lib/local/s3/bucket.ts';
import { tempDir } from '#test/temp-dir.ts';

const credentials = { accessKeyId: 'AKIALOCAL', secretAccessKey: 'a secret of the test' };
const Bucket = 'images';
const site = 'http://localhost:3000';
const minute = 60_000;

let server: ServerType;
let endpoint: string;
let client: S3Client;
let now = () => new Date();

const clientWith = (keys: typeof credentials) =>
  new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: keys, maxAttempts: 1 });

beforeAll(async () => {
  const bucket = createBucket({
    name: Bucket,
    dir: tempDir(),
    basePath: '/local/s3',
    credentials,
    allowedOrigins: () => [site],
    now: () => now(),
  });
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: bucket, hostname: '127.0.0.1', port: 0 }, (info) => resolve(info.port));
  });
  endpoint = `http://127.0.0.1:${port}/local/s3`;
  client = clientWith(credentials);
});
afterAll(() => server.close());

const presignPost = (key: string) =>
  createPresignedPost(client, {
    Bucket,
    Key: key,
    Conditions: [
      ['content-length-range', 1, imageLimits.bytes],
      ['starts-with', '$key', 'uploads/u1/'],
      ['eq', '$Content-Type', 'image/png'],
    ],
    Fields: { 'Content-Type': 'image/png' },
    Expires: 600,
  });

type Changes = { fields?: Record<string, string>; without?: string; bytes?: number };

async function post(key: string, { fields = {}, without, bytes = 10 }: Changes = {}) {
  const presigned = await presignPost(key);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...presigned.fields, ...fields })) {
    if (name !== without) form.append(name, value);
  }
  form.append('file', new Blob([new Uint8Array(bytes).fill(7)]), 'photo.png');
  const response = await fetch(presigned.url, { method: 'POST', body: form, headers: { origin: site } });
  const text = await response.text();
  return { status: response.status, code: /<Code>(\w+)</.exec(text)?.[1], text, headers: response.headers };
}

describe('objects through the SDK client', () => {
  it('are written, read, listed and deleted', async () => {
    const Key = 'uploads/u1/a b+c é.txt';
    const put = new PutObjectCommand({
      Bucket,
      Key,
      Body: 'hello',
      ContentType: 'text/plain',
      Metadata: { job: '7' },
    });
    const { ETag } = await client.send(put);
    const got = await client.send(new GetObjectCommand({ Bucket, Key }));
    expect(await got.Body?.transformToString()).toBe('hello');
    expect(got).toMatchObject({ ContentType: 'text/plain', ETag, Metadata: { job: '7' } });
    expect(await client.send(new HeadObjectCommand({ Bucket, Key }))).toMatchObject({
      ContentLength: 5,
      ETag,
    });
    const listed = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'uploads/u1/' }));
    expect(listed.Contents).toMatchObject([{ Key, Size: 5 }]);
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
    await expect(client.send(new GetObjectCommand({ Bucket, Key }))).rejects.toMatchObject({
      name: 'NoSuchKey',
    });
    await expect(client.send(new HeadObjectCommand({ Bucket, Key }))).rejects.toMatchObject({
      name: 'NotFound',
    });
  });

  it('can be streams, which the SDK sends in chunks', async () => {
    const Body = Readable.from([Buffer.alloc(70_000, 1), Buffer.alloc(5, 2)]);
    await client.send(new PutObjectCommand({ Bucket, Key: 'stream', Body, ContentLength: 70_005 }));
    const got = await client.send(new GetObjectCommand({ Bucket, Key: 'stream' }));
    const bytes = await got.Body?.transformToByteArray();
    expect([bytes?.length, bytes?.[0], bytes?.at(-1)]).toEqual([70_005, 1, 2]);
  });

  it('are listed page by page', async () => {
    for (const n of [1, 2, 3])
      await client.send(new PutObjectCommand({ Bucket, Key: `list/${n}`, Body: 'x' }));
    const first = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/', MaxKeys: 2 }));
    expect(first.Contents?.map((object) => object.Key)).toEqual(['list/1', 'list/2']);
    const rest = new ListObjectsV2Command({
      Bucket,
      Prefix: 'list/',
      ContinuationToken: first.NextContinuationToken,
    });
    const second = await client.send(rest);
    expect([second.IsTruncated, second.Contents?.map((object) => object.Key)]).toEqual([false, ['list/3']]);
  });

  it('are not available with a wrong secret, a wrong key, another bucket, or no signature', async () => {
    const get = new GetObjectCommand({ Bucket, Key: 'stream' });
    const wrongSecret = clientWith({ ...credentials, secretAccessKey: 'guessed' });
    await expect(wrongSecret.send(get)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
    const wrongKey = clientWith({ ...credentials, accessKeyId: 'AKIAOTHER' });
    await expect(wrongKey.send(get)).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
    const elsewhere = client.send(new GetObjectCommand({ Bucket: 'other', Key: 'x' }));
    await expect(elsewhere).rejects.toMatchObject({ name: 'NoSuchBucket' });
    const bare = await fetch(`${endpoint}/${Bucket}/stream`);
    expect([bare.status, await bare.text()]).toEqual([
      403,
      expect.stringContaining('<Code>AccessDenied</Code>'),
    ]);
  });
});

describe('presigned addresses', () => {
  it('let anybody read or write that one object until they expire', async () => {
    const Key = 'uploads/u1/signed.txt';
    const putUrl = await getSignedUrl(client, new PutObjectCommand({ Bucket, Key }), { expiresIn: 60 });
    expect((await fetch(putUrl, { method: 'PUT', body: 'signed' })).status).toBe(200);
    const getUrl = await getSignedUrl(client, new GetObjectCommand({ Bucket, Key }), { expiresIn: 60 });
    expect(await (await fetch(getUrl)).text()).toBe('signed');
    expect((await fetch(getUrl.replace('signed.txt', 'other.txt'))).status).toBe(403);
    expect((await fetch(getUrl, { method: 'DELETE' })).status).toBe(403);
    now = () => new Date(Date.now() + 2 * minute);
    const expired = await fetch(getUrl);
    now = () => new Date();
    expect([expired.status, await expired.text()]).toEqual([
      403,
      expect.stringContaining('Request has expired'),
    ]);
  });
});

describe('a presigned POST', () => {
  it('accepts a file of exactly 10 MiB and rejects one byte more', async () => {
    const Key = 'uploads/u1/exact.png';
    expect((await post(Key, { bytes: imageLimits.bytes })).status).toBe(204);
    expect(await client.send(new HeadObjectCommand({ Bucket, Key }))).toMatchObject({
      ContentLength: imageLimits.bytes,
      ContentType: 'image/png',
    });
    const larger = await post('uploads/u1/larger.png', { bytes: imageLimits.bytes + 1 });
    expect(larger).toMatchObject({ status: 400, code: 'EntityTooLarge' });
    expect(larger.text).toContain(`<MaxSizeAllowed>${imageLimits.bytes}</MaxSizeAllowed>`);
    expect(await post('uploads/u1/empty.png', { bytes: 0 })).toMatchObject({ code: 'EntityTooSmall' });
  });

  it.each<[string, Changes, string]>([
    ['another type', { fields: { 'Content-Type': 'image/svg+xml' } }, 'Policy Condition failed'],
    ['another key', { fields: { key: 'uploads/u2/x.png' } }, 'Policy Condition failed'],
    ['another bucket', { fields: { bucket: 'others' } }, 'Policy Condition failed'],
    ['no type', { without: 'Content-Type' }, 'Policy Condition failed'],
    ['a field that the policy does not name', { fields: { acl: 'public-read' } }, 'Extra input fields: acl'],
    [
      'a forged policy',
      { fields: { Policy: btoa('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}') } },
      'SignatureDoesNotMatch',
    ],
    ['no policy', { without: 'Policy' }, 'The form has no field'],
  ])('refuses %s', async (_, changes, reason) => {
    const response = await post('uploads/u1/x.png', changes);
    expect(response.status).toBe(403);
    expect(response.text).toContain(reason);
  });

  it('rejects an expired policy', async () => {
    now = () => new Date(Date.now() + 11 * minute);
    const response = await post('uploads/u1/late.png');
    now = () => new Date();
    expect([response.status, response.text]).toEqual([403, expect.stringContaining('Policy expired')]);
  });

  it('answers the site’s own pages, and no other site’s', async () => {
    const ask = (origin: string) =>
      fetch(`${endpoint}/${Bucket}`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    expect((await post('uploads/u1/cors.png')).headers.get('access-control-allow-origin')).toBe(site);
    expect((await ask(site)).status).toBe(200);
    expect((await ask('https://elsewhere.example')).status).toBe(403);
  });
});
