import { apiBase } from '#contracts/platform/routes.ts';
import { keyRoutes, publicRoutes } from '#contracts/public-api/routes.ts';
import { runSchemas } from '#contracts/public-api/run-schemas.ts';
import type { ApiApp } from '#runtime/create-app.ts';
import { publicApiHandler } from '#runtime/public-api/public-api-handler.ts';
import { publicResource } from '#runtime/public-api/public-route.ts';
import { createImageUpload } from '#usecases/images/create-image-upload.ts';
import { processImages } from '#usecases/images/process-images.ts';
import { cancelJob } from '#usecases/jobs/end/cancel-job.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';
import { toJobRequest } from '#usecases/jobs/start/public-run.ts';

const registerRuns = publicResource(runSchemas, {
  createRun: async ({ deps, caller, headers, body, context }) => {
    const { job_id: id, repeated_keywords } = await createJob(deps, {
      caller,
      request: toJobRequest(body),
      idempotencyKey: headers['idempotency-key'],
    });
    context.header('Location', `${apiBase}${publicRoutes.getRun.path.replace('{id}', id)}`);
    return { id, repeated_keywords };
  },
  cancelRun: async ({ deps, caller, params }) => {
    const { job_id: id, status } = await cancelJob(deps, { caller, jobId: params.id });
    return { id, status };
  },
  createRunImage: ({ deps, caller, params, body }) =>
    createImageUpload(deps, { caller, request: { ...body, job_id: params.id } }),
  startRun: async ({ deps, caller, params }) => {
    const { job_id: id, image_count } = await processImages(deps, { caller, jobId: params.id });
    return { id, image_count };
  },
});

/** Creates and cancels runs of the public API, uploads their images, and offers the tools for agents. */
export const registerPublicRuns = (app: ApiApp): ApiApp => {
  // The protocol's SDK loads on the first tool call rather than with the function.
  app.post(`${apiBase}${keyRoutes.callMcp.path}`, async (context) => {
    const { handleMcp } = await import('#runtime/mcp/handle-mcp.ts');
    return handleMcp(context);
  });
  return registerRuns(app);
};

export const handler = publicApiHandler(registerPublicRuns);
