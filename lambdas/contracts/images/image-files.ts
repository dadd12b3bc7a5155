import * as z from 'zod';
import { imageLimits } from './image-limits.ts';

/** Payload of POST job-images: one file to upload. An invalid type and an invalid size have separate errors. */
export const imageUploadRequest = z.strictObject({
  job_id: z.uuid(),
  file_name: z.string().check(z.minLength(1), z.maxLength(imageLimits.fileNameCharacters)),
  mime_type: z.string().check(z.maxLength(100)),
  file_size: z.int().check(z.gte(0)),
});
export type ImageUploadRequest = z.infer<typeof imageUploadRequest>;

/** A form that posts the file directly to the bucket: first `fields`, then the file in the field `file`. */
export const imageUploadResponse = z.object({
  image_id: z.string(),
  url: z.url(),
  fields: z.record(z.string(), z.string()),
  /** The time at which the form expires. */
  expires_at: z.iso.datetime(),
});
export type ImageUploadResponse = z.infer<typeof imageUploadResponse>;

/** Request and response of POST process-images. */
export const processImagesRequest = z.strictObject({ job_id: z.uuid() });
export const processImagesResponse = z.object({ job_id: z.uuid(), image_count: z.int() });
export type ProcessImagesResponse = z.infer<typeof processImagesResponse>;
