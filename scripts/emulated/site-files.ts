import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { siteCaching } from '#lib/site-caching.ts';
import type { SiteFile } from './clients.ts';

/** The files of the built web as the stack's own upload puts them into the bucket: the same keys and caching. */
export const readSite = (webDir: string): SiteFile[] =>
  globSync('**/*', { cwd: webDir, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const key = path.slice(join(webDir, sep).length).replaceAll(sep, '/');
      return {
        key,
        body: readFileSync(path),
        type: getMimeType(path) ?? 'application/octet-stream',
        cache: siteCaching(key),
      };
    });
