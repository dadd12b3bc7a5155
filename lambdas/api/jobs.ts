import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { createJobRequest, createJobResponse } from '#contracts/jobs/create-job.ts';
import { cancelJobResponse, jobDetail, jobListResponse, jobStatusResponse } from '#contracts/jobs/job.ts';
import { headers } from '#contracts/platform/headers.ts';
import type { ApiApp } from '#runtime/api-app.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { addressOf, jsonAnswer, jsonBody } from '#runtime/api-route.ts';
import { getOrCreateUser } from '#usecases/accounts/get-or-create-user.ts';
import { cancelJob } from '#usecases/jobs/cancel-job.ts';
import { createJob } from '#usecases/jobs/create-job.ts';
import { getJob } from '#usecases/jobs/get-job.ts';
import { getJobStatus } from '#usecases/jobs/get-job-status.ts';
import { listJobs } from '#usecases/jobs/list-jobs.ts';

const idempotencyHeader = headers.idempotencyKey.toLowerCase() as 'idempotency-key';
const jobId = z.object({ id: z.uuid() });
const jobReference = z.object({ id: z.string().max(100) });
const place = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  after: z.string().max(100).optional(),
});

const create = createRoute({
  ...addressOf('createJob'),
  request: {
    ...jsonBody(createJobRequest),
    headers: z.object({
      [idempotencyHeader]: z
        .string()
        .regex(/^[\x21-\x7e]{1,255}$/, 'has 1 to 255 visible ASCII characters')
        .optional(),
    }),
  },
  responses: jsonAnswer(
    createJobResponse,
    'The job that was started, or that the same request started before',
  ),
});
const status = createRoute({
  ...addressOf('getJobStatus'),
  request: { params: jobId },
  responses: jsonAnswer(jobStatusResponse, 'How far the job is, and its result once it completed'),
});
const list = createRoute({
  ...addressOf('listJobs'),
  request: { query: place },
  responses: jsonAnswer(jobListResponse, "The user's jobs, newest first"),
});
const detail = createRoute({
  ...addressOf('getJob'),
  request: { params: jobReference },
  responses: jsonAnswer(jobDetail, 'The job, by id or slug'),
});
const cancel = createRoute({
  ...addressOf('cancelJob'),
  request: { params: jobId },
  responses: jsonAnswer(cancelJobResponse, 'The job as it ended'),
});

/** Runs of the tools: creating, watching, listing and cancelling them. */
export const registerJobs = (app: ApiApp): ApiApp => {
  app.openapi(create, async (context) => {
    const { deps, caller, identity } = context.var;
    if (identity) await getOrCreateUser(deps, identity);
    const idempotencyKey = context.req.valid('header')[idempotencyHeader];
    const request = context.req.valid('json');
    return context.json(
      createJobResponse.parse(await createJob(deps, { caller, request, idempotencyKey })),
      200,
    );
  });
  app.openapi(status, async (context) => {
    const { deps, caller } = context.var;
    const { id } = context.req.valid('param');
    return context.json(jobStatusResponse.parse(await getJobStatus(deps, { caller, jobId: id })), 200);
  });
  app.openapi(list, async (context) => {
    const { deps, caller } = context.var;
    return context.json(
      jobListResponse.parse(await listJobs(deps, { caller, ...context.req.valid('query') })),
      200,
    );
  });
  app.openapi(detail, async (context) => {
    const { deps, caller } = context.var;
    const { id } = context.req.valid('param');
    return context.json(jobDetail.parse(await getJob(deps, { caller, reference: id })), 200);
  });
  app.openapi(cancel, async (context) => {
    const { deps, caller } = context.var;
    const { id } = context.req.valid('param');
    return context.json(cancelJobResponse.parse(await cancelJob(deps, { caller, jobId: id })), 200);
  });
  return app;
};

export const handler = apiHandler(registerJobs);
