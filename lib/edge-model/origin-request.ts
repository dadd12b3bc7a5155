import type { Behavior, EdgeOrigin, Selection } from './description.ts';

export type Viewer = {
  readonly address: string;
  readonly port: number;
  readonly protocol: 'http' | 'https';
};

const includesName = (names: readonly string[], name: string): boolean =>
  names.some((each) => each.toLowerCase() === name.toLowerCase());

const isSelected = ({ behavior, names }: Selection, name: string): boolean => {
  if (behavior === 'whitelist') return names.includes(name);
  if (behavior === 'allExcept') return !names.includes(name);
  return behavior === 'all';
};

/** The selected parts of a query string, unchanged. */
const selectQuery = (search: string, selections: readonly Selection[]): string => {
  const parts = search.replace(/^\?/, '').split('&');
  const kept = parts.filter((part) => {
    const [name = ''] = part.split('=');
    return part !== '' && selections.some((selection) => isSelected(selection, decode(name)));
  });
  return kept.length > 0 ? `?${kept.join('&')}` : '';
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

const selectCookies = (headers: Headers, selections: readonly Selection[]): string => {
  const pairs = headers.get('cookie')?.split(/;\s*/) ?? [];
  return pairs
    .filter((pair) => selections.some((each) => isSelected(each, pair.split('=')[0] ?? '')))
    .join('; ');
};

/** CloudFront's normalized form of `Accept-Encoding`: `br,gzip`, `br`, `gzip` or nothing. */
export const normalizeEncoding = (headers: Headers, { gzip, brotli }: Behavior['cache']): string => {
  const accepted = headers.get('accept-encoding') ?? '';
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);
  return [...(brotli && takes('br') ? ['br'] : []), ...(gzip && takes('gzip') ? ['gzip'] : [])].join(',');
};

/** The cache key of a request. Two requests with the same key get the same cached response. */
export const cacheKeyOf = (behavior: Behavior, request: Request, url: URL): string => {
  const { cache } = behavior;
  return JSON.stringify([
    behavior.pattern,
    url.pathname,
    selectQuery(url.search, [cache.queryStrings]),
    selectCookies(request.headers, [cache.cookies]),
    cache.headers.map((name) => request.headers.get(name)),
    normalizeEncoding(request.headers, cache),
  ]);
};

/** Viewer headers that never reach an origin unchanged, because CloudFront writes its own. */
const replaced =
  /^(accept-encoding|connection|content-length|cookie|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|via|x-amz-cf-.*|x-edge-.*|x-real-ip|x-forwarded-for|cloudfront-.*)$/i;

const isForwarded = ({ cache, originRequest }: Behavior, name: string): boolean => {
  if (includesName(cache.headers, name)) return true;
  if (replaced.test(name) || !originRequest) return false;
  const { behavior, names } = originRequest.headers;
  if (behavior === 'whitelist') return includesName(names, name);
  if (behavior === 'allExcept') return !includesName(names, name);
  // An origin request policy forwards Authorization only together with all other headers.
  return behavior === 'allViewer' || behavior === 'allViewerAndWhitelistCloudFront';
};

const madeOf = (viewer: Viewer): readonly (readonly [string, string])[] => [
  ['CloudFront-Viewer-Address', `${viewer.address}:${viewer.port}`],
  ['CloudFront-Forwarded-Proto', viewer.protocol],
];

/** The headers of the request that reaches the origin. */
const originHeaders = (
  behavior: Behavior,
  origin: EdgeOrigin,
  sent: Headers,
  viewer: Viewer,
  requestId: string,
): Headers => {
  const headers = new Headers();
  for (const [name, value] of sent) if (isForwarded(behavior, name)) headers.set(name, value);
  const named = [...behavior.cache.headers, ...(behavior.originRequest?.headers.names ?? [])];
  for (const [name, value] of madeOf(viewer)) if (includesName(named, name)) headers.set(name, value);
  const encoding = normalizeEncoding(sent, behavior.cache);
  if (encoding !== '') headers.set('accept-encoding', encoding);
  const cookies = [
    behavior.cache.cookies,
    ...(behavior.originRequest ? [behavior.originRequest.cookies] : []),
  ];
  const cookie = selectCookies(sent, cookies);
  if (cookie !== '') headers.set('cookie', cookie);
  if (!headers.has('user-agent')) headers.set('user-agent', 'Amazon CloudFront');
  const before = sent.get('x-forwarded-for');
  headers.set('x-forwarded-for', before === null ? viewer.address : `${before}, ${viewer.address}`);
  headers.set('via', '2.0 edge-model (CloudFront)');
  headers.set('x-amz-cf-id', requestId);
  for (const { name, value } of origin.customHeaders) headers.set(name, value);
  return headers;
};

export type OriginRequestInput = {
  readonly behavior: Behavior;
  readonly origin: EdgeOrigin;
  readonly request: Request;
  readonly url: URL;
  readonly viewer: Viewer;
  readonly requestId: string;
};

/** The request that CloudFront sends to the origin: only what the behavior's policies let through. */
export const toOriginRequest = (input: OriginRequestInput): Request => {
  const { behavior, origin, request, url, viewer, requestId } = input;
  const selections = [behavior.cache.queryStrings, behavior.originRequest?.queryStrings].filter(
    (each) => each !== undefined,
  );
  const search = selectQuery(url.search, selections);
  // Host names in an undeployed template are tokens, which a URL cannot contain.
  const target = `https://origin.edge.local${origin.path}${url.pathname}${search}`;
  const headers = originHeaders(behavior, origin, request.headers, viewer, requestId);
  if (request.method === 'GET' || request.method === 'HEAD' || request.body === null)
    return new Request(target, { method: request.method, headers });
  const length = request.headers.get('content-length');
  if (length !== null) headers.set('content-length', length);
  // Fetch requires `duplex` for a streamed body.
  const init = { method: request.method, headers, body: request.body, duplex: 'half' as const };
  return new Request(target, init);
};
