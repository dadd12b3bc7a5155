import { imagesSchemas } from '#contracts/api/images.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { apiResource } from '#runtime/api-route.ts';
import { createImageUpload } from '#usecases/images/create-image-upload.ts';
import { processImages } from '#usecases/images/process-images.ts';

/** Uploads images, and starts their run once they are uploaded. */
export const registerImages = apiResource(imagesSchemas, {
  createImageUpload: ({ deps, caller, body: request }) => createImageUpload(deps, { caller, request }),
  processImages: ({ deps, caller, body }) => processImages(deps, { caller, jobId: body.job_id }),
});

export const handler = apiHandler(registerImages);
