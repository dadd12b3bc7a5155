import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An article in the content service. A draft is not published. */
export type Article = {
  slug: string;
  title: string;
  content_summary?: string | null;
  content?: string | null;
  /** ISO date and time; null for a draft. */
  publishedAt: string | null;
  seo_title?: string | null;
  meta_description?: string | null;
  /** Path of the picture on the service's own disk, or its full address. */
  picture?: string;
};

export type StrapiFault =
  | { kind: 'http'; status: number }
  | { kind: 'hang' | 'stall' | 'truncated' | 'not-json' | 'no-list' | 'v4' | 'reset' };

export type StrapiVendor = {
  readonly url: string;
  /** Queries of the requests so far. */
  readonly requests: URLSearchParams[];
  readonly token: { token: string };
  put(article: Article): void;
  fail(fault: StrapiFault, times?: number): void;
  close(): Promise<void>;
};

const errorNames: Readonly<Record<number, string>> = {
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  429: 'RateLimitError',
  500: 'InternalServerError',
};

const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
};

const sendError = (response: ServerResponse, status: number): void => {
  const name = errorNames[status] ?? 'ApplicationError';
  sendJson(response, status, { data: null, error: { status, name, message: name, details: {} } });
};

type FaultKind = Exclude<StrapiFault['kind'], 'http'>;
const faults: Readonly<Record<FaultKind, (response: ServerResponse) => void>> = {
  hang: () => {},
  stall: (response) => void response.writeHead(200).write('{"data":'),
  truncated: (response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('{"data":[', () => response.destroy());
  },
  'not-json': (response) => void response.writeHead(200).end('<html>Strapi is starting</html>'),
  'no-list': (response) => sendJson(response, 200, { data: null, meta: {} }),
  v4: (response) => sendJson(response, 200, { data: [{ id: 1, attributes: { slug: 'a', title: 'A' } }] }),
  reset: (response) => void response.socket?.resetAndDestroy(),
};

const listOf = (query: URLSearchParams, prefix: string): string[] =>
  [...query].flatMap(([name, value]) => (name.startsWith(prefix) ? [value] : []));

/** A local server that speaks Strapi 5's REST API for one collection, `articles`. */
class Vendor {
  readonly articles: Article[] = [];
  readonly faults: StrapiFault[] = [];
  readonly requests: URLSearchParams[] = [];
  readonly token = { token: 'first-token' };

  private find(query: URLSearchParams): Article[] {
    const slug = query.get('filters[slug][$eq]');
    const published = this.articles.filter(
      (article) => article.publishedAt !== null && (slug === null || article.slug === slug),
    );
    const newestFirst = query.get('sort[0]') === 'publishedAt:desc';
    const sorted = published.toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
    return (newestFirst ? sorted : published).slice(0, Number(query.get('pagination[pageSize]') ?? 25));
  }

  /** Entries are flat, contain the requested fields, and contain media only if the query populates it. */
  private toEntry(article: Article, query: URLSearchParams): object {
    const index = this.articles.indexOf(article) + 1;
    const fields = listOf(query, 'fields[');
    const picked = Object.entries(article).filter(([name]) => fields.includes(name));
    const isPopulated = listOf(query, 'populate[featured_image]').includes('url');
    return {
      id: index,
      documentId: `document${index}`,
      ...Object.fromEntries(picked),
      ...(isPopulated && {
        featured_image: article.picture ? { id: index, documentId: `m${index}`, url: article.picture } : null,
      }),
    };
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://strapi');
    this.requests.push(searchParams);
    const fault = this.faults.shift();
    if (fault?.kind === 'http') sendError(response, fault.status);
    else if (fault) faults[fault.kind](response);
    else if (request.headers.authorization !== `Bearer ${this.token.token}`) sendError(response, 401);
    else if (pathname !== '/api/articles') sendError(response, 404);
    else this.answer(searchParams, response);
  }

  private answer(query: URLSearchParams, response: ServerResponse): void {
    const found = this.find(query);
    sendJson(response, 200, {
      data: found.map((article) => this.toEntry(article, query)),
      meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: found.length } },
    });
  }
}

export const startStrapi = async (): Promise<StrapiVendor> => {
  const vendor = new Vendor();
  const server = createServer((request, response) => vendor.handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: vendor.requests,
    token: vendor.token,
    put: (article) => void vendor.articles.push(article),
    fail: (fault, times = 1) => void vendor.faults.push(...Array<StrapiFault>(times).fill(fault)),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
