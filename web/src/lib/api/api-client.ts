import type * as z from 'zod';
import type { RouteResponse } from '#contracts/api/responses.ts';
import { type ApiRouteName, apiBase, apiRoutes } from '#contracts/platform/routes.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { ApiFailure, failureOf } from './api-failure.ts';

/**
 * Rejects, at compile time, a schema that cannot read the route's response. For a route with several forms of response,
 * use the schema of one of them. A schema may read less than the response, or read it more loosely.
 */
type ReadsResponse<Name extends ApiRouteName, Schema extends z.ZodType> = [
  Extract<RouteResponse<Name>, z.input<Schema>>,
] extends [never]
  ? { readonly 'this schema does not read the response of the route': Name }
  : unknown;

export type ApiRequest = {
  /** Values of the `{x}` parts of the path. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
};

/** The source of bearer tokens. */
export type TokenSource = {
  /** Null for an anonymous caller. */
  readonly get: () => Promise<string | null>;
  /** A new token after a server refused the old one; null when the session is over. */
  readonly renew: (rejected: string) => Promise<string | null>;
  /** Called when the session is over: the server refuses all of its tokens. */
  readonly end: () => void;
};

export const anonymousCaller: TokenSource = { get: async () => null, renew: async () => null, end: () => {} };
let tokens = anonymousCaller;

/** Sign-in registers itself here. */
export const setTokenSource = (source: TokenSource): void => {
  tokens = source;
};

/** The browser's own messages, such as "Failed to fetch", are not meant for users. */
const unreachable = 'We could not reach the server. Check your connection, then try again.';

/** Without a connection to fetch a token, the call counts as one that did not reach the server. */
const tokenOf = async (ask: () => Promise<string | null>): Promise<string | null> => {
  try {
    return await ask();
  } catch (error) {
    throw new ApiFailure('network', 0, unreachable, { cause: error });
  }
};

const addressOf = (path: string, { params = {}, query = {} }: ApiRequest): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs the parameter ${name}; pass it in \`params\`.`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return `${apiBase}${filled}${search.size > 0 ? `?${search}` : ''}`;
};

const send = async (name: ApiRouteName, request: ApiRequest, token: string | null): Promise<Response> => {
  const { method, path } = apiRoutes[name];
  const address = addressOf(path, request);
  const headers = new Headers(request.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (request.body !== undefined) headers.set('Content-Type', 'application/json');
  try {
    return await fetch(address, {
      method,
      headers,
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      ...(request.signal && { signal: request.signal }),
    });
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new ApiFailure('network', 0, unreachable, { cause: error });
  }
};

/** Retries once with a new token when the server refuses the first. When it refuses both, the session is over. */
const sendAsUser = async (name: ApiRouteName, request: ApiRequest): Promise<Response> => {
  const { get, renew, end } = tokens;
  const token = await tokenOf(get);
  const response = await send(name, request, token);
  if (response.status !== 401 || !token) return response;
  const renewed = await tokenOf(() => renew(token));
  const second = renewed ? await send(name, request, renewed) : response;
  if (second.status === 401) end();
  return second;
};

/**
 * Calls a route and returns its OK response unparsed.
 * @throws ApiFailure for any other response, or none; an abort stays the DOMException `AbortError`.
 */
export const requestApi = async (name: ApiRouteName, request: ApiRequest = {}): Promise<Response> => {
  const response = await sendAsUser(name, request);
  if (!response.ok) throw await failureOf(response);
  return response;
};

/**
 * Calls a route and returns its response, parsed with its schema. The schema may load in a separate chunk.
 * @throws ApiFailure as `requestApi`, and `invalid_response` for an OK response of another shape.
 */
export const callApi = async <Name extends ApiRouteName, Schema extends z.ZodType>(
  name: Name,
  schema: (Schema | (() => Promise<Schema>)) & ReadsResponse<Name, Schema>,
  request: ApiRequest = {},
): Promise<z.output<Schema>> => {
  const response = await requestApi(name, request);
  const text = await response.text();
  const { safeParse } = typeof schema === 'function' ? await schema() : schema;
  const parsed = safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new ApiFailure('invalid_response', response.status, `Unexpected response from ${name}`, {
    cause: parsed.error,
  });
};
