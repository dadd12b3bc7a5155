import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { appPages, paths, prerenderedPages } from '#contracts/platform/routes.ts';

const postFiles = globSync('*.md', { cwd: join(import.meta.dirname, '../web/content/blog') });

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
  blog: `${paths.blog}/`,
  posts: postFiles.map((file) => basename(file, '.md')).sort(),
  app: appPages,
  appUnder: [`${paths.results}/`, `${paths.shared}/`],
};

/**
 * The edge function that says which file answers an address: CloudFront runs it, and the local gateway does.
 * `hasContentService`: whether posts exist that were not built with the site. Without one, an unknown post is 404.
 */
export const routeRequestCode = ({ hasContentService }: { hasContentService: boolean }): string =>
  readFileSync(new URL('./cloud/edge/route-request.js', import.meta.url), 'utf8').replace(
    '= PAGES',
    `= ${JSON.stringify({ ...pages, hasContentService })}`,
  );
