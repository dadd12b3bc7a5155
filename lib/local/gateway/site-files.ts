import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { readBuildStamp } from '#lib/site-build.ts';
import { siteCaching } from '#lib/site-caching.ts';

type SiteFile = { type: string; etag: string; body: Uint8Array<ArrayBuffer> };

/**
 * The built site as the site bucket holds it: by key, with the content type and caching of the upload. All files are
 * read at startup, so that a later build does not mix two versions of the site. `url` is the stack's address. A build
 * contains its own address in links, feeds and structured data; one for another port of this machine is served as if it
 * had been built for this one.
 */
export function openSiteFiles(webDir: string, url?: string): (request: Request) => Response {
  const built = readBuildStamp(webDir)?.origin;
  const moved = built !== undefined && url !== undefined && isLocal(built) ? { from: built, to: url } : null;
  const files = existsSync(webDir) ? readFiles(webDir, moved) : new Map<string, SiteFile>();
  return (request) => {
    if (files.size === 0) {
      const message = `The site has not been built: ${webDir} is empty. Run npm run build:web.\n`;
      return new Response(message, { status: 503 });
    }
    const key = readKey(request);
    const file = files.get(key);
    if (!file)
      return new Response('<Error><Code>NoSuchKey</Code></Error>', {
        status: 404,
        headers: { 'content-type': 'application/xml' },
      });
    return new Response(file.body, {
      headers: {
        'content-type': file.type,
        'content-length': String(file.body.length),
        'cache-control': siteCaching(key),
        etag: file.etag,
      },
    });
  };
}

const isLocal = (origin: string): boolean => new URL(origin).hostname === 'localhost';

type Move = { readonly from: string; readonly to: string };

function readFiles(webDir: string, moved: Move | null): Map<string, SiteFile> {
  const entries = globSync('**/*', { cwd: webDir, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => [path.slice(join(webDir, sep).length).replaceAll(sep, '/'), readFile(path, moved)]),
  );
}

/** Like S3, treats the path as a percent-encoded key. */
function readKey(request: Request): string {
  const path = new URL(request.url).pathname.slice(1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // Not valid UTF-8: no file has such a name, and the response is 404.
  }
}

/** The files that name the site's address. */
const namesAddress = /\.(?:html|xml|txt)$/;

function readFile(path: string, moved: Move | null): SiteFile {
  const stored = readFileSync(path);
  const isMoved = moved !== null && namesAddress.test(path);
  const body = new Uint8Array(
    isMoved ? Buffer.from(stored.toString('utf8').replaceAll(moved.from, moved.to)) : stored,
  );
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  return { type: getMimeType(path) ?? 'application/octet-stream', etag, body };
}
