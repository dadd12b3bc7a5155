import * as z from 'zod';
import type { PublicRouteSchemas } from './public-route-schemas.ts';
import { readSchemas } from './read-schemas.ts';
import type { PublicRouteName } from './routes.ts';
import { runSchemas } from './run-schemas.ts';
import { verifySchemas } from './verify-schemas.ts';
import { webhookSchemas } from './webhook-schemas.ts';

/**
 * The request and response schemas of every route of the public API, for the reference and the tests. A function
 * imports those of its own routes only: building all of them takes a twentieth of a cold start.
 */
export const publicSchemas = {
  ...runSchemas,
  ...readSchemas,
  ...verifySchemas,
  ...webhookSchemas,
  getOpenApi: {
    summary: 'Get the OpenAPI document',
    description: 'The OpenAPI document of this API',
    response: z.record(z.string(), z.unknown()),
    errors: [],
  },
} satisfies Record<PublicRouteName, PublicRouteSchemas>;
