import { ApiError } from '#contracts/errors/errors.ts';
import type { ImageUploadRequest } from '#contracts/images/image-files.ts';
import { imageFiles, imageLimits } from '#contracts/images/image-limits.ts';
import { type ImageType, imageMessages, isImageType } from '#contracts/images/image-messages.ts';
import { isoAfter } from '#domain/platform/times.ts';
import type { Deps, ImageRecord, JobRecord, UploadForm } from '#ports';
import type { OwnJob } from '#usecases/jobs/find-own-job.ts';
import { uploadBy } from '#usecases/jobs/start/start-job.ts';
import type { Caller } from '#usecases/site/caller.ts';
import { findOutput } from '#usecases/stages/support/stage-output.ts';
import { uploadKey, uploadPrefix } from './files/image-keys.ts';
import { findImageRun } from './find-image-run.ts';

export type UploadDeps = Pick<Deps, 'clock' | 'ids' | 'jobs' | 'outputs' | 'images' | 'imageBucket'>;

const randomCharacters = 16;
/** A browser requests its forms one by one. Of ten concurrent requests, each round serves at least one. */
const maxAttempts = 12;

const checkFile = ({ file_name, mime_type, file_size }: ImageUploadRequest): ImageType => {
  // An empty file of any type is not an image.
  if (!isImageType(mime_type) || file_size === 0)
    throw new ApiError('image_type_not_supported', imageMessages.invalidType(file_name));
  if (file_size > imageLimits.bytes) throw new ApiError('image_too_large', imageMessages.tooLarge(file_name));
  return mime_type;
};

const rejectLate = async (deps: UploadDeps, job: JobRecord): Promise<void> => {
  const isSubmitted = (await findOutput(deps, job, 'uploads')) !== null;
  if (isSubmitted || deps.clock.now().toISOString() >= uploadBy(job))
    throw new ApiError('conflict', 'This run cannot take more images. Start a new one.');
};

/** Forms that were used or can still be used. An expired form without a file makes room for another. */
const countLive = async (deps: UploadDeps, job: JobRecord, images: ImageRecord[]): Promise<number> => {
  const now = deps.clock.now().toISOString();
  const files = new Set((await deps.imageBucket.list(uploadPrefix(job.id))).map(({ key }) => key));
  return images.filter((image) => image.uploadBy > now || files.has(image.storagePath)).length;
};

const placeOfNext = async (deps: UploadDeps, job: JobRecord): Promise<number> => {
  const [images, input] = await Promise.all([deps.images.listByJob(job.id), deps.jobs.findInput(job.id)]);
  const limit = Math.min(input?.imageCount ?? 0, imageLimits.perRun);
  if (images.length >= limit && (await countLive(deps, job, images)) >= limit)
    throw new ApiError('too_many_images', imageMessages.tooMany(limit));
  return images.length;
};

const newImage = (
  { clock, ids }: UploadDeps,
  job: OwnJob,
  request: ImageUploadRequest,
  mimeType: ImageType,
): Omit<ImageRecord, 'place' | 'publicUrl'> => {
  const now = clock.now();
  const imageId = `${now.getTime()}_${ids.uuid().replaceAll('-', '').slice(0, randomCharacters)}`;
  const storagePath = uploadKey(job.id, imageId, mimeType);
  return {
    imageId,
    jobId: job.id,
    userId: job.userId,
    fileName: request.file_name,
    mimeType,
    fileSize: request.file_size,
    storagePath,
    title: null,
    description: null,
    createdAt: now.toISOString(),
    uploadBy: isoAfter(now, imageFiles.uploadFormSeconds * 1000),
  };
};

/** Stores the image's item. If that fails, it also removes the file, if there is one. */
const record = async (
  { images, imageBucket }: UploadDeps,
  image: ImageRecord,
  formsBefore: number,
): Promise<boolean> => {
  try {
    return await images.create(image, formsBefore);
  } catch (error) {
    await imageBucket.remove(image.storagePath);
    throw error;
  }
};

type Upload = { image: ImageRecord; form: UploadForm };

/** Null if another form of the run was issued in the meantime. The images are then counted again. */
const tryUpload = async (
  deps: UploadDeps,
  caller: Caller,
  request: ImageUploadRequest,
): Promise<Upload | null> => {
  // The job is read first: any form issued after that changes its count, and this form is rejected.
  const job = await findImageRun(deps, caller, request.job_id);
  const mimeType = checkFile(request);
  await rejectLate(deps, job);
  const unplaced = { ...newImage(deps, job, request, mimeType), place: await placeOfNext(deps, job) };
  const form = await deps.imageBucket.presignUpload({
    key: unplaced.storagePath,
    mimeType,
    expiresInSeconds: imageFiles.uploadFormSeconds,
  });
  const image = { ...unplaced, publicUrl: `${form.url.replace(/\/$/, '')}/${unplaced.storagePath}` };
  const isRecorded = await record(deps, image, job.uploadForms);
  return isRecorded ? { image, form } : null;
};

/**
 * Reserves a place for one file of an image run, and a form with which the file can be uploaded, under a key that the
 * server chooses.
 * @throws ApiError unauthorized, not_found, conflict, too_many_images, image_type_not_supported, image_too_large
 */
export const openUpload = async (
  deps: UploadDeps,
  caller: Caller,
  request: ImageUploadRequest,
): Promise<Upload> => {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const upload = await tryUpload(deps, caller, request);
    if (upload) return upload;
  }
  throw new ApiError('conflict', 'Too many uploads for this run started at once. Try this one again.');
};
