import * as z from 'zod';
import { finalResult } from '#contracts/jobs/result.ts';
import type { PublicRouteSchemas } from './public-route-schemas.ts';
import type { PublicRouteName } from './routes.ts';
import { runId } from './run-id.ts';
import { balance, run, runList } from './runs.ts';

/** Routes that read runs and the account. */
export const readSchemas = {
  listRuns: {
    summary: 'List runs',
    description: "A page of the account's runs, newest first",
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(50).describe('Runs per page.'),
      after: z.string().max(100).optional().describe('`next` from the previous page.'),
    }),
    response: runList,
    errors: [],
  },
  getRun: {
    summary: 'Get the status of a run',
    description: 'The run with its current status',
    params: runId,
    response: run,
    errors: ['not_found'],
  },
  getRunResult: {
    summary: 'Get the result of a run',
    description: 'The result of the completed run',
    params: runId,
    response: finalResult,
    errors: ['not_found', 'run_not_completed', 'run_failed'],
  },
  getBalance: {
    summary: 'Get the balance',
    description: 'Credits and plan of the account',
    response: balance,
    errors: [],
  },
} satisfies Partial<Record<PublicRouteName, PublicRouteSchemas>>;
