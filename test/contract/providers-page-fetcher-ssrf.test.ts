import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkUrl } from '#providers/page-fetcher/check-url.ts';
import { createPageFetcher } from '#providers/page-fetcher/create-page-fetcher.ts';
import { checkedAddresses } from '#providers/page-fetcher/guarded-connector.ts';
import { sampleArticle, startPageHost } from '#test/vendors/page-host.ts';
import own from '../fixtures/ssrf-addresses.json' with { type: 'json' };

type CorpusRow = { url: string; expect: string; whatwg: string };
const corpusFile = '../shared/corpora/ssrf/addresses.json';
const corpus: CorpusRow[] = existsSync(corpusFile) ? JSON.parse(readFileSync(corpusFile, 'utf8')) : [];

// Node announces each client socket it makes: a refused address must not even come so far.
let sockets = 0;
const count = (): void => void sockets++;
beforeEach(() => {
  sockets = 0;
  subscribe('net.client.socket', count);
});
afterEach(() => void unsubscribe('net.client.socket', count));

const clock = { now: () => new Date() };
const resolvingTo = (addresses: string[]) => createPageFetcher({ clock, resolver: async () => addresses });
const outcome = async (url: string, addresses = ['127.0.0.1']): Promise<string> =>
  resolvingTo(addresses)
    .fetch(url)
    .then(
      () => 'fetched',
      (error: Error) => error.name,
    );

describe('addresses that must be refused', () => {
  it.each(own.block)('%s is refused without a connection', async (url) => {
    expect(await outcome(url, ['93.184.216.34'])).toBe('PageBlockedAddress');
    expect(sockets).toBe(0);
  });
  it.each(own.unreadable)('%j is no address', async (url) => {
    expect(await outcome(url)).toBe('PageUnreachable');
    expect(sockets).toBe(0);
  });
  it.each(own.resolvesTo.blocked)(
    'a name that leads to %s %s is refused without a connection',
    async (...addresses) => {
      expect(await outcome('https://example.com/', addresses)).toBe('PageBlockedAddress');
      expect(sockets).toBe(0);
    },
  );
  it.skipIf(corpus.length === 0)('every address of the corpus is refused without a connection', async () => {
    const blocked = corpus.filter((row) => row.expect === 'block');
    const wrong: string[] = [];
    for (const { url, whatwg } of blocked) {
      const name = await outcome(url);
      const isRight =
        name === 'PageBlockedAddress' || (name === 'PageUnreachable' && whatwg === 'invalid-url');
      if (!isRight) wrong.push(`${url}: ${name}`);
    }
    expect(wrong).toEqual([]);
    expect(sockets).toBe(0);
    expect(blocked.length).toBeGreaterThan(200);
  });
});

describe('addresses that may be read', () => {
  const none = (): boolean => false;
  it.each(own.allow)('%s passes', (url) => {
    expect(checkUrl(url, none).href).toMatch(/^https?:\/\//);
  });
  it.each(own.resolvesTo.allowed)('a name that leads to %s %s passes', async (...addresses) => {
    const found = addresses.filter((address) => address !== undefined);
    const options = { isAllowed: none, resolve: async () => found, timeoutMs: 50 };
    expect(await checkedAddresses('example.com', 80, options)).toEqual(found);
  });
  it('are resolved once per connection: the answer that was checked is the one that is used', async () => {
    const site = await startPageHost();
    let asked = 0;
    const resolver = async () => (asked++ === 0 ? ['127.0.0.1'] : ['10.0.0.1']);
    const pages = createPageFetcher({ clock, resolver, allowHosts: ['localhost'] });
    const page = await pages.fetch(`http://localhost:${site.host.split(':')[1]}/article`);
    expect(new TextDecoder().decode(page.body)).toBe(sampleArticle);
    expect(asked).toBe(sockets);
    await site.close();
  });
});
