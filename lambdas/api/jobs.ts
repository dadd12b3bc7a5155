import { idempotencyHeader, jobsSchemas } from '#contracts/api/jobs.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { apiResource } from '#runtime/api-route.ts';
import { claimVisitorJob } from '#usecases/jobs/claim-visitor-job.ts';
import { deleteJob } from '#usecases/jobs/delete-job.ts';
import { cancelJob } from '#usecases/jobs/end/cancel-job.ts';
import { getJob } from '#usecases/jobs/get-job.ts';
import { getJobStatus } from '#usecases/jobs/get-job-status.ts';
import { listJobs } from '#usecases/jobs/list-jobs.ts';
import { renameJob } from '#usecases/jobs/rename-job.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';

/** Creates, reports, lists and cancels runs of the tools. */
export const registerJobs = apiResource(jobsSchemas, {
  createJob: ({ deps, caller, headers, body: request }) =>
    createJob(deps, { caller, request, idempotencyKey: headers[idempotencyHeader] }),
  getJobStatus: ({ deps, caller, params }) => getJobStatus(deps, { caller, jobId: params.id }),
  listJobs: ({ deps, caller, query }) => listJobs(deps, { caller, ...query }),
  getJob: ({ deps, caller, params }) => getJob(deps, { caller, reference: params.id }),
  renameJob: ({ deps, caller, params, body }) =>
    renameJob(deps, { caller, jobId: params.id, name: body.name }),
  deleteJob: ({ deps, caller, params }) => deleteJob(deps, { caller, jobId: params.id }),
  cancelJob: ({ deps, caller, params }) => cancelJob(deps, { caller, jobId: params.id }),
  claimJob: ({ deps, caller, params, body }) =>
    claimVisitorJob(deps, { caller, jobId: params.id, visitorToken: body.visitor_token }),
});

export const handler = apiHandler(registerJobs);
