import { exportsSchemas } from '#contracts/api/exports.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { apiResource } from '#runtime/api-route.ts';
import { exportAllKeywords } from '#usecases/jobs/export-all-keywords.ts';

/** Downloads of a job's keywords. */
export const registerExports = apiResource(exportsSchemas, {
  exportAllKeywords: async ({ deps, caller, body, context }) => {
    const csv = await exportAllKeywords(deps, { caller, jobId: body.job_id });
    return context.text(csv, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="all-keywords-job-${body.job_id}.csv"`,
    });
  },
});

export const handler = apiHandler(registerExports);
