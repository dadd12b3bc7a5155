import { type ApiRouteName, apiBase, apiRoutes } from '#contracts/platform/routes.ts';

const pattern = (path: string): RegExp => new RegExp(`^${apiBase}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
const routes = Object.entries(apiRoutes).map(([name, { method, path }]) => ({
  name: name as ApiRouteName,
  method,
  path: pattern(path),
}));

/** Whether the API has this address, whatever the method. */
export const isKnownPath = (path: string): boolean => routes.some((route) => route.path.test(path));

/** The route that answers a request, by its method and path; null when there is none. */
export const findRoute = (method: string, path: string): ApiRouteName | null =>
  routes.find((route) => route.method === method && route.path.test(path))?.name ?? null;
