import * as z from 'zod';
import type { FunctionSchemas } from '#contracts/platform/route-schemas.ts';

export const exportsSchemas = {
  exportAllKeywords: {
    description: 'All keywords of the job',
    body: z.strictObject({ job_id: z.uuid() }),
    response: z.string(),
    responseType: 'text/csv',
  },
} satisfies FunctionSchemas<'exports'>;
