import {
  imageUploadRequest,
  imageUploadResponse,
  processImagesRequest,
  processImagesResponse,
} from '#contracts/images/image-files.ts';
import type { FunctionSchemas } from '#contracts/platform/route-schemas.ts';

export const imagesSchemas = {
  createImageUpload: {
    description: 'A form that posts the file to the bucket',
    body: imageUploadRequest,
    response: imageUploadResponse,
  },
  processImages: {
    description: 'The job, and its number of images',
    body: processImagesRequest,
    response: processImagesResponse,
  },
} satisfies FunctionSchemas<'images'>;
