import type * as z from 'zod';
import type { ApiFunction, apiFunctions } from '#contracts/platform/api-functions.ts';

/** The request and response schemas of a route. */
export type RouteSchemas = {
  /** For the OpenAPI document: describes a successful response. */
  description: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Header names in lower case. */
  headers?: z.ZodObject;
  body?: z.ZodType;
  response: z.ZodType;
  /** `application/json` if missing. */
  responseType?: 'text/csv';
};

/** The schemas of every route of a function. A missing or extra route does not compile. */
export type FunctionSchemas<Name extends ApiFunction> = {
  readonly [Route in (typeof apiFunctions)[Name][number]]: RouteSchemas;
};
