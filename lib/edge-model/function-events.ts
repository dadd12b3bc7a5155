import { type FunctionRequest, type FunctionResponse, hiddenHeaders } from './edge-function.ts';

type Values = FunctionRequest['headers'];

const valuesOf = (pairs: Iterable<readonly [string, string]>): Values => {
  const values: Values = {};
  for (const [name, value] of pairs) {
    const known = values[name];
    if (!known) values[name] = { value };
    else known.multiValue = [...(known.multiValue ?? [{ value: known.value }]), { value }];
  }
  return values;
};

const shown = (headers: Headers): (readonly [string, string])[] =>
  [...headers].filter(([name]) => !hiddenHeaders.test(name));

const cookiePairs = (headers: Headers): (readonly [string, string])[] =>
  (headers.get('cookie') ?? '').split(/;\s*/).flatMap((pair) => {
    const [name = '', ...value] = pair.split('=');
    return name === '' ? [] : [[name, value.join('=')] as const];
  });

const queryPairs = (search: string): (readonly [string, string])[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .flatMap((part) => {
      const [name = '', ...value] = part.split('=');
      return name === '' ? [] : [[name, value.join('=')] as const];
    });

/** A viewer's request as a CloudFront Function sees it, with the path and query unchanged. */
export const toFunctionRequest = (request: Request, url: URL): FunctionRequest => ({
  method: request.method,
  uri: url.pathname,
  querystring: valuesOf(queryPairs(url.search)),
  headers: valuesOf(shown(request.headers).filter(([name]) => name !== 'cookie')),
  cookies: valuesOf(cookiePairs(request.headers)),
});

const linesOf = (values: Values): (readonly [string, string])[] =>
  Object.entries(values).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map((each) => [name, each.value] as const),
  );

/** The request after a function. */
export const fromFunctionRequest = (request: Request, url: URL, changed: FunctionRequest) => {
  const headers = new Headers();
  for (const [name, value] of linesOf(changed.headers)) headers.append(name, value);
  const cookies = linesOf(changed.cookies).map(([name, value]) => `${name}=${value}`);
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
  const query = linesOf(changed.querystring).map(([name, value]) =>
    value === '' ? name : `${name}=${value}`,
  );
  const target = new URL(url);
  target.pathname = changed.uri;
  target.search = query.join('&');
  const init = { method: request.method, headers, body: request.body, duplex: 'half' as const };
  return { request: new Request(target, init), url: target };
};

export const toFunctionResponse = (status: number, headers: Headers): FunctionResponse => ({
  statusCode: status,
  headers: valuesOf(shown(headers)),
  cookies: {},
});

/** The headers after a function, plus those of `before` that the function could not see. */
export const headersOf = ({ headers }: FunctionResponse, before: Headers = new Headers()): Headers => {
  const lines = new Headers([...before].filter(([name]) => hiddenHeaders.test(name)));
  for (const [name, value] of linesOf(headers)) lines.append(name, value);
  return lines;
};

/** A response that a function made itself. */
export const responseOf = (
  made: FunctionResponse,
): { status: number; headers: Headers; body: Uint8Array<ArrayBuffer> } => {
  const { body = '' } = made;
  const { data, encoding } = typeof body === 'string' ? { data: body, encoding: 'text' as const } : body;
  const bytes = Buffer.from(data, encoding === 'text' ? 'utf8' : 'base64');
  return { status: made.statusCode, headers: headersOf(made), body: new Uint8Array(bytes) };
};
