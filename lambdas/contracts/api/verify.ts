import { changeReport, verifyRequest } from '#contracts/verify/change-report.ts';
import type { FunctionSchemas } from './route-schemas.ts';

export const verifySchemas = {
  verifyTexts: {
    description: 'What a rewrite lost, changed or added, sentence by sentence',
    body: verifyRequest,
    answer: changeReport,
  },
} satisfies FunctionSchemas<'verify'>;
