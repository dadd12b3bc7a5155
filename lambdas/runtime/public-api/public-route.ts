import { createRoute, type z } from '@hono/zod-openapi';
import { ApiError } from '#contracts/errors/errors.ts';
import type { RouteSchemas } from '#contracts/platform/route-schemas.ts';
import { apiBase } from '#contracts/platform/routes.ts';
import type { PublicRouteSchemas } from '#contracts/public-api/public-route-schemas.ts';
import { type PublicRouteName, publicRoutes } from '#contracts/public-api/routes.ts';
import type { Identity } from '#ports';
import type { ApiCall } from '#runtime/api-route.ts';
import type { ApiApp } from '#runtime/create-app.ts';
import { readParts, requestOf, type Validation } from '#runtime/route-parts.ts';

/** A call with a key: the context of every call, and the identity of the key's owner. */
export type PublicCall<Schemas extends RouteSchemas> = Omit<ApiCall<Schemas>, 'identity'> & {
  identity: Identity;
};

type Handler<Schemas extends RouteSchemas> = (
  call: PublicCall<Schemas>,
) => Promise<z.input<Schemas['response']>>;

const definitionOf = (name: PublicRouteName, schemas: PublicRouteSchemas) => {
  const { method, path } = publicRoutes[name];
  return createRoute({
    method: method.toLowerCase() as Lowercase<typeof method>,
    path: `${apiBase}${path}`,
    request: requestOf(schemas),
    responses: { 200: { description: schemas.description } },
  });
};

const register = <Schemas extends PublicRouteSchemas>(
  app: ApiApp,
  name: PublicRouteName,
  schemas: Schemas,
  handle: Handler<Schemas>,
): void => {
  const definition = definitionOf(name, schemas);
  app.openapi<typeof definition, Validation>(definition, async (context) => {
    const { identity } = context.var;
    if (identity === null) throw new ApiError('invalid_api_key');
    const call = { ...context.var, ...readParts<Schemas>(context), identity, context };
    const response = schemas.response.parse(await handle(call));
    return context.json(response, schemas.status ?? 200);
  });
};

type Handlers<Schemas> = {
  [Name in keyof Schemas]: Schemas[Name] extends PublicRouteSchemas ? Handler<Schemas[Name]> : never;
};

/** Routes of the public API: their schemas, and for each route the call of the use case that the site also uses. */
export const publicResource =
  <Schemas extends Partial<Record<PublicRouteName, PublicRouteSchemas>>>(
    schemas: Schemas,
    handlers: Handlers<NoInfer<Schemas>>,
  ) =>
  (app: ApiApp): ApiApp => {
    for (const name of Object.keys(schemas) as (keyof Schemas & PublicRouteName)[]) {
      const { [name]: own } = schemas;
      if (own) register(app, name, own, handlers[name]);
    }
    return app;
  };
