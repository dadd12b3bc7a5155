import { useEffect, useRef, useState } from 'react';
import { imageMessages } from '#contracts/images/image-messages.ts';
import type { MarketLocale } from '#contracts/locales.ts';
import { cancelQuietly } from '#web/features/job/run/api/cancel-job.ts';
import type { CreateJobFailure } from '#web/features/job/run/api/create-job-failure.ts';
import { createAttemptKeys } from '#web/features/job/run/attempt-key.ts';
import { ApiFailure } from '#web/lib/api/api-failure.ts';
import { notify } from '#web/lib/notify.ts';
import { processImages } from './api/process-images.ts';
import { chosenImages, resetUploads } from './chosen-images.ts';
import { createRun, type OpenRun, toRequest, uploadMissing } from './image-run-steps.ts';
import { markBadFiles } from './mark-bad-files.ts';
import { useStoppableWork } from './use-stoppable-work.ts';

export type ImageRunEvents = {
  /** Called when the server has started to describe the images. */
  onBegun(jobId: string): void;
  onRejected(failure: CreateJobFailure): void;
};

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

  /** True once all images are uploaded. */
  const uploadAll = async (run: OpenRun, signal: AbortSignal, only?: string): Promise<boolean> => {
    const missing = await uploadMissing(run, signal, only);
    if (missing > 0) setProblem(imageMessages.uploadSummary(missing, chosenImages.get().length));
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
        const run =
          open.current ?? (await createRun(toRequest(context, locale), attempts, events.onRejected));
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
