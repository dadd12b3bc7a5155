import type { z } from '@hono/zod-openapi';
import { apiErrorBody } from '#contracts/errors.ts';
import { type ApiRouteName, apiBase, apiRoutes } from '#contracts/platform/routes.ts';

/** The address of a route as zod-openapi takes it. */
export const addressOf = <Name extends ApiRouteName>(name: Name) => {
  const { method, path } = apiRoutes[name];
  return {
    method: method.toLowerCase() as Lowercase<(typeof apiRoutes)[Name]['method']>,
    path: `${apiBase}${path}` as `${typeof apiBase}${(typeof apiRoutes)[Name]['path']}`,
    operationId: name,
  };
};

export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true as const, content: { 'application/json': { schema } } },
});

/** The answers of a route: the one that is hoped for, and any failure. */
export const jsonAnswer = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  200: { description, content: { 'application/json': { schema } } },
  default: failure,
});

export const failure = {
  description: 'A failure, with a code of the closed list and the words for the user',
  content: { 'application/json': { schema: apiErrorBody } },
};
