import * as z from 'zod';
import { lambdaApiDeps } from '#runtime/lambda-deps.ts';
import { endStoppedJob } from '#usecases/jobs/end/end-stopped-job.ts';

/** EventBridge's report of an execution that failed, timed out or was stopped. Its name is its job's id. */
const executionEvent = z.object({
  detail: z.object({
    name: z.uuid(),
    status: z.enum(['FAILED', 'TIMED_OUT', 'ABORTED']),
    cause: z.nullish(z.string()),
  }),
});

/** Refunds the job of an execution whose end the state machine could not handle itself. */
export const handler = async (event: unknown): Promise<void> => {
  const { name, status, cause } = executionEvent.parse(event).detail;
  await endStoppedJob(await lambdaApiDeps(), { jobId: name, status, cause: cause ?? undefined });
};
