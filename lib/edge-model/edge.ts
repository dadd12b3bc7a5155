import { randomUUID } from 'node:crypto';
import { compressBody } from './compress.ts';
import { describeEdge } from './describe-edge.ts';
import type { Behavior, EdgeDescription, EdgeOrigin } from './description.ts';
import { cacheSeconds, createEdgeCache, type StoredResponse } from './edge-cache.ts';
import {
  type EdgeFunction,
  type FunctionEvent,
  type FunctionOutcome,
  openEdgeFunction,
} from './edge-function.ts';
import {
  fromFunctionRequest,
  headersOf,
  responseOf,
  toFunctionRequest,
  toFunctionResponse,
} from './function-events.ts';
import { checkLimits, edgeLimits } from './limits.ts';
import { cacheKeyOf, normalizeEncoding, toOriginRequest, type Viewer } from './origin-request.ts';
import { addResponseHeaders } from './response-headers.ts';

/**
 * Responds to a request from the edge to an origin. The request contains only what the edge lets through. Its host is a
 * placeholder, because `origin` identifies the target. A rejection means that the origin is unreachable.
 */
export type OriginHandler = (request: Request, origin: EdgeOrigin) => Response | Promise<Response>;

export type EdgeOptions = {
  /**
   * The value of a `${Id}`, `${Id.Attribute}` or `{{resolve:...}}` after deployment. Undefined leaves the text
   * unchanged.
   */
  readonly resolve?: (token: string) => string | undefined;
  readonly now?: () => number;
  /** Receives what the viewer must not see: why an origin was unreachable or a function failed. */
  readonly onFault?: (fault: unknown) => void;
};

export type Edge = {
  readonly description: EdgeDescription;
  /** Responds to a viewer like the distribution, and asks the origin if necessary. */
  handle(request: Request, origin: OriginHandler, viewer?: Viewer): Promise<Response>;
};

type EdgeResponse = { status: number; headers: Headers; body: BodyInit | null };
type Exchange = {
  readonly behavior: Behavior;
  readonly viewer: Viewer;
  readonly requestId: string;
  readonly ask: OriginHandler;
  readonly onFault: (fault: unknown) => void;
  /** The request as the viewer sent it, or as a function changed it. */
  request: Request;
  url: URL;
};

/** A network address reserved for documentation. */
const someone: Viewer = { address: '192.0.2.1', port: 50_000, protocol: 'https' };

const plain = (status: number, message: string, lines: Record<string, string> = {}): EdgeResponse => ({
  status,
  headers: new Headers({ 'content-type': 'text/plain', ...lines }),
  body: `${message}\n`,
});

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** CloudFront's wildcards: `*` for any text, `?` for one character. */
const matches = (pattern: string, path: string): boolean => {
  const source = pattern.replace(/^(?![/*])/, '/').replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${source.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's').test(path);
};

const headBytes = (request: Request, url: URL): number => {
  const lines = [...request.headers].map(([name, value]) => name.length + value.length + 4);
  return lines.reduce((sum, bytes) => sum + bytes, url.pathname.length + url.search.length + 12);
};

const rejection = ({ behavior, request, url, viewer }: Exchange): EdgeResponse | null => {
  const address = url.pathname + url.search;
  if (address.length > edgeLimits.urlBytes || headBytes(request, url) > edgeLimits.headBytes)
    return plain(413, 'The request or its address is too long.');
  if (viewer.protocol === 'http' && behavior.viewerProtocol === 'https-only')
    return plain(403, 'This address accepts only HTTPS.');
  if (viewer.protocol === 'http' && behavior.viewerProtocol === 'redirect-to-https')
    return plain(isRead(request) ? 301 : 307, 'Moved', { location: `https://${url.host}${address}` });
  if (!behavior.allowedMethods.includes(request.method))
    return plain(403, `The distribution does not allow ${request.method} here.`);
  return null;
};

const waitAtMost = async <T>(seconds: number, work: Promise<T>): Promise<T | 'late'> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), seconds * 1000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Asks the origin. CloudFront makes up to three attempts to reach it if the request may be repeated. */
const askOrigin = async (exchange: Exchange, origin: EdgeOrigin): Promise<Response> => {
  const { behavior, request, url, viewer, requestId, ask, onFault } = exchange;
  for (let tries = isRead(request) ? 3 : 1; ; tries -= 1) {
    const forwarded = toOriginRequest({ behavior, origin, request, url, viewer, requestId });
    try {
      const response = await waitAtMost(origin.responseSeconds, Promise.resolve(ask(forwarded, origin)));
      if (response === 'late') return new Response('The origin did not respond in time.\n', { status: 504 });
      const bytes = [...response.headers].reduce(
        (sum, [name, value]) => sum + name.length + value.length + 4,
        0,
      );
      if (bytes <= edgeLimits.headBytes) return response;
      return new Response('The response headers of the origin are too long.\n', { status: 502 });
    } catch (error) {
      if (tries > 1) continue;
      onFault(error);
      return new Response('The origin cannot be reached.\n', { status: 502 });
    }
  }
};

const connectionHeaders = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

const fromOrigin = ({ headers }: Response): Headers => {
  const kept = new Headers(headers);
  for (const name of connectionHeaders) kept.delete(name);
  return kept;
};

class DescribedEdge implements Edge {
  readonly description: EdgeDescription;
  private readonly functions: ReadonlyMap<string, EdgeFunction>;
  private readonly cache;
  private readonly now: () => number;
  private readonly onFault: (fault: unknown) => void;

  constructor(description: EdgeDescription, { now = Date.now, onFault = () => {} }: EdgeOptions) {
    checkLimits(description);
    this.description = description;
    this.now = now;
    this.onFault = onFault;
    this.cache = createEdgeCache(now);
    this.functions = new Map(
      Object.entries(description.functions).map(([id, { code }]) => [id, openEdgeFunction(id, code)]),
    );
  }

  async handle(request: Request, ask: OriginHandler, viewer: Viewer = someone): Promise<Response> {
    const url = new URL(request.url);
    const behavior = this.behaviorFor(url.pathname);
    const { onFault } = this;
    const exchange: Exchange = { behavior, viewer, requestId: randomUUID(), ask, onFault, request, url };
    const response = rejection(exchange) ?? this.runRequestFunction(exchange) ?? (await this.serve(exchange));
    addResponseHeaders(response.headers, behavior.responseHeaders);
    response.headers.set('via', '2.0 edge-model (CloudFront)');
    response.headers.set('x-amz-cf-id', exchange.requestId);
    const isBare = request.method === 'HEAD' || response.status === 304 || response.status === 204;
    return new Response(isBare ? null : response.body, {
      status: response.status,
      headers: response.headers,
    });
  }

  private behaviorFor(path: string): Behavior {
    const found = this.description.behaviors.find(({ pattern }) => matches(pattern, path));
    if (!found) throw new Error(`No behavior matches ${path}.`);
    return found;
  }

  private originOf({ origin }: Behavior): EdgeOrigin {
    const found = this.description.origins[origin];
    if (!found) throw new Error(`There is no origin ${origin}.`);
    return found;
  }

  /** @returns null if the behavior has no such function */
  private run(
    exchange: Exchange,
    id: string | null,
    eventType: FunctionEvent['eventType'],
    response?: EdgeResponse,
  ): Exclude<FunctionOutcome, { kind: 'failed' }> | { kind: 'answer'; response: EdgeResponse } | null {
    const run = id === null ? undefined : this.functions.get(id);
    if (!run) return null;
    const outcome = run({
      eventType,
      requestId: exchange.requestId,
      viewer: { ip: exchange.viewer.address },
      request: toFunctionRequest(exchange.request, exchange.url),
      ...(response && { response: toFunctionResponse(response.status, response.headers) }),
    });
    if (outcome.kind !== 'failed') return outcome;
    this.onFault(new Error(outcome.message));
    return { kind: 'answer', response: plain(outcome.status, 'The edge function failed.') };
  }

  /** @returns the function's own response if it made one; otherwise the exchange as the function changed it */
  private runRequestFunction(exchange: Exchange): EdgeResponse | null {
    const outcome = this.run(exchange, exchange.behavior.viewerRequest, 'viewer-request');
    if (outcome?.kind === 'answer') return outcome.response;
    if (outcome?.kind === 'response') return responseOf(outcome.response);
    if (outcome)
      Object.assign(exchange, fromFunctionRequest(exchange.request, exchange.url, outcome.request));
    return null;
  }

  private async serve(exchange: Exchange): Promise<EdgeResponse> {
    const { defaultRootObject } = this.description;
    if (exchange.url.pathname === '/' && defaultRootObject !== '')
      exchange.url.pathname = `/${defaultRootObject}`;
    const response = await this.fetchResponse(exchange);
    if (response.status >= 400) return response;
    const outcome = this.run(exchange, exchange.behavior.viewerResponse, 'viewer-response', response);
    if (outcome?.kind === 'answer') return outcome.response;
    if (outcome?.kind !== 'response') return response;
    const { response: changed } = outcome;
    const body = changed.body === undefined ? response.body : responseOf(changed).body;
    return { status: changed.statusCode, headers: headersOf(changed, response.headers), body };
  }

  private async fetchResponse(exchange: Exchange): Promise<EdgeResponse> {
    const { behavior, request, url } = exchange;
    if (!isRead(request)) {
      const response = await askOrigin(exchange, this.originOf(behavior));
      return { status: response.status, headers: fromOrigin(response), body: response.body };
    }
    const key = cacheKeyOf(behavior, request, url);
    const stored = this.cache.find(key);
    if (stored) return this.serveStored(stored, request, true);
    const response = await askOrigin(exchange, this.originOf(behavior));
    if (response.status >= 400)
      return this.keep(key, exchange, await this.replaceError(exchange, response), response);
    return this.keep(key, exchange, response, response);
  }

  /** The page that the distribution shows instead of an error, if it names one that can be read. */
  private async replaceError(exchange: Exchange, response: Response): Promise<Response> {
    const page = this.description.errorResponses.find(({ status }) => status === response.status)?.page;
    if (!page) return response;
    const url = new URL(page.path, exchange.url);
    const behavior = this.behaviorFor(url.pathname);
    const shown = await askOrigin({ ...exchange, behavior, url }, this.originOf(behavior));
    return shown.ok ? new Response(shown.body, { status: page.status, headers: shown.headers }) : response;
  }

  /** Caches a response for as long as the origin's own response, `cause`, allows, and compresses it if possible. */
  private async keep(
    key: string,
    exchange: Exchange,
    response: Response,
    cause: Response,
  ): Promise<EdgeResponse> {
    const { behavior, request } = exchange;
    const seconds = cacheSeconds(cause, behavior.cache, this.description.errorResponses);
    const headers = fromOrigin(response);
    if (seconds === 0 || request.method === 'HEAD') {
      headers.set('x-cache', response.status >= 400 ? 'Error from cloudfront' : 'Miss from cloudfront');
      return this.applyCondition({ status: response.status, headers, body: response.body }, request);
    }
    const plainBody = new Uint8Array(await response.arrayBuffer());
    const accepted = behavior.compress ? normalizeEncoding(request.headers, behavior.cache) : '';
    const body = compressBody(response.status, headers, plainBody, accepted);
    headers.set('content-length', String(body.length));
    const storedAt = this.now();
    const stored = {
      status: response.status,
      headers: [...headers],
      body,
      storedAt,
      expiresAt: storedAt + seconds * 1000,
    };
    this.cache.store(key, stored);
    return this.serveStored(stored, request, false);
  }

  private serveStored(stored: StoredResponse, request: Request, isHit: boolean): EdgeResponse {
    const headers = new Headers(stored.headers.map(([name, value]): [string, string] => [name, value]));
    headers.set('x-cache', `${isHit ? 'Hit' : 'Miss'} from cloudfront`);
    if (isHit) headers.set('age', String(Math.floor((this.now() - stored.storedAt) / 1000)));
    return this.applyCondition({ status: stored.status, headers, body: stored.body }, request);
  }

  /** Responds with 304 to a viewer that already has the response. */
  private applyCondition(response: EdgeResponse, request: Request): EdgeResponse {
    const etag = response.headers.get('etag')?.replace(/^W\//, '');
    const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
    if (response.status !== 200 || etag === undefined) return response;
    if (!known.some((each) => each === '*' || each.replace(/^W\//, '') === etag)) return response;
    for (const name of ['content-length', 'content-encoding', 'content-type']) response.headers.delete(name);
    return { status: 304, headers: response.headers, body: null };
  }
}

const resolveTokens = (text: string, resolve: NonNullable<EdgeOptions['resolve']>): string => {
  const named = text.replace(/\$\{[^}]+\}/g, (token) => resolve(token) ?? token);
  return named.replace(/\{\{resolve:.*?\}\}/g, (token) => resolve(token) ?? token);
};

const resolveDescription = (
  description: EdgeDescription,
  resolve: EdgeOptions['resolve'],
): EdgeDescription => {
  if (!resolve) return description;
  return {
    ...description,
    origins: description.origins.map((origin) => ({
      ...origin,
      domain: resolveTokens(origin.domain, resolve),
      customHeaders: origin.customHeaders.map(({ name, value }) => ({
        name,
        value: resolveTokens(value, resolve),
      })),
    })),
    behaviors: description.behaviors.map((behavior) => ({
      ...behavior,
      responseHeaders: behavior.responseHeaders.map((each) => ({
        ...each,
        value: resolveTokens(each.value, resolve),
      })),
    })),
  };
};

/** A model of the CloudFront distribution in a description. @throws EdgeTemplateError that names what is wrong */
export const openEdge = (description: EdgeDescription, options: EdgeOptions = {}): Edge =>
  new DescribedEdge(resolveDescription(description, options.resolve), options);

/**
 * A model of the CloudFront distribution of a synthesized template:
 *
 * const edge = buildEdge(template.toJSON()); const answer = await edge.handle(new Request('https://site/api/me'),
 * (request, origin) => ...);
 *
 * @throws EdgeTemplateError if CloudFront would reject the template, or if it uses something the model does not know
 */
export const buildEdge = (template: unknown, options: EdgeOptions = {}): Edge =>
  openEdge(describeEdge(template), options);
