import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { imageFiles, imageLimits } from '#contracts/images/image-limits.ts';
import type { ImageBucket, StoredFile } from '#ports';

const cacheControl = `private, max-age=${imageFiles.cacheSeconds}`;

/** Every condition is exact except for the size, which has a range, so the form cannot post anything else. */
const presignUpload =
  (client: S3Client, bucket: string): ImageBucket['presignUpload'] =>
  ({ key, mimeType, expiresInSeconds }) =>
    createPresignedPost(client, {
      Bucket: bucket,
      Key: key,
      Fields: { 'Content-Type': mimeType, 'Cache-Control': cacheControl, success_action_status: '201' },
      Conditions: [
        ['content-length-range', 1, imageLimits.bytes],
        ['eq', '$key', key],
        ['eq', '$Content-Type', mimeType],
        ['eq', '$Cache-Control', cacheControl],
      ],
      Expires: expiresInSeconds,
    });

const listAll = async (client: S3Client, bucket: string, prefix: string): Promise<StoredFile[]> => {
  const files: StoredFile[] = [];
  let next: string | undefined;
  do {
    const { Contents = [], NextContinuationToken } = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: next }),
    );
    for (const { Key, Size = 0 } of Contents) if (Key) files.push({ key: Key, size: Size });
    next = NextContinuationToken;
  } while (next !== undefined);
  return files;
};

const readObject = async (client: S3Client, bucket: string, key: string): Promise<Uint8Array | null> => {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    return (await Body?.transformToByteArray()) ?? null;
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
};

const writeOnce = async (client: S3Client, command: PutObjectCommand): Promise<void> => {
  try {
    await client.send(command);
  } catch (error) {
    // 412: the object exists from an earlier attempt.
    if (!(error instanceof S3ServiceException && error.$metadata.httpStatusCode === 412)) throw error;
  }
};

/** Images in S3. The client's endpoint can differ, for example on the local stack. */
export const createImageBucket = (client: S3Client, bucket: string): ImageBucket => ({
  presignUpload: presignUpload(client, bucket),
  list: (prefix) => listAll(client, bucket, prefix),
  read: (key) => readObject(client, bucket, key),
  writeOnce: (key, body, mimeType) =>
    writeOnce(
      client,
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: body,
        ContentType: mimeType,
        CacheControl: cacheControl,
        IfNoneMatch: '*',
      }),
    ),
  signAddress: (key) =>
    getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: key }), {
      expiresIn: imageFiles.addressSeconds,
    }),
  remove: async (key) => {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  },
});
