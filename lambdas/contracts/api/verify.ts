import type { FunctionSchemas } from '#contracts/platform/route-schemas.ts';
import { changeReport, verifyRequest } from '#contracts/verify/change-report.ts';

export const verifySchemas = {
  verifyTexts: {
    description: 'What a rewrite lost, changed or added, sentence by sentence',
    body: verifyRequest,
    response: changeReport,
  },
} satisfies FunctionSchemas<'verify'>;
