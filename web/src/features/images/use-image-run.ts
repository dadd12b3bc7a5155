import { useEffect, useRef, useState } from 'react';
import { imageMessages } from '#contracts/images/image-messages.ts';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import type { MarketLocale } from '#contracts/locales.ts';
import { cancelJob } from '#web/features/job/run/api/cancel-job.ts';
import { createJob, toCreateJobFailure } from '#web/features/job/run/api/create-job.ts';
import { type CreateJobFailure, isDecided } from '#web/features/job/run/api/create-job-failure.ts';
import { createAttemptKeys } from '#web/features/job/run/attempt-key.ts';
import { ApiFailure } from '#web/lib/api/api-failure.ts';
import { notify } from '#web/lib/notify.ts';
import { processImages } from './api/process-images.ts';
import { chosenImages, resetUploads } from './chosen-images.ts';
import { markBadFiles } from './mark-bad-files.ts';
import { type UploadForms, uploadImage } from './upload-image.ts';
import { useStoppableWork } from './use-stoppable-work.ts';

export type ImageRunEvents = {
  /** Called when the server has started to describe the images. */
  onBegun(jobId: string): void;
  onRefused(failure: CreateJobFailure): void;
};

/** A run that exists and whose images are being uploaded. */
type OpenRun = { jobId: string; forms: UploadForms };

const toRequest = (context: string, locale: MarketLocale): CreateJobRequest => ({
  job_type: 'image_analyzer',
  generate_assets: true,
  image_count: chosenImages.get().length,
  ...(context.trim() !== '' && { context_input: context }),
  locale,
});

const cancelQuietly = async (jobId: string): Promise<void> => {
  try {
    await cancelJob(jobId);
  } catch (error) {
    // The run is never started, so the server refunds it after half an hour.
    console.warn('the run could not be canceled on the server', error);
  }
};

const missingCount = (): number => chosenImages.get().filter(({ upload }) => upload.kind !== 'done').length;

/** Creates a run, uploads its images one by one, then starts it. A failed step continues where it stopped. */
export const useImageRun = (events: ImageRunEvents) => {
  const open = useRef<OpenRun | null>(null);
  const { busy, work, stop } = useStoppableWork();
  const [attempts] = useState(() => createAttemptKeys());
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const setOpen = (run: OpenRun | null): void => {
    open.current = run;
    setIsOpen(run !== null);
  };

  /** The input has changed: the run is canceled and its credits are refunded. */
  const giveUp = (): void => {
    stop();
    setProblem(null);
    const run = open.current;
    if (!run) return;
    setOpen(null);
    resetUploads();
    void cancelQuietly(run.jobId);
  };

  const createRun = async (request: CreateJobRequest): Promise<OpenRun | null> => {
    try {
      const jobId = await createJob({ request, idempotencyKey: attempts.keyFor(JSON.stringify(request)) });
      attempts.settle();
      return { jobId, forms: new Map() };
    } catch (error) {
      const failure = toCreateJobFailure(error);
      if (isDecided(failure)) attempts.settle();
      events.onRefused(failure);
      return null;
    }
  };

  /** Uploads the missing images, or one of them. True once all are uploaded. */
  const uploadAll = async (
    { jobId, forms }: OpenRun,
    signal: AbortSignal,
    only?: string,
  ): Promise<boolean> => {
    let hasFailed = false;
    for (const image of chosenImages.get())
      if (image.upload.kind !== 'done' && (only === undefined || only === image.id))
        hasFailed = !(await uploadImage(jobId, image, forms, signal)) || hasFailed;
    const missing = missingCount();
    if (missing > 0) setProblem(imageMessages.uploadSummary(missing, chosenImages.get().length));
    if (hasFailed) notify.error(imageMessages.uploadTitle, imageMessages.uploadFailed);
    return missing === 0;
  };

  const begin = async ({ jobId }: OpenRun): Promise<void> => {
    try {
      await processImages(jobId);
      setOpen(null);
      resetUploads();
      events.onBegun(jobId);
    } catch (error) {
      const status = error instanceof ApiFailure && error.status > 0 ? error.status : 'no answer';
      console.warn('the run could not be begun', error);
      setProblem(imageMessages.startFailed(status));
      notify.error('Analysis Failed', imageMessages.startFailed(status));
      // The server no longer knows the run, or has ended it. The next try creates a new one.
      if (status === 404 || status === 409) giveUp();
    }
  };

  const latest = useRef(giveUp);
  latest.current = giveUp;
  useEffect(() => () => latest.current(), []);

  return {
    busy,
    /** True once the run exists and is charged. */
    isOpen,
    problem,
    giveUp,
    start: (context: string, locale: MarketLocale): Promise<void> =>
      work(async (signal) => {
        setProblem(null);
        const bad = await markBadFiles();
        if (bad !== null) return setProblem(bad);
        const run = open.current ?? (await createRun(toRequest(context, locale)));
        if (!run) return;
        if (signal.aborted) return void cancelQuietly(run.jobId);
        setOpen(run);
        if (await uploadAll(run, signal)) await begin(run);
      }),
    /** Uploads one failed image. When it was the last one, the run starts. */
    retry: (id: string): Promise<void> =>
      work(async (signal) => {
        setProblem(null);
        const run = open.current;
        if (run && (await uploadAll(run, signal, id))) await begin(run);
      }),
  };
};

export type ImageRun = ReturnType<typeof useImageRun>;
