import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { ImageBucket, ImageReader } from '#ports';
import { lazyPort } from '#runtime/lazy/lazy-port.ts';

/** S3's client and its signers are loaded by those alone who handle images. */
export const lazyImageBucket = (name: string | null, s3: S3ClientConfig = {}): ImageBucket =>
  lazyPort(async () => {
    if (name === null) throw new Error('This function has no name of the image bucket.');
    const [{ S3Client }, { createImageBucket }] = await Promise.all([
      import('@aws-sdk/client-s3'),
      import('#stores/images/image-bucket.ts'),
    ]);
    return createImageBucket(new S3Client(s3), name);
  }, ['presignUpload', 'list', 'read', 'writeOnce', 'signAddress', 'remove']);

/** The library that decodes images is native: it is loaded by the stage that reads one, and is there for it alone. */
export const lazyImageReader = (): ImageReader =>
  lazyPort(
    async () => (await import('#providers/image-reader/sharp-image-reader.ts')).openSharpImageReader(),
    ['read'],
  );
