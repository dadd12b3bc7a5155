import { apiBase } from '#contracts/platform/routes.ts';
import { allRoutes, type RouteName } from '#contracts/public-api/all-routes.ts';

const pattern = (path: string): RegExp => new RegExp(`^${apiBase}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
const routes = Object.entries(allRoutes).map(([name, { method, path }]) => ({
  name: name as RouteName,
  method,
  path: pattern(path),
}));

/** True if the API has this address, for any method. */
export const isKnownPath = (path: string): boolean => routes.some((route) => route.path.test(path));

/** The route for a request by its method and path; null if there is none. */
export const findRoute = (method: string, path: string): RouteName | null =>
  routes.find((route) => route.method === method && route.path.test(path))?.name ?? null;
