import { failureStage } from '#runtime/stage.ts';
import { failJob } from '#usecases/jobs/end/fail-job.ts';

export const stage = failureStage('failed', (deps, { jobId, failure }) =>
  failJob(deps, { jobId, error: failure }),
);
