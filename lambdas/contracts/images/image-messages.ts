import { imageLimits } from './image-limits.ts';

/** The accepted types, each with the extension of its stored file. */
export const imageTypes = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;
export type ImageType = keyof typeof imageTypes;

export const isImageType = (type: string): type is ImageType => Object.hasOwn(imageTypes, type);

/** Messages about files, from the browser and the server. */
export const imageMessages = {
  required: 'Upload at least one image (PNG or JPG).',
  tooMany: (limit: number, isDemo = false): string =>
    `Limit is ${limit} images${isDemo ? ' for demo users' : ''}`,
  invalidType: (file: string): string => `${file} is not a valid image file (supported: PNG, JPG, WebP)`,
  tooLarge: (file: string): string => `${file} is too large (max ${imageLimits.bytes / 1024 / 1024}MB)`,
  signInFirst: 'User must be authenticated to upload images',
  uploadTitle: 'Upload Error',
  uploadFailed: 'Failed to upload images. Please try again.',
  uploadSummary: (failed: number, total: number): string => `Failed to upload ${failed} of ${total} images`,
  chargeRule: 'A run is charged when at least one image is described, and costs nothing when none is.',
  startFailed: (status: number | string): string => `Failed to trigger image processing: ${status}`,
} as const;

/** Tells users before a run what the image texts are based on. */
export const imageSources =
  'We read the file name, the details stored in the file (EXIF) and the colors. We can tell what the picture shows only where a vision model is connected. Without one, the alt text is a draft for you to finish.';
