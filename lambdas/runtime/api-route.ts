import { createRoute, type z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { apiErrorBody } from '#contracts/errors/errors.ts';
import type { RouteSchemas } from '#contracts/platform/route-schemas.ts';
import { type ApiRouteName, apiBase, apiRoutes } from '#contracts/platform/routes.ts';
import type { ApiEnv } from './api-env.ts';
import type { ApiApp } from './create-app.ts';
import { type Parts, readParts, requestOf, type Validation } from './route-parts.ts';

/** The call of a route: the values of the context, and each part of the request as parsed by its schema. */
export type ApiCall<Schemas extends RouteSchemas> = ApiEnv['Variables'] &
  Parts<Schemas> & { context: Context<ApiEnv> };

/** A `Response` is sent unchanged. Any other value is parsed with its schema and sent as JSON. */
type Handler<Schemas extends RouteSchemas> = (
  call: ApiCall<Schemas>,
) => Promise<z.input<Schemas['response']> | Response>;

const failure = {
  description: 'An error, with one of the documented codes and a message for the user',
  content: { 'application/json': { schema: apiErrorBody } },
};

const definitionOf = (name: ApiRouteName, schemas: RouteSchemas) => {
  const { description, response, responseType = 'application/json' } = schemas;
  const { method, path } = apiRoutes[name];
  return createRoute({
    method: method.toLowerCase() as Lowercase<typeof method>,
    path: `${apiBase}${path}`,
    operationId: name,
    request: requestOf(schemas),
    responses: { 200: { description, content: { [responseType]: { schema: response } } }, default: failure },
  });
};

const register = <Schemas extends RouteSchemas>(
  app: ApiApp,
  name: ApiRouteName,
  schemas: Schemas,
  handle: Handler<Schemas>,
): void => {
  app.openapi<ReturnType<typeof definitionOf>, Validation>(definitionOf(name, schemas), async (context) => {
    const response = await handle({ ...context.var, ...readParts<Schemas>(context), context });
    return response instanceof Response ? response : context.json(schemas.response.parse(response), 200);
  });
};

type Handlers<Schemas> = {
  [Name in keyof Schemas]: Schemas[Name] extends RouteSchemas ? Handler<Schemas[Name]> : never;
};

/** The routes of a function: their schemas, and for each route the call of its use case. */
export const apiResource =
  <Schemas extends Partial<Record<ApiRouteName, RouteSchemas>>>(
    schemas: Schemas,
    handlers: Handlers<NoInfer<Schemas>>,
  ) =>
  (app: ApiApp): ApiApp => {
    for (const name of Object.keys(schemas) as (keyof Schemas & ApiRouteName)[]) {
      const { [name]: own } = schemas;
      if (own) register(app, name, own, handlers[name]);
    }
    return app;
  };
