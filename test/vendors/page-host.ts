import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, createGzip, gzipSync } from 'node:zlib';

type HostedPage = { status?: number; headers?: Record<string, string>; body?: string | Uint8Array };

export type PageHost = {
  /** `http://127.0.0.1:PORT` */
  origin: string;
  /** `127.0.0.1:PORT`, as the fetcher's allow-list names it. */
  host: string;
  /** Path and query of each request so far. */
  requests: string[];
  /** Headers of the latest request. */
  lastHeaders: () => IncomingMessage['headers'];
  /** From now on, serves a page at a path, including `/robots.txt`. */
  put: (path: string, page: HostedPage) => void;
  close: () => Promise<void>;
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const html = 'text/html; charset=utf-8';
const paragraph =
  'Sourdough bread rises on wild yeast, so the baker feeds a starter with flour and water and waits for it to bubble. ';

export const sampleArticle = `<!doctype html><html lang="en"><head><title>How to bake sourdough bread</title></head>
<body><nav><a href="/">Home</a></nav><article><h1>How to bake sourdough bread</h1>${`<p>${paragraph.repeat(5)}</p>`.repeat(6)}</article></body></html>`;

const page =
  (body: string | Uint8Array, headers: Record<string, string> = {}, status = 200): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': html, ...headers });
    response.end(body);
  };

const redirect =
  (location: string): Handler =>
  (_request, response) => {
    response.writeHead(302, { location });
    response.end();
  };

/** 1 GiB of zeros, about 1 MB on the wire, compressed while it is sent. */
const gzipBomb: Handler = (_request, response) => {
  response.writeHead(200, { 'content-type': html, 'content-encoding': 'gzip' });
  const gzip = createGzip();
  const zeros = Buffer.alloc(1024 * 1024);
  let left = 1024;
  const write = (): void => {
    while (left-- > 0) if (!gzip.write(zeros)) return void gzip.once('drain', write);
    gzip.end();
  };
  response.on('close', () => gzip.destroy());
  gzip.pipe(response);
  write();
};

const endless: Handler = (_request, response) => {
  response.writeHead(200, { 'content-type': html });
  const chunk = Buffer.alloc(64 * 1024, 'a');
  const write = (): void => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', write);
  };
  write();
};

/** A byte now and then: each arrives in time, but the whole never ends. */
const slowBody: Handler = (_request, response) => {
  response.writeHead(200, { 'content-type': html });
  const timer = setInterval(() => response.write('<p>'), 50);
  response.on('close', () => clearInterval(timer));
};

const latin1Page = Buffer.from('<html><body><p>Crème brûlée</p></body></html>', 'latin1');

/** The kinds of pages, good and faulty. */
const handlers: Record<string, Handler> = {
  '/article': page(sampleArticle),
  '/article-gzip': page(gzipSync(sampleArticle), { 'content-encoding': 'gzip' }),
  '/article-brotli': page(brotliCompressSync(sampleArticle), { 'content-encoding': 'br' }),
  '/article-without-type': (_request, response) => response.end(sampleArticle),
  '/latin1': page(latin1Page, { 'content-type': 'text/html; charset=ISO-8859-1' }),
  '/plain': page('# Sourdough\n\nBread that rises by itself.', { 'content-type': 'text/plain' }),
  '/noindex': page(sampleArticle, { 'x-robots-tag': 'noindex' }),
  '/hang': () => undefined,
  '/slow-body': slowBody,
  '/endless': endless,
  '/gzip-bomb': gzipBomb,
  '/broken-gzip': page('this is not gzip', { 'content-encoding': 'gzip' }),
  '/unknown-encoding': page(sampleArticle, { 'content-encoding': 'compress' }),
  '/large': page(`<p>${'a'.repeat(5 * 1024 * 1024)}</p>`),
  '/loop': redirect('/loop'),
  '/hops/0': page(sampleArticle),
  '/hops/1': redirect('/hops/0'),
  '/hops/2': redirect('/hops/1'),
  '/hops/3': redirect('/hops/2'),
  '/hops/4': redirect('/hops/3'),
  '/redirect-that-goes-on': (_request, response) => {
    response.writeHead(302, { location: '/article', 'content-type': html });
    response.write('<p>moved, and');
  },
  '/to-bad-location': redirect('http://['),
  '/pdf': page('%PDF-1.7\n...', { 'content-type': 'application/pdf' }),
  '/pdf-as-html': page('%PDF-1.7\n...'),
  '/image': page(Buffer.from([0x89, 0x50, 0x4e, 0x47]), { 'content-type': 'image/png' }),
  '/json': page('{"a": 1}', { 'content-type': 'application/json' }),
  '/empty': page(''),
  '/blank': page(' \n\t '),
  '/forbidden': page('no', {}, 403),
  '/unauthorized': page('no', {}, 401),
  '/too-many': page('no', {}, 429),
  '/missing': page('no', {}, 404),
  '/gone': page('no', {}, 410),
  '/broken': page('no', {}, 500),
  '/unavailable': page('no', {}, 503),
  '/reset': (request) => request.socket.resetAndDestroy(),
  '/cut-off': (request, response) => {
    response.writeHead(200, { 'content-type': html, 'content-length': '1000' });
    response.write('<p>half');
    setTimeout(() => request.socket.destroy(), 20);
  },
};

const listen = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Starts a web site on loopback with good pages and with every fault that the page fetcher must withstand. */
export const startPageHost = async (
  watch: { before?: () => unknown; after?: () => unknown } = {},
): Promise<PageHost> => {
  const own = new Map<string, HostedPage>();
  const requests: string[] = [];
  let headers: IncomingMessage['headers'] = {};
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://page-host');
    requests.push(`${url.pathname}${url.search}`);
    headers = request.headers;
    watch.before?.();
    response.on('close', () => watch.after?.());
    const hosted = own.get(url.pathname);
    if (hosted) page(hosted.body ?? '', hosted.headers ?? {}, hosted.status ?? 200)(request, response);
    else if (url.pathname === '/redirect')
      redirect(url.searchParams.get('to') ?? '/article')(request, response);
    else (handlers[url.pathname] ?? page('no such page', {}, 404))(request, response);
  });
  const host = await listen(server);
  return {
    origin: `http://${host}`,
    host,
    requests,
    lastHeaders: () => headers,
    put: (path, hosted) => void own.set(path, hosted),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
