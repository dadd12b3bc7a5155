import { describe, expect, it, vi } from 'vitest';
import { buildEdge, type OriginHandler } from '#lib/edge-model/edge.ts';
import { EdgeTemplateError } from '#lib/edge-model/edge-error.ts';
import { smallTemplate } from './small-template.ts';

type Changes = Parameters<typeof smallTemplate>[0];
const open = (changes: Changes = {}, now = () => 0) => buildEdge(smallTemplate(changes), { now });
const get = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://site.example${path}`, { headers });
/** An origin that counts its calls, and answers as the test says. */
const counting = (respond: () => Response): OriginHandler & { calls: number } => {
  const ask = Object.assign(
    () => {
      ask.calls += 1;
      return respond();
    },
    { calls: 0 },
  );
  return ask;
};

describe('an error of the origin', () => {
  const keptFor = async (status: number, cacheControl: string | null, changes: Changes = {}) => {
    let time = 0;
    const edge = open(changes, () => time);
    const headers = new Headers(cacheControl === null ? [] : [['cache-control', cacheControl]]);
    const origin = counting(() => new Response('', { status, headers }));
    await edge.handle(get('/'), origin);
    for (time = 1000; time <= 120_000; time += 1000) {
      await edge.handle(get('/'), origin);
      if (origin.calls > 1) return time / 1000;
    }
    return Number.POSITIVE_INFINITY;
  };

  it.each([
    [500, null, 10],
    [503, 'no-store', 10],
    [404, 'no-store', 1],
    [404, null, 10],
    [404, 'max-age=30', 30],
    [403, null, 1],
    [403, 'max-age=20', 20],
    [401, 'max-age=20', 1],
  ])('%d with %s is kept for %d s at most', async (status, cacheControl, seconds) => {
    expect(await keptFor(status, cacheControl)).toBe(seconds);
  });

  it('is not kept if the distribution says so', async () => {
    const distribution = { CustomErrorResponses: [{ ErrorCode: 503, ErrorCachingMinTTL: 0 }] };
    expect(await keptFor(503, 'no-store', { distribution })).toBe(1);
  });
});

describe('the cache', () => {
  it('keeps what the origin allows, within the policy', async () => {
    for (const [cacheControl, calls] of [
      ['no-store', 2],
      ['private', 2],
      ['max-age=60', 1],
      ['', 1],
    ] as const) {
      const edge = open();
      const origin = counting(() => new Response('x', { headers: { 'cache-control': cacheControl } }));
      await edge.handle(get('/a'), origin);
      await edge.handle(get('/a?ignored=1'), origin);
      expect([cacheControl, origin.calls]).toEqual([cacheControl, calls]);
    }
  });

  it('answers a viewer that already has the file with 304', async () => {
    const edge = open();
    const origin = () => new Response('x', { headers: { etag: '"1"' } });
    const respond = await edge.handle(get('/a', { 'if-none-match': 'W/"1"' }), origin);
    expect([respond.status, await respond.text()]).toEqual([304, '']);
  });

  it('compresses what it keeps, and nothing else', async () => {
    const page = (headers: Record<string, string>) => () =>
      new Response('x'.repeat(2000), { headers: { 'content-type': 'text/html', ...headers } });
    const encodingOf = async (headers: Record<string, string>) =>
      (
        await open({ behavior: { Compress: true } }).handle(
          get('/', { 'accept-encoding': 'gzip, br' }),
          page(headers),
        )
      ).headers.get('content-encoding');
    expect(await encodingOf({})).toBe('gzip');
    expect(await encodingOf({ 'cache-control': 'no-store' })).toBeNull();
    expect(await encodingOf({ 'content-type': 'image/webp' })).toBeNull();
  });
});

describe('the edge refuses', () => {
  const statusOf = async (request: Request, changes: Changes = {}, protocol: 'http' | 'https' = 'https') =>
    (
      await open(changes).handle(request, () => new Response('x'), {
        address: '192.0.2.1',
        port: 1,
        protocol,
      })
    ).status;

  it('methods that the behavior does not allow', async () => {
    const post = new Request('https://site.example/', { method: 'POST', body: 'x' });
    expect(await statusOf(post)).toBe(403);
  });

  it('requests that are too long', async () => {
    expect(await statusOf(get(`/${'a'.repeat(8191)}`))).toBe(200);
    expect(await statusOf(get(`/${'a'.repeat(8192)}`))).toBe(413);
    expect(await statusOf(get('/', { 'x-long': 'a'.repeat(20_480) }))).toBe(413);
  });

  it('plain HTTP', async () => {
    expect(await statusOf(get('/'), {}, 'http')).toBe(301);
    expect(await statusOf(get('/'), { behavior: { ViewerProtocolPolicy: 'https-only' } }, 'http')).toBe(403);
  });
});

describe('an origin that', () => {
  it('cannot be reached is tried three times, and then replaced by a 502', async () => {
    const origin = counting(() => {
      throw new Error('connection refused');
    });
    const respond = await open().handle(get('/'), origin);
    expect([respond.status, origin.calls, await respond.text()]).toEqual([
      502,
      3,
      expect.not.stringContaining('refused'),
    ]);
  });

  it('does not answer in time is replaced by a 504', async () => {
    // Not `performance`: Node keeps the one that it finds when a worker makes its first request.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const respond = open().handle(get('/'), () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(1000);
    expect((await respond).status).toBe(504);
    vi.useRealTimers();
  });
});

describe('a function', () => {
  const run = async (body: string) => {
    const faults: unknown[] = [];
    const code = `function handler(event) { ${body} }`;
    const edge = buildEdge(smallTemplate({ code }), { onFault: (fault) => faults.push(fault) });
    const respond = await edge.handle(
      get('/a%5Cb?q=1'),
      (request) => new Response(new URL(request.url).pathname),
    );
    return {
      status: respond.status,
      text: await respond.text(),
      location: respond.headers.get('location'),
      faults,
    };
  };

  it('sees the path as it was sent, and may change it', async () => {
    expect(await run('event.request.uri += "/x"; return event.request')).toMatchObject({
      status: 200,
      text: '/a%5Cb/x',
    });
  });

  it('may answer by itself', async () => {
    const made = 'return { statusCode: 302, headers: { location: { value: "/b" } } }';
    expect(await run(made)).toMatchObject({ status: 302, location: '/b' });
  });

  it('changes a response, and loses no header that it is not shown', async () => {
    const code = 'function handler(event) { event.response.statusCode = 404; return event.response; }';
    const association = { EventType: 'viewer-response', FunctionARN: { Ref: 'Route' } };
    const edge = open({ code, behavior: { FunctionAssociations: [association] } });
    const respond = await edge.handle(get('/'), () => new Response('x'));
    expect([respond.status, respond.headers.get('x-cache')]).toEqual([404, 'Miss from cloudfront']);
  });

  it.each([
    ['throws', 'throw new Error("broken")', 503],
    ['never ends', 'for (;;);', 503],
    ['uses what Node has', 'return process.env', 503],
    ['makes code from text', 'return eval("event.request")', 503],
    ['loads modules', 'return require("fs")', 503],
    ['returns nothing', '', 503],
    ['returns no address', 'event.request.uri = "b"; return event.request', 502],
    [
      'ends a line in a header',
      'return { statusCode: 301, headers: { location: { value: "/a\\r\\nX: y" } } }',
      502,
    ],
    [
      'writes a header that is not its own',
      'event.request.headers["x-edge-a"] = { value: "1" }; return event.request',
      502,
    ],
    ['renames the host', 'event.request.headers.host = { value: "evil.example" }; return event.request', 502],
    ['changes the method', 'event.request.method = "POST"; return event.request', 502],
  ])('that %s is replaced by an error', async (_, body, status) => {
    const outcome = await run(body);
    expect([outcome.status, outcome.faults.length]).toEqual([status, 1]);
  });
});

describe('a template is refused', () => {
  const headers = (behavior: string, names: string[]) => ({
    HeadersConfig: { HeaderBehavior: behavior, Headers: names },
  });
  const policy = (count: number) =>
    headers(
      'whitelist',
      Array.from({ length: count }, (_, index) => `X-${index}`),
    );
  const cases: readonly [string, Changes][] = [
    ['whose function is larger than 10 kB', { code: `function handler() {} // ${'x'.repeat(10_240)}` }],
    ['whose function does not compile', { code: 'import fs from "node:fs"; function handler() {}' }],
    ['whose function has no handler', { code: 'function other() {}' }],
    [
      'that forwards Authorization by its request policy',
      { request: headers('whitelist', ['Authorization']) },
    ],
    ['that forwards eleven headers', { request: policy(11) }],
    [
      'that forwards a header of CloudFront that the model does not make',
      { request: headers('whitelist', ['CloudFront-Is-Mobile-Viewer']) },
    ],
    ['that adds a forbidden header', { originHeaders: [{ HeaderName: 'X-Amz-Secret', HeaderValue: 'x' }] }],
    [
      'that adds a header twice',
      {
        originHeaders: [
          { HeaderName: 'X-A', HeaderValue: 'x' },
          { HeaderName: 'x-a', HeaderValue: 'y' },
        ],
      },
    ],
    ['that keeps nothing and yet forwards something', { cache: { DefaultTTL: 0, MaxTTL: 0 } }],
    ['whose times are not in order', { cache: { MinTTL: 90 } }],
    [
      'that allows methods which are no set of CloudFront’s',
      { behavior: { AllowedMethods: ['GET', 'HEAD', 'POST'] } },
    ],
    ['that uses what the model does not know', { behavior: { LambdaFunctionAssociations: [] } }],
    ['that names a policy which is not there', { behavior: { CachePolicyId: { Ref: 'Request' } } }],
    ['that gives another error a lifetime', { distribution: { CustomErrorResponses: [{ ErrorCode: 410 }] } }],
  ];
  it.each(cases)('%s', (_, changes) => {
    expect(() => open(changes)).toThrow(EdgeTemplateError);
  });

  it('but not without a reason', () => expect(() => open({ request: policy(10) })).not.toThrow());
});
