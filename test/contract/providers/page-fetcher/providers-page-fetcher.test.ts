import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobErrorName } from '#contracts/jobs/job-errors.ts';
import { pageFetch } from '#contracts/jobs/page-fetch.ts';
import { product } from '#contracts/product.ts';
import { createPageFetcher, type PageFetcherOptions } from '#providers/page-fetcher/create-page-fetcher.ts';
import { type PageHost, sampleArticle, startPageHost } from '#test/vendors/page-host.ts';

const clock = { now: () => new Date('2026-06-15T12:00:00Z') };
let site: PageHost;
beforeAll(async () => {
  site = await startPageHost();
});
afterAll(() => site.close());
beforeEach(() => void site.requests.splice(0));

const fetcher = (options: Partial<PageFetcherOptions> = {}) =>
  createPageFetcher({
    clock,
    allowHosts: [site.host],
    ...options,
  });
const fetchPath = (path: string, options?: Partial<PageFetcherOptions>) =>
  fetcher(options).fetch(`${site.origin}${path}`);
/** For pages that never end. Other pages get the product's limits, because a busy machine takes its time. */
const hasty = { bounds: { totalMs: 1_500, connectMs: 700 } };
const endless = ['/hang', '/slow-body'];
const text = (page: { body: Uint8Array }) => new TextDecoder().decode(page.body);

describe('a page that exists', () => {
  it('is returned with its final address, its type and the time', async () => {
    expect(await fetchPath('/article#part-two')).toEqual({
      url: `${site.origin}/article`,
      body: new TextEncoder().encode(sampleArticle),
      contentType: 'text/html; charset=utf-8',
      fetchedAt: '2026-06-15T12:00:00.000Z',
      mayKeep: true,
    });
  });
  it('is requested with our user agent, without cookies or credentials', async () => {
    await fetchPath('/article');
    expect(site.lastHeaders()['user-agent']).toBe(product.userAgent);
    expect(site.lastHeaders()).not.toHaveProperty('cookie');
    expect(site.lastHeaders()).not.toHaveProperty('authorization');
  });
  it.each(['/article-gzip', '/article-brotli', '/article-without-type'])('is read at %s', async (path) => {
    expect(text(await fetchPath(path))).toBe(sampleArticle);
  });
  it('keeps its bytes and its declared character set', async () => {
    const page = await fetchPath('/latin1');
    expect(page.contentType).toBe('text/html; charset=ISO-8859-1');
    expect(new TextDecoder('latin1').decode(page.body)).toContain('Crème brûlée');
  });
  it('may be plain text', async () => {
    expect((await fetchPath('/plain')).contentType).toBe('text/plain');
  });
});

const failures: [path: string, name: JobErrorName][] = [
  ['/hang', 'PageTimeout'],
  ['/slow-body', 'PageTimeout'],
  ['/endless', 'PageTooLarge'],
  ['/large', 'PageTooLarge'],
  ['/gzip-bomb', 'PageTooLarge'],
  ['/broken-gzip', 'PageUnreachable'],
  ['/unknown-encoding', 'PageUnreachable'],
  ['/loop', 'PageRedirectLoop'],
  ['/hops/4', 'PageRedirectLoop'],
  ['/to-bad-location', 'PageUnreachable'],
  ['/pdf', 'PageNotHtml'],
  ['/pdf-as-html', 'PageNotHtml'],
  ['/image', 'PageNotHtml'],
  ['/json', 'PageNotHtml'],
  ['/empty', 'PageEmpty'],
  ['/blank', 'PageEmpty'],
  ['/forbidden', 'PageRefused'],
  ['/unauthorized', 'PageRefused'],
  ['/too-many', 'PageRefused'],
  ['/missing', 'PageUnreachable'],
  ['/gone', 'PageUnreachable'],
  ['/broken', 'PageUnreachable'],
  ['/unavailable', 'PageUnreachable'],
  ['/reset', 'PageUnreachable'],
  ['/cut-off', 'PageUnreachable'],
];

describe('a page that cannot be read', () => {
  it.each(failures)('%s fails as %s, with a reason for the operator', async (path, name) => {
    const options = endless.includes(path) ? hasty : {};
    await expect(fetchPath(path, options)).rejects.toMatchObject({
      name,
      message: expect.stringMatching(/\w/),
    });
  });
  it.each(endless)(
    '%s has all of the time that the message names, and not only the time to connect',
    async (path) => {
      const start = performance.now();
      await expect(fetchPath(path, hasty)).rejects.toMatchObject({ name: 'PageTimeout' });
      // Timers may fire a millisecond early.
      expect(performance.now() - start).toBeGreaterThan(hasty.bounds.totalMs - 5);
    },
  );
  it('does not decompress a bomb in memory', async () => {
    // Measures only this worker: the resident set belongs to the whole process, in which other workers grow at the same
    // time. The bound is half of the bomb's 1 GiB, because a busy machine frees the pieces late.
    const before = process.memoryUsage().arrayBuffers;
    await expect(fetchPath('/gzip-bomb')).rejects.toThrow(`${pageFetch.maxBytes} bytes`);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(512 * 1024 * 1024);
  });
  it('is unreachable when its name has no address, or no server listens there', async () => {
    const noAddress = fetcher({ resolver: async () => Promise.reject(new Error('ENOTFOUND')) });
    await expect(noAddress.fetch('https://nowhere.example.com/')).rejects.toMatchObject({
      name: 'PageUnreachable',
    });
    const closed = await startPageHost();
    await closed.close();
    await expect(fetcher({ allowHosts: [closed.host] }).fetch(closed.origin)).rejects.toMatchObject({
      name: 'PageUnreachable',
    });
  });
});

describe('redirects', () => {
  it('are followed three times', async () => {
    expect((await fetchPath('/hops/3')).url).toBe(`${site.origin}/hops/0`);
  });
  it('do not wait for the redirect’s body', async () => {
    expect((await fetchPath('/redirect-that-goes-on')).url).toBe(`${site.origin}/article`);
  });
  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://[::1]/',
    'http://localhost/',
    'http://example.com:8080/',
    'http://user@example.com/',
    'file:///etc/passwd',
    'ftp://example.com/',
    '//127.0.0.1:22/',
  ])('to %s are refused like the address itself', async (to) => {
    await expect(fetchPath(`/redirect?to=${encodeURIComponent(to)}`)).rejects.toMatchObject({
      name: 'PageBlockedAddress',
    });
  });
  it('to another port of the allowed host are refused', async () => {
    const other = await startPageHost();
    await expect(fetchPath(`/redirect?to=${encodeURIComponent(other.origin)}`)).rejects.toMatchObject({
      name: 'PageBlockedAddress',
    });
    expect(other.requests).toEqual([]);
    await other.close();
  });
});

describe('robots.txt', () => {
  const withRobots = async (body: string, run: (site: PageHost) => Promise<void>, status = 200) => {
    const host = await startPageHost();
    host.put('/robots.txt', { status, headers: { 'content-type': 'text/plain' }, body });
    await run(host);
    await host.close();
  };
  const fetchFrom = (host: PageHost, path: string) =>
    fetcher({ allowHosts: [host.host] }).fetch(`${host.origin}${path}`);

  it.each(['User-agent: *\nDisallow: /article', 'User-agent: SweetspotBot\nDisallow: /'])(
    'refuses a page before it is requested: %j',
    async (rules) => {
      await withRobots(rules, async (host) => {
        await expect(fetchFrom(host, '/article')).rejects.toMatchObject({ name: 'PageDisallowed' });
        expect(host.requests).toEqual(['/robots.txt']);
      });
    },
  );
  it('allows what its rules for us allow, whatever its rules for others', async () => {
    const rules =
      'User-agent: *\nDisallow: /\n\nUser-agent: SweetspotBot\nAllow: /article\nDisallow: /private';
    await withRobots(rules, async (host) => {
      expect((await fetchFrom(host, '/article')).url).toBe(`${host.origin}/article`);
      await expect(fetchFrom(host, '/private')).rejects.toMatchObject({ name: 'PageDisallowed' });
    });
  });
  it('is requested once per site, and again the next day', async () => {
    await withRobots('User-agent: *\nAllow: /', async (host) => {
      let now = clock.now();
      const pages = fetcher({ allowHosts: [host.host], clock: { now: () => now } });
      for (let index = 0; index < 3; index++) await pages.fetch(`${host.origin}/article`);
      expect(host.requests.filter((path) => path === '/robots.txt')).toHaveLength(1);
      now = new Date(now.getTime() + 25 * 3_600_000);
      await pages.fetch(`${host.origin}/article`);
      expect(host.requests.filter((path) => path === '/robots.txt')).toHaveLength(2);
    });
  });
  it.each([404, 500])('that answers %d refuses nothing', async (status) => {
    const run = async (host: PageHost) =>
      void expect(text(await fetchFrom(host, '/article'))).toBe(sampleArticle);
    await withRobots('User-agent: *\nDisallow: /', run, status);
  });
  it('is checked at the target of a redirect too', async () => {
    await withRobots('User-agent: *\nDisallow: /article', async (host) => {
      await expect(fetchFrom(host, '/redirect?to=/article')).rejects.toMatchObject({
        name: 'PageDisallowed',
      });
    });
  });
  it('is followed when it asks for a crawl delay', async () => {
    await withRobots('User-agent: *\nCrawl-delay: 0.2', async (host) => {
      const pages = fetcher({ allowHosts: [host.host] });
      const startedAt = performance.now();
      for (let index = 0; index < 3; index++) await pages.fetch(`${host.origin}/article`);
      expect(performance.now() - startedAt).toBeGreaterThan(390);
    });
  });
  it('does not delay a page longer than a page’s time limit', async () => {
    await withRobots('User-agent: *\nCrawl-delay: 100', async (host) => {
      const pages = fetcher({ allowHosts: [host.host], bounds: { totalMs: 3_000 } });
      await pages.fetch(`${host.origin}/article`);
      await expect(pages.fetch(`${host.origin}/article`)).rejects.toMatchObject({ name: 'PageTimeout' });
    });
  });
  it('is not followed to a private address', async () => {
    const host = await startPageHost();
    const other = await startPageHost();
    host.put('/robots.txt', { status: 302, headers: { location: `${other.origin}/robots.txt` } });
    expect(text(await fetchFrom(host, '/article'))).toBe(sampleArticle);
    expect(other.requests).toEqual([]);
    await Promise.all([host.close(), other.close()]);
  });
});

describe('a robots rule on a page', () => {
  const withMeta = (...metas: string[]) =>
    sampleArticle.replace('<head>', `<head>${metas.map((meta) => `<meta ${meta}>`).join('')}`);
  const fetchWith = async (headers: Record<string, string>, body = sampleArticle) => {
    const host = await startPageHost();
    host.put('/page', { headers, body });
    return fetcher({ allowHosts: [host.host] })
      .fetch(`${host.origin}/page`)
      .finally(() => host.close());
  };

  it.each([
    'noindex',
    'nofollow, NOINDEX',
    'none',
    'noai, noimageai',
    'SweetspotBot: noindex',
    'googlebot: noarchive, sweetspotbot: none',
    'unavailable_after: 25 Jun 2030 15:00:00 PST, noindex',
  ])('refuses it by the header %j', async (tag) => {
    await expect(fetchWith({ 'x-robots-tag': tag })).rejects.toMatchObject({ name: 'PageNoIndex' });
  });
  it.each([
    'name="robots" content="noindex"',
    'NAME=Robots CONTENT="nofollow,NoIndex"',
    "content='none' name='robots'",
    'name="sweetspotbot" content="noindex"',
    'name="robots" content="noai"',
  ])('refuses it by <meta %s>', async (meta) => {
    await expect(fetchWith({}, withMeta('charset="utf-8"', meta))).rejects.toMatchObject({
      name: 'PageNoIndex',
    });
  });
  it('applies only to the robots that it names', async () => {
    const body = withMeta('name="googlebot" content="noindex"', 'name="description" content="noindex, none"');
    expect((await fetchWith({ 'x-robots-tag': 'googlebot: noindex, nofollow' }, body)).mayKeep).toBe(true);
  });
  it('is not read from comments, scripts and text', async () => {
    const meta = '<meta name="robots" content="noindex">';
    const body = sampleArticle.replace('<head>', `<head><!--${meta}--><script>"${meta}"</script>`);
    expect(text(await fetchWith({}, body.replace('<h1>', `<h1>${meta}`)))).toContain('Sourdough');
  });
  it.each([
    ['the header X-Robots-Tag', { 'x-robots-tag': 'noarchive' }, sampleArticle],
    ['a meta tag', {}, withMeta('name="robots" content="index, noarchive"')],
    ['Cache-Control', { 'cache-control': 'no-store' }, sampleArticle],
  ])('can forbid a cached copy with %s', async (_, headers, body) => {
    expect((await fetchWith(headers, body)).mayKeep).toBe(false);
  });
});

describe('many users who want pages from one site', () => {
  it('cause at most two requests at once, and all users get their page', async () => {
    let [now, most] = [0, 0];
    const counting = await startPageHost({
      before: () => (most = Math.max(most, ++now)),
      after: () => now--,
    });
    const pages = fetcher({ allowHosts: [counting.host] });
    const found = await Promise.all(
      Array.from({ length: 8 }, (_, index) => pages.fetch(`${counting.origin}/article?${index}`)),
    );
    expect(found).toHaveLength(8);
    expect(most).toBeLessThanOrEqual(2);
    await counting.close();
  });
});

describe('the allow-list', () => {
  it('allows a loopback name on any port when it names none', async () => {
    const port = site.host.split(':')[1];
    const page = await fetcher({ allowHosts: ['localhost'], resolver: async () => ['127.0.0.1'] }).fetch(
      `http://localhost:${port}/article`,
    );
    expect(text(page)).toBe(sampleArticle);
  });
  it('does not allow a listed name to resolve elsewhere', async () => {
    const pages = fetcher({ allowHosts: ['localhost'], resolver: async () => ['10.0.0.1'] });
    await expect(pages.fetch('http://localhost:1234/')).rejects.toMatchObject({ name: 'PageBlockedAddress' });
  });
  it.each(['169.254.169.254', 'example.com', '10.0.0.1:80', 'localhost.example.com', '', '*'])(
    'refuses the configuration %j',
    (entry) => {
      expect(() => fetcher({ allowHosts: [entry] })).toThrow('is not a loopback host');
    },
  );
});
