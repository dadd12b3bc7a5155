import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { edgeHeaders, headers } from '#contracts/platform/headers.ts';
import { apiBase } from '#contracts/platform/routes.ts';
import { allRoutes } from '#contracts/public-api/all-routes.ts';
import { isPublicApiPath } from '#contracts/public-api/routes.ts';
import { tokenOf } from '#test/fakes/test-deps.ts';
import { openPublicApi } from './open-public-api.ts';

const known: Readonly<Record<string, string>> = headers;
const forwarded = new Set(edgeHeaders.map(({ name }) => name.toLowerCase()));

const sources = globSync('lambdas/{api,contracts/api,contracts/public-api,runtime}/**/*.ts').map(
  (path) => [path, readFileSync(path, 'utf8')] as const,
);

/** The argument of each `.header(NAME)` call with one argument, which reads a request header. */
const namesRead = (source: string): string[] =>
  [...source.matchAll(/\.header\(\s*([^(),]*?)\s*\)/g)].map(([, argument = '']) => argument);

/** The header name that `headers.key` or a literal stands for; null if the source does not reveal it. */
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

/** Distinguishes a request's headers, and copies of them, from a response's. */
const marker = 'x-marker';
/** HTTP itself carries these to every origin. */
const ofHttp = ['content-length', 'transfer-encoding'];

const routes = Object.entries(allRoutes).map(([name, { method, path }]) => ({ name, method, path }));

describe('a request through the whole API, with its middleware', () => {
  it.each(routes)('reads no header that the edge drops: $name', async ({ name, method, path }) => {
    const { api, ownKey, userId } = await openPublicApi();
    const token = isPublicApiPath(`${apiBase}${path}`) ? ownKey : tokenOf(userId);
    const json = { 'content-type': 'application/json', [marker]: '1' };
    const send = (extra: Record<string, string>) =>
      api.request(`${apiBase}${path.replace('{id}', randomUUID())}`, {
        method,
        headers: { ...json, ...extra },
        ...(method !== 'GET' && { body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' }),
      });
    const read = new Set<string>();
    const get = Headers.prototype.get;
    const spy = vi.spyOn(Headers.prototype, 'get').mockImplementation(function (this: Headers, name: string) {
      if (this.has(marker)) read.add(name.toLowerCase());
      return get.call(this, name);
    });
    await send({});
    await send({ authorization: `Bearer ${token}` });
    spy.mockRestore();
    const least = name === 'paddleWebhook' ? ['paddle-signature'] : ['accept-encoding', 'x-origin-secret'];
    expect([...read]).toEqual(expect.arrayContaining(least));
    expect([...read].filter((name) => !forwarded.has(name) && !ofHttp.includes(name))).toEqual([]);
  });
});
