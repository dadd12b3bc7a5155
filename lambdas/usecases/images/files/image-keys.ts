import { type ImageType, imageTypes } from '#contracts/images/image-messages.ts';

/** The prefix of a job's uploaded files. Nothing else uses it. */
export const uploadPrefix = (jobId: string): string => `job-images/${jobId}/`;

/** The prefix of the served versions of a job's files. */
export const servedPrefix = (jobId: string): string => `job-image-copies/${jobId}/`;

export const uploadKey = (jobId: string, imageId: string, type: ImageType): string =>
  `${uploadPrefix(jobId)}${imageId}.${imageTypes[type]}`;

export const copyKey = (jobId: string, imageId: string): string => `${servedPrefix(jobId)}${imageId}.webp`;

export const thumbnailKey = (jobId: string, imageId: string): string =>
  `${servedPrefix(jobId)}${imageId}-thumbnail.webp`;
