import { Hono } from 'hono';
import { isPublicApiPath } from '#contracts/public-api/routes.ts';
import type { ApiEnv } from '#runtime/api-env.ts';
import type { ApiApp } from '#runtime/create-app.ts';

/** The API of the site and the public API under one address, each with its own credentials and errors. */
export const joinApis = (site: ApiApp, publicApi: ApiApp): Hono<ApiEnv> => {
  const api = new Hono<ApiEnv>();
  api.all('*', ({ req, env }) => (isPublicApiPath(req.path) ? publicApi : site).fetch(req.raw, env));
  return api;
};
