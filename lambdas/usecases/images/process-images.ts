import { ApiError } from '#contracts/errors/errors.ts';
import type { ProcessImagesResponse } from '#contracts/images/image-files.ts';
import { imageLimits } from '#contracts/images/image-limits.ts';
import { jobRun } from '#contracts/platform/job-times.ts';
import { isoAfter } from '#domain/platform/times.ts';
import type { Deps, ImageRecord, JobRecord } from '#ports';
import { uploadBy } from '#usecases/jobs/start/start-job.ts';
import { startJobOrDefer } from '#usecases/jobs/start/start-job-or-defer.ts';
import type { Caller } from '#usecases/site/caller.ts';
import { findOutput, loadOutput, storeOutput } from '#usecases/stages/support/stage-output.ts';
import { uploadPrefix } from './files/image-keys.ts';
import { findImageRun } from './find-image-run.ts';

type ProcessDeps = Pick<
  Deps,
  'clock' | 'jobs' | 'outputs' | 'images' | 'imageBucket' | 'outbox' | 'jobRunner' | 'log'
>;

/** Items and files that belong together. A file without an item, and an item without a file, are removed. */
const matchUploads = async (
  { images, imageBucket }: ProcessDeps,
  { id }: JobRecord,
): Promise<ImageRecord[]> => {
  const [records, files] = await Promise.all([images.listByJob(id), imageBucket.list(uploadPrefix(id))]);
  const keys = new Set(files.map(({ key }) => key));
  const known = new Set(records.map(({ storagePath }) => storagePath));
  await Promise.all([
    ...files.filter(({ key }) => !known.has(key)).map(({ key }) => imageBucket.remove(key)),
    ...records
      .filter(({ storagePath }) => !keys.has(storagePath))
      .map(({ imageId }) => images.remove(id, imageId)),
  ]);
  return records.filter(({ storagePath }) => keys.has(storagePath));
};

/**
 * Stores which images the run processes. If this request fails before starting the run, a sweep starts it from there.
 */
const submit = async (deps: ProcessDeps, job: JobRecord): Promise<void> => {
  const now = deps.clock.now();
  if (now.toISOString() >= uploadBy(job))
    throw new ApiError('conflict', 'The upload time for this run is over. Start a new one.');
  const uploaded = await matchUploads(deps, job);
  if (uploaded.length === 0) throw new ApiError('images_required');
  if (uploaded.length > imageLimits.perRun) throw new ApiError('too_many_images');
  const imageIds = uploaded.map(({ imageId }) => imageId);
  await deps.outbox.postpone(job.id, isoAfter(now, jobRun.startGraceSeconds * 1000));
  await storeOutput(deps, job, 'uploads', { imageIds });
};

/**
 * Starts an image run once its files are uploaded. The run processes the images that exist at the first call. A
 * repeated call returns the same ones and starts nothing.
 * @throws ApiError unauthorized, not_found, conflict, images_required, too_many_images
 */
export const processImages = async (
  deps: ProcessDeps,
  { caller, jobId }: { caller: Caller; jobId: string },
): Promise<ProcessImagesResponse> => {
  const job = await findImageRun(deps, caller, jobId);
  if ((await findOutput(deps, job, 'uploads')) === null) await submit(deps, job);
  const { imageIds } = await loadOutput(deps, job, 'uploads');
  await startJobOrDefer(deps, job);
  return { job_id: job.id, image_count: imageIds.length };
};
