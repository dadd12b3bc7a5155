import { gzipSync } from 'node:zlib';
import { type InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { describe, expect, it } from 'vitest';
import { JobError } from '#contracts/jobs/job-errors.ts';
import { imageFetch } from '#contracts/jobs/page-fetch.ts';
import { imagesPerHost, pagesPerHost } from '#contracts/platform/rate-limits.ts';
import { createFetchPage } from '#fetcher/fetch-page.ts';
import type { CachedPage, Log, PageCache } from '#ports';
import { createLambdaInvoker } from '#providers/page-fetcher/lambda-invoker.ts';
import { createHostLimit } from '#providers/page-fetcher/limit-host.ts';
import { createRemoteImageFetcher } from '#providers/page-fetcher/remote-image-fetcher.ts';
import { createRemotePageFetcher, type InvokeFetcher } from '#providers/page-fetcher/remote-page-fetcher.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { createMemoryRateLimits } from '#test/fakes/memory-rate-limits.ts';
import { startPageHost } from '#test/vendors/page-host.ts';

const clock = { now: () => new Date('2026-06-15T12:00:00Z') };
const reader = 'user:u1';
const quiet: Log = { info: () => {}, warn: () => {}, error: () => {} };
/** Values as the Lambda API carries them: as JSON. */
const asJson =
  (invoke: InvokeFetcher): InvokeFetcher =>
  async (call) =>
    JSON.parse(JSON.stringify(await invoke(JSON.parse(JSON.stringify(call)))));

const memoryCache = (): PageCache & { pages: Map<string, CachedPage>; expires: Date[] } => {
  const pages = new Map<string, CachedPage>();
  const expires: Date[] = [];
  return {
    pages,
    expires,
    get: async (url) => pages.get(url) ?? null,
    put: async (url, page, expiresAt) => {
      pages.set(url, page);
      expires.push(expiresAt);
    },
  };
};
const page = (changes: object = {}) => ({
  page: {
    url: 'https://example.com/final',
    contentType: 'text/html',
    fetchedAt: '2026-06-15T12:00:00.000Z',
    mayKeep: true,
    body: Buffer.from(gzipSync('<p>kept</p>')).toString('base64'),
    ...changes,
  },
});
const remote = (invoke: InvokeFetcher, cache = memoryCache()) =>
  createRemotePageFetcher({ clock, cache, invoke });

describe('the fetcher as a separate function', () => {
  it('returns a page byte by byte, and a failure by its name', async () => {
    const site = await startPageHost();
    const invoke = asJson(createFetchPage({ clock, log: quiet, allowHosts: () => [site.host] }));
    const pages = remote(invoke);
    const found = await pages.fetch(`${site.origin}/latin1`, reader);
    expect(new TextDecoder('latin1').decode(found.body)).toContain('Crème brûlée');
    expect(found).toMatchObject({ contentType: 'text/html; charset=ISO-8859-1', fromCache: false });
    await expect(pages.fetch(`${site.origin}/pdf`, reader)).rejects.toMatchObject({ name: 'PageNotHtml' });
    await expect(pages.fetch('http://169.254.169.254/', reader)).rejects.toMatchObject({
      name: 'PageBlockedAddress',
    });
    await site.close();
  });
  it('reads the list of allowed hosts at each call', async () => {
    const site = await startPageHost();
    let hosts: string[] = [];
    const pages = remote(asJson(createFetchPage({ clock, log: quiet, allowHosts: () => hosts })));
    await expect(pages.fetch(`${site.origin}/article`, reader)).rejects.toMatchObject({
      name: 'PageBlockedAddress',
    });
    hosts = [site.host];
    expect((await pages.fetch(`${site.origin}/article`, reader)).url).toBe(`${site.origin}/article`);
    await site.close();
  });
  it.each([
    null,
    {},
    { page: {} },
    page({ url: 'file:///etc/passwd' }),
    page({ body: 'bm90IGd6aXA=' }),
    page({ body: Buffer.from(gzipSync('a'.repeat(6 * 1024 * 1024))).toString('base64') }),
    { failure: { name: 'JobCancelled', message: 'not its business' } },
  ])('accepts only a page or a failure in the response: %#', async (answer) => {
    await expect(remote(async () => answer).fetch('https://example.com/', reader)).rejects.toMatchObject({
      name: 'ProviderMalformed',
    });
  });
});

describe('the page cache', () => {
  const cached: CachedPage = {
    url: 'https://example.com/final',
    body: new TextEncoder().encode('<p>kept</p>'),
    contentType: 'text/html',
    fetchedAt: '2026-06-15T11:00:00.000Z',
  };
  const never: InvokeFetcher = () => Promise.reject(new Error('asked'));

  it('returns a public page without a request, by the address that was requested', async () => {
    const cache = memoryCache();
    cache.pages.set('https://example.com/', cached);
    expect(await remote(never, cache).fetch('https://example.com#top', reader)).toEqual({
      ...cached,
      fromCache: true,
    });
  });
  it('keeps a page for 24 hours, unless the page forbids caching', async () => {
    const cache = memoryCache();
    await remote(async () => page(), cache).fetch('https://example.com/a', reader);
    await remote(async () => page({ mayKeep: false }), cache).fetch('https://example.com/b', reader);
    expect([...cache.pages.keys()]).toEqual(['https://example.com/a']);
    expect(cache.expires).toEqual([new Date('2026-06-16T12:00:00Z')]);
  });
  it('never answers for a refused address', async () => {
    const cache = memoryCache();
    cache.pages.set('http://10.0.0.1/', cached);
    const invoke = asJson(createFetchPage({ clock, log: quiet }));
    await expect(remote(invoke, cache).fetch('http://10.0.0.1/', reader)).rejects.toMatchObject({
      name: 'PageBlockedAddress',
    });
  });
  it('is not used for loopback hosts, whose pages change during tests', async () => {
    const cache = memoryCache();
    await remote(async () => page(), cache).fetch('http://127.0.0.1:8080/', reader);
    expect(cache.pages.size).toBe(0);
  });
});

describe('pages of one site', () => {
  const open = () => {
    const time = createManualClock('2026-06-15T12:00:10.000Z');
    let asked = 0;
    const pages = createRemotePageFetcher({
      clock: time,
      cache: memoryCache(),
      invoke: async () => {
        asked++;
        return page();
      },
      beforeFetch: createHostLimit(createMemoryRateLimits(), time),
    });
    return { time, pages, asked: () => asked };
  };
  const nextMinute = '2026-06-15T12:01:00.000Z';

  it('are read up to a limit per minute for all callers combined', async () => {
    const { time, pages, asked } = open();
    const read = (index: number) =>
      pages.fetch(`https://example.com/${index}`, `user:${Math.floor(index / pagesPerHost.caller)}`);
    for (let index = 0; index < pagesPerHost.all; index++) await read(index);
    await expect(read(pagesPerHost.all)).rejects.toMatchObject({ name: 'PageHostBusy' });
    expect((await read(0)).fromCache).toBe(true);
    await pages.fetch('https://example.org/', reader);
    expect(asked()).toBe(pagesPerHost.all + 1);
    time.set(nextMinute);
    await read(pagesPerHost.all);
  });

  it('leave room for other callers when one caller uses up its share, whether or not it succeeds', async () => {
    const { time, pages, asked } = open();
    const attempts = Array.from({ length: 3 * pagesPerHost.all }, (_, index) =>
      pages.fetch(`https://example.com/${index}`, 'visitor:greedy').then(
        () => 'read',
        (error: unknown) => (error instanceof JobError ? error.name : String(error)),
      ),
    );
    const outcomes = await Promise.all(attempts);
    expect(outcomes.filter((outcome) => outcome === 'read')).toHaveLength(pagesPerHost.caller);
    expect(new Set(outcomes)).toEqual(new Set(['read', 'PageHostShareUsed']));
    await pages.fetch('https://example.com/other', reader);
    expect(asked()).toBe(pagesPerHost.caller + 1);
    time.set(nextMinute);
    await pages.fetch('https://example.com/next', 'visitor:greedy');
  });
});

describe('the Lambda API', () => {
  const invoker = (send: () => Promise<object>) => {
    const client = new LambdaClient({ region: 'us-east-1' });
    const sent: unknown[] = [];
    client.send = (async (command: InvokeCommand) => {
      sent.push(command.input);
      return send();
    }) as unknown as typeof client.send;
    return { invoke: createLambdaInvoker(client, 'fetcher'), sent };
  };
  const payload = (value: string) => new TextEncoder().encode(value);

  it('is called with the address, and its payload is the response', async () => {
    const { invoke, sent } = invoker(async () => ({ Payload: payload('{"a":1}') }));
    expect(await invoke({ url: 'https://example.com/' })).toEqual({ a: 1 });
    expect(sent).toEqual([{ FunctionName: 'fetcher', Payload: '{"url":"https://example.com/"}' }]);
  });
  it.each([
    [
      'is throttled',
      () => Promise.reject(Object.assign(new Error(), { name: 'TooManyRequestsException' })),
      'ProviderUnavailable',
    ],
    [
      'breaks off',
      async () => ({ FunctionError: 'Unhandled', Payload: payload('{"errorType":"Sandbox.Timedout"}') }),
      'ProviderUnavailable',
    ],
    ['answers nonsense', async () => ({ Payload: payload('<html>') }), 'ProviderMalformed'],
  ])('fails as transient when it %s', async (_, send, name) => {
    await expect(invoker(send).invoke({})).rejects.toMatchObject({ name });
  });
});

describe('images from the fetcher', () => {
  const counted: string[] = [];
  const imagesOf = (host: string) =>
    createRemoteImageFetcher(
      asJson(createFetchPage({ clock, log: quiet, allowHosts: () => [host] })),
      async (...counts) => void counted.push(counts.join(' ')),
    );

  it('arrive byte by byte, whatever type their server declares, and count toward their reader’s share', async () => {
    const site = await startPageHost();
    const bytes = new Uint8Array([0x89, 0x50, 0, 255, 13, 10]);
    site.put('/a.png', { headers: { 'content-type': 'text/html' }, body: bytes });
    const images = imagesOf(site.host);
    expect(await images.fetch(`${site.origin}/a.png`, reader)).toEqual(bytes);
    expect(site.lastHeaders().accept).toContain('image/png');
    expect(counted).toEqual([`127.0.0.1 ${reader}`]);
    await site.close();
  });

  it('follow the same rules as pages: addresses, robots, sizes and statuses', async () => {
    const site = await startPageHost();
    site.put('/robots.txt', {
      headers: { 'content-type': 'text/plain' },
      body: 'User-agent: *\nDisallow: /no',
    });
    site.put('/large.png', { body: new Uint8Array(imageFetch.maxBytes + 1) });
    site.put('/tagged.png', { headers: { 'x-robots-tag': 'noai' }, body: 'x' });
    site.put('/gone.png', { status: 404 });
    const images = imagesOf(site.host);
    for (const [address, name] of [
      ['http://169.254.169.254/latest', 'PageBlockedAddress'],
      ['file:///etc/passwd', 'PageBlockedAddress'],
      [`${site.origin}/no.png`, 'PageDisallowed'],
      [`${site.origin}/large.png`, 'PageTooLarge'],
      [`${site.origin}/tagged.png`, 'PageNoIndex'],
      [`${site.origin}/gone.png`, 'PageUnreachable'],
    ] as const)
      await expect(images.fetch(address, reader), address).rejects.toMatchObject({ name });
    await site.close();
  });

  it('stop at one caller’s share, which leaves pages and other callers their own', async () => {
    const counts = createMemoryRateLimits();
    const images = createRemoteImageFetcher(
      async () => ({ image: { body: 'AA==' } }),
      createHostLimit(counts, clock, 'images'),
    );
    const readOne = (by: string) => images.fetch('https://example.com/a.png', by);
    for (let n = 0; n < imagesPerHost.caller; n++) await readOne('user:a');
    await expect(readOne('user:a')).rejects.toMatchObject({ name: 'PageHostShareUsed' });
    expect(await readOne('user:b')).toEqual(new Uint8Array([0]));
    await createHostLimit(counts, clock)('example.com', 'user:a');
  });

  it.each([null, {}, { image: {} }, { image: { body: '%' } }, page()])(
    'are refused when the response is not valid: %j',
    async (answer) => {
      const images = createRemoteImageFetcher(
        async () => answer,
        async () => {},
      );
      await expect(images.fetch('https://example.com/a.png', reader)).rejects.toMatchObject({
        name: 'ProviderMalformed',
      });
    },
  );
});
