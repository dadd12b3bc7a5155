import { apiBase } from '#contracts/platform/routes.ts';
import { readSchemas } from '#contracts/public-api/read-schemas.ts';
import { publicRoutes } from '#contracts/public-api/routes.ts';
import type { ApiApp } from '#runtime/create-app.ts';
import { publicApiHandler } from '#runtime/public-api/public-api-handler.ts';
import { publicResource } from '#runtime/public-api/public-route.ts';
import { getMe } from '#usecases/accounts/get-me.ts';
import { getJobStatus } from '#usecases/jobs/get-job-status.ts';
import { getRunResult } from '#usecases/jobs/get-run-result.ts';
import { listJobs } from '#usecases/jobs/list-jobs.ts';
import { toRun } from '#usecases/jobs/start/public-run.ts';

const registerReads = publicResource(readSchemas, {
  listRuns: async ({ deps, caller, query }) => {
    const { jobs, next } = await listJobs(deps, { caller, ...query });
    return { runs: jobs.map(toRun), next };
  },
  getRun: async ({ deps, caller, params }) => toRun(await getJobStatus(deps, { caller, jobId: params.id })),
  getRunResult: ({ deps, caller, params }) => getRunResult(deps, { caller, jobId: params.id }),
  getBalance: async ({ deps, identity }) => {
    const me = await getMe(deps, { identity });
    return {
      credits: me.credits,
      plan: me.subscription_plan,
      next_free_credits_at: me.next_free_credit_date,
    };
  },
});

/** The reads of the public API, and its OpenAPI document, which needs no key. */
export const registerPublicReads = (app: ApiApp): ApiApp => {
  // The document is built on the first request for it rather than with the function.
  app.get(`${apiBase}${publicRoutes.getOpenApi.path}`, async (context) => {
    const { openApiDocument } = await import('#contracts/public-api/document.ts');
    return context.json(openApiDocument());
  });
  return registerReads(app);
};

export const handler = publicApiHandler(registerPublicReads);
