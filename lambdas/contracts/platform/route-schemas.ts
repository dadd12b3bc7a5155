import type * as z from 'zod';
import type { ApiFunction, apiFunctions } from '#contracts/platform/api-functions.ts';

/** What a route reads and what it answers. */
export type RouteSchemas = {
  /** For the OpenAPI document: what a successful answer is. */
  description: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Names in lower case. */
  headers?: z.ZodObject;
  body?: z.ZodType;
  answer: z.ZodType;
  /** `application/json` where it is missing. */
  answerType?: 'text/csv';
};

/** The schemas of every route that a function answers: a missing or a foreign one does not compile. */
export type FunctionSchemas<Name extends ApiFunction> = {
  readonly [Route in (typeof apiFunctions)[Name][number]]: RouteSchemas;
};
