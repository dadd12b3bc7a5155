import { useRef, useState } from 'react';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import type { JobType } from '#contracts/product.ts';
import { createJob, toCreateJobFailure } from './api/create-job.ts';
import { type CreateJobFailure, isDecided } from './api/create-job-failure.ts';
import { createAttemptKeys } from './attempt-key.ts';
import { visitorTokenFor } from './visitor-token.ts';

type StartEvents = {
  onStarted(jobId: string, jobType: JobType, token: string | null): void;
  onRejected(failure: CreateJobFailure): void;
};

/** Starts one run at a time. Attempts whose outcome is unknown are repeated with the same idempotency key. */
export const useRunStart = (isVisitor: boolean, events: StartEvents) => {
  const [starting, setStarting] = useState(false);
  const [attempts] = useState(() => createAttemptKeys());
  const busy = useRef(false);

  const begin = async (request: CreateJobRequest): Promise<void> => {
    try {
      const idempotencyKey = attempts.keyFor(JSON.stringify(request));
      const token = isVisitor ? visitorTokenFor(idempotencyKey) : null;
      const sent = token === null ? request : { ...request, visitor_token: token };
      const jobId = await createJob({ request: sent, idempotencyKey });
      attempts.settle();
      events.onStarted(jobId, request.job_type, token);
    } catch (error) {
      const failure = toCreateJobFailure(error);
      if (isDecided(failure)) attempts.settle();
      else console.warn('the run did not start', error);
      events.onRejected(failure);
    }
  };

  const start = (request: CreateJobRequest): void => {
    if (busy.current) return;
    busy.current = true;
    setStarting(true);
    void begin(request).finally(() => {
      busy.current = false;
      setStarting(false);
    });
  };
  return { starting, start };
};
