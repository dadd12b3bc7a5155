import { S3Client } from '@aws-sdk/client-s3';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll } from 'vitest';
import { createBucket } from '#lib/local/s3/bucket.ts';
import type { ImageBucket, UploadForm } from '#ports';
import { createImageBucket } from '#stores/images/image-bucket.ts';
import { tempDir } from '#test/temp-dir.ts';

const credentials = { accessKeyId: 'AKIALOCAL', secretAccessKey: 'a secret of the test' };
const name = 'images';

/** The local S3 endpoint for the tests of a file, and the product's adapter on it. */
export const startTestBucket = (): { open(): { bucket: ImageBucket; client: S3Client; name: string } } => {
  let server: ServerType | undefined;
  let endpoint = '';
  beforeAll(async () => {
    const answer = createBucket({
      name,
      dir: tempDir(),
      basePath: '/local/s3',
      credentials,
      allowedOrigins: () => [],
    });
    const port = await new Promise<number>((resolve) => {
      server = serve({ fetch: answer, hostname: '127.0.0.1', port: 0 }, (info) => resolve(info.port));
    });
    endpoint = `http://127.0.0.1:${port}/local/s3`;
  });
  afterAll(() => server?.close());
  return {
    open: () => {
      const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
      return { bucket: createImageBucket(client, name), client, name };
    },
  };
};

/** Posts a file with a form, as a browser does. Returns the status and S3's error code. */
export const postFile = async (
  { url, fields }: UploadForm,
  body: Uint8Array<ArrayBuffer>,
  changes: Record<string, string> = {},
): Promise<{ status: number; code: string | undefined }> => {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...fields, ...changes })) form.append(field, value);
  form.append('file', new Blob([body]), 'photo.png');
  const response = await fetch(url, { method: 'POST', body: form });
  return { status: response.status, code: /<Code>(\w+)</.exec(await response.text())?.[1] };
};
