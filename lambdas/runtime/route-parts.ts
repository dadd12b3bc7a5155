import type { Context } from 'hono';
import type * as z from 'zod';
import type { RouteSchemas } from '#contracts/platform/route-schemas.ts';
import type { ApiEnv } from './api-env.ts';

type Part = 'params' | 'query' | 'headers' | 'body';

/** Each part of a route's request, as parsed by its schema. */
export type Parts<Schemas> = {
  [Name in Part]: Schemas extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;
};

type Validated = Record<'param' | 'query' | 'header' | 'json', unknown>;
export type Validation = { in: Validated; out: Validated };

/** The request of a route's OpenAPI definition. */
export const requestOf = ({ params, query, headers, body }: RouteSchemas) => ({
  ...(params && { params }),
  ...(query && { query }),
  ...(headers && { headers }),
  ...(body && { body: { required: true, content: { 'application/json': { schema: body } } } }),
});

/** The parts of a request. The route's validators have parsed each with the schema from which its type is inferred. */
export const readParts = <Schemas>({ req }: Context<ApiEnv, string, Validation>): Parts<Schemas> =>
  ({
    params: req.valid('param'),
    query: req.valid('query'),
    headers: req.valid('header'),
    body: req.valid('json'),
  }) as Parts<Schemas>;
