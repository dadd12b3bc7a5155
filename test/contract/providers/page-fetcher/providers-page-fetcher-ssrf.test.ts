import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkUrl } from '#providers/page-fetcher/check-url.ts';
import { createPageFetcher } from '#providers/page-fetcher/create-page-fetcher.ts';
import { checkedAddresses } from '#providers/page-fetcher/guarded-connector.ts';
import { isPublicAddress } from '#providers/page-fetcher/public-address.ts';
import own from '#test/fixtures/ssrf-addresses.json' with { type: 'json' };
import { sampleArticle, startPageHost } from '#test/vendors/page-host.ts';
import { openPublicWeb, publicAddress } from '#test/vendors/public-web.ts';

type CorpusRow = { url: string; expect: string; whatwg: string; whatwgHost: string };
const corpusFile = '../shared/corpora/ssrf/addresses.json';
const corpus: CorpusRow[] = existsSync(corpusFile) ? JSON.parse(readFileSync(corpusFile, 'utf8')) : [];
const blocked = corpus.filter((row) => row.expect === 'block');

/** Every address to refuse, ours and the corpus's, with whether it can be parsed as an address at all. */
const lists = [
  { name: 'of our own', rows: own.block.map((url) => ({ url, isAddress: true })) },
  {
    name: 'in ../shared/corpora/ssrf',
    rows: blocked.map(({ url, whatwg }) => ({ url, isAddress: whatwg !== 'invalid-url' })),
  },
] as const;
/** Every name but one resolves to an internal address. */
const insideButExample = async (name: string): Promise<string[]> => [
  name === 'example.com' ? publicAddress : '127.0.0.1',
];
/** A header is ASCII. Any other character is sent in UTF-8, percent-encoded. */
const asLocation = (url: string): string => url.replaceAll(/[^\x20-\x7e]/gu, encodeURIComponent);
const literal = (url: string): string[] => {
  const host = URL.parse(url)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return isIP(host) ? [host] : [];
};

// Node announces each client socket it creates. A refused address must not even get that far.
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
  it('are rejected with a short message even if the host is long', async () => {
    const refused = resolvingTo([]).fetch(`https://${'a'.repeat(1_000)}/`);
    await expect(refused).rejects.toThrow(`Address refused: "${'a'.repeat(60)}…" is not a public host name.`);
  });
  it.each(own.block)('%s is refused without a connection', async (url) => {
    expect(await outcome(url, ['93.184.216.34'])).toBe('PageBlockedAddress');
    expect(sockets).toBe(0);
  });
  it.each(own.unreadable)('%j is not an address', async (url) => {
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
});

describe.each(lists)('every address $name', ({ rows }) => {
  const isMissing = rows.length === 0;
  /** Names that resolve to these addresses: one for each IP address among them. */
  const targets = [...new Set(rows.flatMap(({ url }) => literal(url)))].filter((ip) => !isPublicAddress(ip));

  it.skipIf(isMissing)('is refused without a connection', async () => {
    const wrong: string[] = [];
    for (const { url, isAddress } of rows) {
      const name = await outcome(url);
      const isRight = name === 'PageBlockedAddress' || (name === 'PageUnreachable' && !isAddress);
      if (!isRight) wrong.push(`${url}: ${name}`);
    }
    expect(wrong).toEqual([]);
    expect(sockets).toBe(0);
  });

  it.skipIf(isMissing)(
    'is refused behind a redirect, with no connection except to the redirecting site',
    async () => {
      const site = await startPageHost();
      const wrong: string[] = [];
      for (const { url } of rows) {
        // The site sends each address unchanged as Location, including relative and broken ones.
        site.put('/go', { status: 302, headers: { location: asLocation(url) } });
        const { pages, opened } = openPublicWeb(site, { resolver: insideButExample });
        const name = await pages.fetch('http://example.com/go').then(
          ({ url: final }) => final,
          (error: Error) => error.name,
        );
        const isElsewhere = opened.some((address) => address !== publicAddress);
        const isBlocked = name === 'PageBlockedAddress' || name === 'PageUnreachable';
        if (isElsewhere || !isBlocked) wrong.push(`${url}: ${name}, ${opened}`);
      }
      expect(wrong).toEqual([]);
      await site.close();
    },
  );

  it.skipIf(isMissing)(
    'is refused behind a name that resolves to it, alone or among public ones',
    async () => {
      const site = await startPageHost();
      for (const target of targets)
        for (const answer of [[target], [publicAddress, target], [target, publicAddress]]) {
          const { pages, opened } = openPublicWeb(site, { resolver: async () => answer });
          await expect(pages.fetch('https://example.com/article')).rejects.toMatchObject({
            name: 'PageBlockedAddress',
          });
          expect(opened).toEqual([]);
        }
      expect([targets.length > 20, site.requests]).toEqual([true, []]);
      await site.close();
    },
  );

  it.skipIf(isMissing)('is refused behind a name that resolves to it only at the second lookup', async () => {
    const site = await startPageHost();
    // A site that closes each connection makes the fetcher look up its name again.
    site.put('/robots.txt', { status: 404, headers: { connection: 'close' } });
    for (const target of targets) {
      let asked = 0;
      const resolver = async () => (asked++ === 0 ? [publicAddress] : [target]);
      const { pages, opened } = openPublicWeb(site, { resolver });
      await expect(pages.fetch('http://example.com/article')).rejects.toMatchObject({
        name: 'PageBlockedAddress',
      });
      expect([asked, opened]).toEqual([2, [publicAddress]]);
    }
    expect(new Set(site.requests)).toEqual(new Set(['/robots.txt']));
    await site.close();
  });
});

describe('addresses that may be read', () => {
  const none = (): boolean => false;
  it.each(own.allow)('%s is read', async (url) => {
    const site = await startPageHost();
    for (const path of [url, `http://example.com/redirect?to=${encodeURIComponent(url)}`]) {
      site.put(new URL(url).pathname, { body: sampleArticle });
      const { pages, opened } = openPublicWeb(site);
      const page = await pages.fetch(path);
      expect([new TextDecoder().decode(page.body), page.url]).toEqual([
        sampleArticle,
        checkUrl(url, none).href,
      ]);
      expect(opened.length).toBeGreaterThan(0);
    }
    await site.close();
  });
  it.each(own.resolvesTo.allowed)('a name that leads to %s %s passes', async (...addresses) => {
    const found = addresses.filter((address) => address !== undefined);
    const options = { isAllowed: none, resolve: async () => found, timeoutMs: 50 };
    expect(await checkedAddresses('example.com', 80, options)).toEqual(found);
  });
  it('are resolved once per connection: the address that was checked is the one that is used', async () => {
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
