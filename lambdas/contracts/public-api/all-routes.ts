import { type ApiFunction, apiFunctions } from '#contracts/platform/api-functions.ts';
import { apiRoutes } from '#contracts/platform/routes.ts';
import { keyRoutes, type PublicApiFunction, publicApiFunctions } from '#contracts/public-api/routes.ts';

/** The routes of the site and of the public API together. */
export const allRoutes = { ...apiRoutes, ...keyRoutes };
export type RouteName = keyof typeof allRoutes;

/** All functions that serve routes, and their routes. */
export const routeFunctions: Readonly<Record<ApiFunction | PublicApiFunction, readonly RouteName[]>> = {
  ...apiFunctions,
  ...publicApiFunctions,
};
export type RouteFunction = keyof typeof routeFunctions;
