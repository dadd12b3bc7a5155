import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { edgeHeaders, headers } from '#contracts/platform/headers.ts';
import { openApi } from './api-suite.ts';

const known: Readonly<Record<string, string>> = headers;
const forwarded = new Set(edgeHeaders.map(({ name }) => name.toLowerCase()));

const sources = globSync('lambdas/{api,contracts/api,runtime}/**/*.ts').map(
  (path) => [path, readFileSync(path, 'utf8')] as const,
);

/** The argument of each `.header(NAME)` with one argument, which reads a request. */
const namesRead = (source: string): string[] =>
  [...source.matchAll(/\.header\(\s*([^(),]*?)\s*\)/g)].map(([, argument = '']) => argument);

/** `headers.key` or a literal as the name that it is; null when it cannot be read from the source. */
const nameOf = (argument: string): string | null => {
  const [, key] = /^headers\.(\w+)$/.exec(argument) ?? [];
  if (key !== undefined) return known[key] ?? null;
  return /^['"]([\w-]+)['"]$/.exec(argument)?.[1] ?? null;
};

describe('a header that a function of the API reads', () => {
  it.each(sources.flatMap(([path, source]) => namesRead(source).map((name) => [name, path] as const)))(
    'is forwarded by the edge: %s in %s',
    (argument) => expect(forwarded).toContain(nameOf(argument)?.toLowerCase()),
  );

  it('is forwarded by the edge if a schema names it', () => {
    const mentioned = sources.flatMap(([, source]) =>
      [...source.replaceAll('context.header(headers.requestId', '').matchAll(/\bheaders\.(\w+)/g)].flatMap(
        ([, key = '']) => known[key]?.toLowerCase() ?? [],
      ),
    );
    expect(mentioned).toContain(headers.idempotencyKey.toLowerCase());
    for (const name of mentioned) expect(forwarded).toContain(name);
  });

  it.each(sources)('is read only through the list of headers: %s', (_, source) => {
    expect(source).not.toMatch(/\.header\(\s*\)|headers\.get\(|\.headers\[|raw\.headers/);
  });
});

/** Tells a request's headers, and copies of them, from an answer's. */
const marker = 'x-marker';
/** HTTP itself carries these to every origin. */
const ofHttp = ['content-length', 'transfer-encoding'];

describe('a request through the whole API, with its middleware', () => {
  it('reads no header that the edge drops', async () => {
    const { api } = openApi();
    const json = { 'content-type': 'application/json', [marker]: '1' };
    const post = (path: string) =>
      new Request(`http://site${path}`, { method: 'POST', body: '{}', headers: json });
    const requests = [
      new Request('http://site/api/config', { headers: { [marker]: '1' } }),
      post('/api/create-job'),
      post('/api/webhooks/paddle'),
    ];
    const read = new Set<string>();
    const get = Headers.prototype.get;
    vi.spyOn(Headers.prototype, 'get').mockImplementation(function (this: Headers, name: string) {
      if (this.has(marker)) read.add(name.toLowerCase());
      return get.call(this, name);
    });
    for (const request of requests) await api.request(request);
    expect([...read]).toEqual(
      expect.arrayContaining(['authorization', 'accept-encoding', 'paddle-signature']),
    );
    expect([...read].filter((name) => !forwarded.has(name) && !ofHttp.includes(name))).toEqual([]);
  });
});
