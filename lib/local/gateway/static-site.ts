import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { routeRequestCode } from '#lib/edge-code.ts';

/** The event and answer of a CloudFront Function, as far as ours uses them. */
type EdgeAnswer = {
  uri?: string;
  statusCode?: number;
  headers?: Record<string, { value: string }>;
};
type EdgeFunction = (event: {
  context: { eventType: 'viewer-request' | 'viewer-response' };
  request: { uri: string };
  response?: { statusCode: number };
}) => EdgeAnswer;

type Encoding = 'br' | 'gzip' | 'identity';
type SiteFile = { type: string; etag: string; bodies: Map<Encoding, Uint8Array<ArrayBuffer>> };

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';
const compressible = /^(text\/|application\/(json|javascript|xml|manifest)|image\/svg)/;

/**
 * Answers the pages and files of the built web as CloudFront does: the same edge function, caching and compression.
 * All files are read at once, so that a build while the stack runs does not mix two states of the site.
 */
export function createStaticSite(webDir: string): (request: Request) => Response {
  const route: EdgeFunction = runInNewContext(`${routeRequestCode()}\nhandler`);
  const files = existsSync(webDir) ? readFiles(webDir) : new Map<string, SiteFile>();

  const answer = (request: Request, uri: string): Response => {
    const file = files.get(uri);
    if (!file) return new Response('Not found', { status: 404 });
    const { statusCode: status = 200 } = route({
      context: { eventType: 'viewer-response' },
      request: { uri },
      response: { statusCode: 200 },
    });
    return answerFile(request, file, { status, cache: uri.startsWith('/assets/') ? immutable : revalidate });
  };

  return (request) => {
    if (files.size === 0) {
      return new Response(`The web is not built: ${webDir} is empty. Run npm run build:web.\n`, {
        status: 503,
      });
    }
    const { uri, headers } = route({
      context: { eventType: 'viewer-request' },
      request: { uri: readPath(request) },
    });
    if (uri !== undefined) return answer(request, uri);
    return new Response(null, { status: 301, headers: { location: headers?.location?.value ?? '/' } });
  };
}

function readFiles(webDir: string): Map<string, SiteFile> {
  const entries = globSync('**/*', { cwd: webDir, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice(webDir.length).replaceAll(sep, '/'), readFile(path)]));
}

function readPath(request: Request): string {
  const { pathname } = new URL(request.url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname; // Not valid UTF-8: no file has such a name, and the answer is 404.
  }
}

function readFile(path: string): SiteFile {
  const body = new Uint8Array(readFileSync(path));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return {
    type: getMimeType(path) ?? 'application/octet-stream',
    etag,
    bodies: new Map([['identity', body]]),
  };
}

type AnswerOptions = { status: number; cache: string };

function answerFile(request: Request, file: SiteFile, { status, cache }: AnswerOptions): Response {
  const isText = compressible.test(file.type);
  const headers = new Headers({ 'content-type': file.type, 'cache-control': cache, etag: file.etag });
  if (isText) headers.set('vary', 'accept-encoding');
  if (status === 200 && request.headers.get('if-none-match') === file.etag) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = isText ? chooseEncoding(request.headers.get('accept-encoding') ?? '') : 'identity';
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  const body = encode(file, encoding);
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

function chooseEncoding(accepted: string): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** Quality 5 is what CloudFront gives for Brotli; each file is compressed once. */
function encode(file: SiteFile, encoding: Encoding): Uint8Array<ArrayBuffer> {
  const known = file.bodies.get(encoding);
  if (known) return known;
  const plain = file.bodies.get('identity') ?? new Uint8Array();
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const body = new Uint8Array(encoding === 'br' ? brotliCompressSync(plain, quality) : gzipSync(plain));
  file.bodies.set(encoding, body);
  return body;
}
