import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { appPages, paths, prerenderedPages } from '#contracts/platform/routes.ts';

const postFiles = globSync('*.md', { cwd: join(import.meta.dirname, '../web/content/blog') });

/** The files and pages that the edge function knows. */
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
 * The edge function, which decides which file is served at an address. CloudFront runs it, and so does the local
 * gateway. `hasContentService`: true if posts may exist that are not built into the site. Without a content service, an
 * unknown post is a 404.
 */
export const routeRequestCode = ({ hasContentService }: { hasContentService: boolean }): string =>
  readFileSync(new URL('./cloud/edge/route-request.js', import.meta.url), 'utf8').replace(
    '= PAGES',
    `= ${JSON.stringify({ ...pages, hasContentService })}`,
  );
