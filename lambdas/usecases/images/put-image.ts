import type { ImageUploadRequest } from '#contracts/images/image-files.ts';
import type { Caller } from '#usecases/site/caller.ts';
import { openUpload, type UploadDeps } from './open-upload.ts';

/**
 * Adds a file whose bytes are already here to an image run. Returns the id of the image.
 * @throws ApiError the same as `createImageUpload`
 */
export const putImage = async (
  deps: UploadDeps,
  { caller, request, bytes }: { caller: Caller; request: ImageUploadRequest; bytes: Uint8Array },
): Promise<string> => {
  const { image } = await openUpload(deps, caller, request);
  await deps.imageBucket.writeOnce(image.storagePath, bytes, image.mimeType);
  return image.imageId;
};
