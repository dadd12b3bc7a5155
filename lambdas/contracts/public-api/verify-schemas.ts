import { changeReport, verifyRequest } from '#contracts/verify/change-report.ts';
import { type PublicRouteSchemas, textErrors } from './public-route-schemas.ts';
import type { PublicRouteName } from './routes.ts';

/** Routes that compare texts. */
export const verifySchemas = {
  verifyRewrite: {
    summary: 'Verify a rewrite',
    description:
      'What the rewrite lost, changed or added, passage by passage. Costs nothing and stores nothing.',
    body: verifyRequest,
    response: changeReport,
    errors: ['content_required', ...textErrors],
  },
} satisfies Partial<Record<PublicRouteName, PublicRouteSchemas>>;
