import type { ImageUploadRequest, ImageUploadResponse } from '#contracts/images/image-files.ts';
import type { Caller } from '#usecases/site/caller.ts';
import { openUpload, type UploadDeps } from './open-upload.ts';

/**
 * A form with which the browser posts one file of an image run directly to the bucket, under a key that the server
 * chooses.
 * @throws ApiError unauthorized, not_found, conflict, too_many_images, image_type_not_supported, image_too_large
 */
export const createImageUpload = async (
  deps: UploadDeps,
  { caller, request }: { caller: Caller; request: ImageUploadRequest },
): Promise<ImageUploadResponse> => {
  const { image, form } = await openUpload(deps, caller, request);
  return { image_id: image.imageId, ...form, expires_at: image.uploadBy };
};
