import { GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { imageFiles } from '#contracts/images/image-limits.ts';
import { postFile, startTestBucket } from '#test/integration/bucket.ts';

const { open } = startTestBucket();
const key = (name: string): string => `job-images/j1/${name}.png`;
const presign = (name: string) =>
  open().bucket.presignUpload({ key: key(name), mimeType: 'image/png', expiresInSeconds: 60 });
const mebibytes = (count: number): number => count * 1024 * 1024;
const bytes = (length: number) => new Uint8Array(length).fill(7);

describe('the bucket of images', () => {
  it('[A-132] accepts a file of exactly 10 MiB, but not a larger or an empty one', async () => {
    expect(await postFile(await presign('exact'), bytes(mebibytes(10)))).toMatchObject({ status: 201 });
    expect(await postFile(await presign('larger'), bytes(mebibytes(10) + 1))).toEqual({
      status: 400,
      code: 'EntityTooLarge',
    });
    expect(await postFile(await presign('empty'), bytes(0))).toEqual({ status: 400, code: 'EntityTooSmall' });
    expect(await open().bucket.list('job-images/j1/')).toEqual([{ key: key('exact'), size: mebibytes(10) }]);
  });

  it.each([
    ['another key', { key: 'job-images/j2/theirs.png' }],
    ['another type', { 'Content-Type': 'image/svg+xml' }],
    ['another cache time', { 'Cache-Control': 'max-age=1' }],
    ['an access list', { acl: 'public-read' }],
  ])('accepts a form as it was signed, but not with %s', async (_, changes) => {
    const response = await postFile(await presign('changed'), bytes(10), changes);
    expect(response).toEqual({ status: 403, code: 'AccessDenied' });
  });

  it('[A-272] keeps files with a cache time of 3600 seconds', async () => {
    const { bucket, client, name } = open();
    await postFile(await presign('cached'), bytes(10));
    await bucket.writeOnce('job-image-copies/j1/a.webp', bytes(3), 'image/webp');
    for (const Key of [key('cached'), 'job-image-copies/j1/a.webp']) {
      const { CacheControl } = await client.send(new HeadObjectCommand({ Bucket: name, Key }));
      expect(CacheControl).toBe(`private, max-age=${imageFiles.cacheSeconds}`);
    }
  });

  it('[A-272] never overwrites an existing file', async () => {
    const { bucket } = open();
    await bucket.writeOnce('copies/once', bytes(3), 'image/webp');
    await bucket.writeOnce('copies/once', bytes(9), 'image/webp');
    expect((await bucket.read('copies/once'))?.length).toBe(3);
  });

  it('reads existing files and reports missing ones, and removing a missing file is not an error', async () => {
    const { bucket } = open();
    expect(await bucket.read('nothing/here')).toBeNull();
    await bucket.remove('nothing/here');
    await bucket.writeOnce('copies/gone', bytes(3), 'image/webp');
    await bucket.remove('copies/gone');
    expect(await bucket.read('copies/gone')).toBeNull();
  });

  it('signs an address that is valid for only one object', async () => {
    const { bucket, client, name } = open();
    await bucket.writeOnce('copies/signed', bytes(5), 'image/webp');
    const address = await bucket.signAddress('copies/signed');
    const response = await fetch(address);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await fetch(address.replace('signed?', 'once?'))).status).toBe(403);
    const bare = new URL(address);
    bare.search = '';
    expect((await fetch(bare)).status).toBe(403);
    expect(Number(new URL(address).searchParams.get('X-Amz-Expires'))).toBe(imageFiles.addressSeconds);
    await client.send(new GetObjectCommand({ Bucket: name, Key: 'copies/signed' }));
  });
});
