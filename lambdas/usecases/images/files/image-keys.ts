import { type ImageType, imageTypes } from '#contracts/images/image-messages.ts';

/** Where the uploaded files of a job are; nothing else is there. */
export const uploadPrefix = (jobId: string): string => `job-images/${jobId}/`;

/** Where what is served of them is. */
export const servedPrefix = (jobId: string): string => `job-image-copies/${jobId}/`;

export const uploadKey = (jobId: string, imageId: string, type: ImageType): string =>
  `${uploadPrefix(jobId)}${imageId}.${imageTypes[type]}`;

export const copyKey = (jobId: string, imageId: string): string => `${servedPrefix(jobId)}${imageId}.webp`;

export const thumbnailKey = (jobId: string, imageId: string): string =>
  `${servedPrefix(jobId)}${imageId}-thumbnail.webp`;
