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
  onStarted(jobId: string): void;
  onRejected(failure: CreateJobFailure): void;
};

/** The run whose images are being uploaded, if there is one. */
const useOpenRun = () => {
  const open = useRef<OpenRun | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const set = (run: OpenRun | null): void => {
    open.current = run;
    setIsOpen(run !== null);
  };
  return {
    isOpen,
    get: (): OpenRun | null => open.current,
    set,
    close: (): void => {
      set(null);
      resetUploads();
    },
  };
};

const useOnUnmount = (cleanUp: () => void): void => {
  const latest = useRef(cleanUp);
  latest.current = cleanUp;
  useEffect(() => () => latest.current(), []);
};

/** Starts the run. Returns null, or the status of the failure. */
const tryToStart = async (jobId: string): Promise<number | 'no response' | null> => {
  try {
    await processImages(jobId);
    return null;
  } catch (error) {
    console.warn('the run could not be started', error);
    return error instanceof ApiFailure && error.status > 0 ? error.status : 'no response';
  }
};

/** The steps of a run, and the problem that stopped the last of them. */
const useRunSteps = ({ onStarted, onRejected }: ImageRunEvents, stop: () => void) => {
  const openRun = useOpenRun();
  const [attempts] = useState(() => createAttemptKeys());
  const [problem, setProblem] = useState<string | null>(null);

  /** The input has changed: the run is canceled and its credits are refunded. */
  const giveUp = (): void => {
    stop();
    setProblem(null);
    const run = openRun.get();
    if (!run) return;
    openRun.close();
    void cancelQuietly(run.jobId);
  };
  const start = async (jobId: string): Promise<void> => {
    const failure = await tryToStart(jobId);
    if (failure === null) {
      openRun.close();
      return onStarted(jobId);
    }
    setProblem(imageMessages.startFailed(failure));
    notify.error('Analysis Failed', imageMessages.startFailed(failure));
    // The server no longer knows the run, or has ended it. The next try creates a new one.
    if (failure === 404 || failure === 409) giveUp();
  };
  /** Uploads the missing images, or one of them. When none is missing, the run starts. */
  const uploadAndStart = async (run: OpenRun, signal: AbortSignal, only?: string): Promise<void> => {
    const missing = await uploadMissing(run, signal, only);
    if (missing === 0) await start(run.jobId);
    else setProblem(imageMessages.uploadSummary(missing, chosenImages.get().length));
  };
  const create = (context: string, locale: MarketLocale) =>
    createRun(toRequest(context, locale), attempts, onRejected);
  return { openRun, problem, setProblem, giveUp, create, uploadAndStart };
};

/** Creates a run, uploads its images one by one, then starts it. A failed step continues where it stopped. */
export const useImageRun = (events: ImageRunEvents) => {
  const { busy, work, stop } = useStoppableWork();
  const { openRun, problem, setProblem, giveUp, create, uploadAndStart } = useRunSteps(events, stop);
  useOnUnmount(giveUp);
  return {
    busy,
    /** True once the run exists and is charged. */
    isOpen: openRun.isOpen,
    problem,
    giveUp,
    start: (context: string, locale: MarketLocale): Promise<void> =>
      work(async (signal) => {
        setProblem(null);
        const bad = await markBadFiles();
        if (bad !== null) return setProblem(bad);
        const run = openRun.get() ?? (await create(context, locale));
        if (!run) return;
        if (signal.aborted) return void cancelQuietly(run.jobId);
        openRun.set(run);
        await uploadAndStart(run, signal);
      }),
    /** Uploads one failed image. When it was the last one, the run starts. */
    retry: (id: string): Promise<void> =>
      work(async (signal) => {
        setProblem(null);
        const run = openRun.get();
        if (run) await uploadAndStart(run, signal, id);
      }),
  };
};

export type ImageRun = ReturnType<typeof useImageRun>;
