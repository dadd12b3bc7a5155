import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { ImageBucket, ImageReader } from '#ports';
import { lazyPort } from '#runtime/lazy/lazy-port.ts';

/** Only functions that handle images load the S3 client and its signers. */
export const lazyImageBucket = (name: string | null, s3: S3ClientConfig = {}): ImageBucket =>
  lazyPort(async () => {
    if (name === null) throw new Error('The name of the image bucket is not set for this function.');
    const [{ S3Client }, { createImageBucket }] = await Promise.all([
      import('@aws-sdk/client-s3'),
      import('#stores/images/image-bucket.ts'),
    ]);
    return createImageBucket(new S3Client(s3), name);
  }, ['presignUpload', 'list', 'read', 'writeOnce', 'signAddress', 'remove']);

/** The library that decodes images is native: only the stage that reads images loads and bundles it. */
export const lazyImageReader = (): ImageReader =>
  lazyPort(
    async () => (await import('#providers/image-reader/sharp-image-reader.ts')).openSharpImageReader(),
    ['read'],
  );
