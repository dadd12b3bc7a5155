import { readFileSync } from 'node:fs';
import { appPages, paths, prerenderedPages } from '#contracts/platform/routes.ts';

/** Which files and pages there are, for the edge function. */
const pages = {
  files: [
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/icon-512.png',
    '/rss.xml',
  ],
  folders: ['/assets/', '/static-blog/', '/demos/', '/images/', '/og/'],
  prerendered: prerenderedPages,
  prerenderedUnder: [`${paths.blog}/`],
  app: appPages,
  appUnder: [`${paths.results}/`, `${paths.shared}/`],
};

/** The edge function that says which file answers an address: CloudFront runs it, and the local gateway does. */
export const routeRequestCode = (): string =>
  readFileSync(new URL('./cloud/edge/route-request.js', import.meta.url), 'utf8').replace(
    '= PAGES',
    `= ${JSON.stringify(pages)}`,
  );
