import { createRoute } from '@hono/zod-openapi';
import {
  imageUploadRequest,
  imageUploadResponse,
  processImagesRequest,
  processImagesResponse,
} from '#contracts/images/image-files.ts';
import type { ApiApp } from '#runtime/api-app.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { addressOf, jsonAnswer, jsonBody } from '#runtime/api-route.ts';
import { createImageUpload } from '#usecases/images/create-image-upload.ts';
import { processImages } from '#usecases/images/process-images.ts';

const upload = createRoute({
  ...addressOf('createImageUpload'),
  request: jsonBody(imageUploadRequest),
  responses: jsonAnswer(imageUploadResponse, 'A form to post the file to the bucket with'),
});
const start = createRoute({
  ...addressOf('processImages'),
  request: jsonBody(processImagesRequest),
  responses: jsonAnswer(processImagesResponse, 'The run, and how many images it goes over'),
});

/** Uploads of images, and the start of their run once they are up. */
export const registerImages = (app: ApiApp): ApiApp => {
  app.openapi(upload, async (context) => {
    const { deps, caller } = context.var;
    const request = context.req.valid('json');
    return context.json(imageUploadResponse.parse(await createImageUpload(deps, { caller, request })), 200);
  });
  app.openapi(start, async (context) => {
    const { deps, caller } = context.var;
    const { job_id: jobId } = context.req.valid('json');
    return context.json(processImagesResponse.parse(await processImages(deps, { caller, jobId })), 200);
  });
  return app;
};

export const handler = apiHandler(registerImages);
