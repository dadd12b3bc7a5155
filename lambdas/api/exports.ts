import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import type { ApiApp } from '#runtime/api-app.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { addressOf, failure, jsonBody } from '#runtime/api-route.ts';
import { exportAllKeywords } from '#usecases/jobs/export-all-keywords.ts';

const request = z.strictObject({ job_id: z.uuid() });
const exportKeywords = createRoute({
  ...addressOf('exportAllKeywords'),
  request: jsonBody(request),
  responses: {
    200: { description: 'All keywords of the job', content: { 'text/csv': { schema: z.string() } } },
    default: failure,
  },
});

/** Downloads of a job's keywords. */
export const registerExports = (app: ApiApp): ApiApp => {
  app.openapi(exportKeywords, async (context) => {
    const { deps, caller } = context.var;
    const { job_id: jobId } = context.req.valid('json');
    const csv = await exportAllKeywords(deps, { caller, jobId });
    return context.text(csv, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="all-keywords-job-${jobId}.csv"`,
    });
  });
  return app;
};

export const handler = apiHandler(registerExports);
