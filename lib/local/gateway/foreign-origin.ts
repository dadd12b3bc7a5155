import type { Context } from 'hono';

/**
 * The origin of a page that is not served by this machine; null for our own pages and for programs, which send none.
 * Any web page could post here from a browser on this machine.
 */
export const foreignOrigin = (c: Context): string | null => {
  const origin = c.req.header('origin');
  return origin === undefined || origin === `http://${c.req.header('host')}` ? null : origin;
};
