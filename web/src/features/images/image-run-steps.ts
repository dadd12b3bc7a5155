import { imageMessages } from '#contracts/images/image-messages.ts';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import type { MarketLocale } from '#contracts/locales.ts';
import { createJob, toCreateJobFailure } from '#web/features/job/run/api/create-job.ts';
import { type CreateJobFailure, isDecided } from '#web/features/job/run/api/create-job-failure.ts';
import type { AttemptKeys } from '#web/features/job/run/attempt-key.ts';
import { notify } from '#web/lib/notify.ts';
import { chosenImages } from './chosen-images.ts';
import { type UploadForms, uploadImage } from './upload-image.ts';

/** A run that exists and whose images are being uploaded. */
export type OpenRun = { jobId: string; forms: UploadForms };

export const toRequest = (context: string, locale: MarketLocale): CreateJobRequest => ({
  job_type: 'image_analyzer',
  generate_assets: true,
  image_count: chosenImages.get().length,
  ...(context.trim() !== '' && { context_input: context }),
  locale,
});

/** Creates the run; null when it is refused. */
export const createRun = async (
  request: CreateJobRequest,
  attempts: AttemptKeys,
  onRejected: (failure: CreateJobFailure) => void,
): Promise<OpenRun | null> => {
  try {
    const jobId = await createJob({ request, idempotencyKey: attempts.keyFor(JSON.stringify(request)) });
    attempts.settle();
    return { jobId, forms: new Map() };
  } catch (error) {
    const failure = toCreateJobFailure(error);
    if (isDecided(failure)) attempts.settle();
    onRejected(failure);
    return null;
  }
};

/** Uploads the missing images, or one of them. Returns how many are missing after that. */
export const uploadMissing = async (
  { jobId, forms }: OpenRun,
  signal: AbortSignal,
  only?: string,
): Promise<number> => {
  let hasFailed = false;
  for (const image of chosenImages.get())
    if (image.upload.kind !== 'done' && (only === undefined || only === image.id))
      hasFailed = !(await uploadImage(jobId, image, forms, signal)) || hasFailed;
  if (hasFailed) notify.error(imageMessages.uploadTitle, imageMessages.uploadFailed);
  return chosenImages.get().filter(({ upload }) => upload.kind !== 'done').length;
};
