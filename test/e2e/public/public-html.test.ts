import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { HtmlValidate } from 'html-validate';
import { parseHTML } from 'linkedom';
import { describe, expect } from 'vitest';
import { overviewFiles } from '#content/demos/overview-film.ts';
import { paths, prerenderedPages } from '#contracts/platform/routes.ts';
import { tools } from '#contracts/product.ts';
import { notEmpty } from '#test/not-empty.ts';
import { journey } from '../harness.ts';

/** A page as it is sent over the wire, before any script runs. */
type Page = { path: string; html: string; document: Document };

const textOf = (page: Page): string => page.document.querySelector('main')?.textContent ?? '';
const meta = (page: Page, name: string): string =>
  page.document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ??
  '';
const link = (page: Page, rel: string): string =>
  page.document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? '';
const graphOf = (page: Page): { '@type': string; [key: string]: unknown }[] =>
  JSON.parse(page.document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')[
    '@graph'
  ];

const site = journey.extend('pages', { scope: 'file' }, async ({ stack }): Promise<Page[]> => {
  const { posts } = await (await fetch(`${stack.url}/static-blog/blog-list.json`)).json();
  const addresses = [
    ...prerenderedPages,
    ...posts.map(({ slug }: { slug: string }) => `${paths.blog}/${slug}`),
  ];
  return Promise.all(
    addresses.map(async (path) => {
      const html = await (await fetch(stack.url + path)).text();
      return { path, html, document: parseHTML(html).document };
    }),
  );
});

const find = (pages: readonly Page[], path: string): Page => {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`no page at ${path}`);
  return page;
};

describe('without a script', () => {
  site(
    '[B-001] [A-001] every public page has its text, title, description and canonical address',
    ({ pages }) => {
      expect(pages.length).toBeGreaterThanOrEqual(prerenderedPages.length + 9);
      for (const page of pages) {
        const at = page.path;
        expect(textOf(page).split(/\s+/).length, `${at} words`).toBeGreaterThan(80);
        expect(page.document.querySelectorAll('h1'), `${at} h1`).toHaveLength(1);
        expect(page.document.title.length, `${at} title`).toBeGreaterThan(10);
        expect(meta(page, 'description').length, `${at} description`).toBeGreaterThan(40);
        expect(meta(page, 'description').length, `${at} description`).toBeLessThanOrEqual(180);
        expect(new URL(link(page, 'canonical')).pathname, at).toBe(at);
        expect(page.document.documentElement.getAttribute('lang')).toBe('en');
      }
    },
  );

  site('titles, descriptions and canonical addresses are each used once', ({ pages }) => {
    for (const read of [
      (page: Page) => page.document.title,
      (page: Page) => meta(page, 'description'),
      (page: Page) => link(page, 'canonical'),
    ]) {
      const all = pages.map(read);
      expect(all.filter((value, index) => all.indexOf(value) !== index)).toEqual([]);
    }
  });

  site('each page is shared with a picture of its own, which is there', async ({ pages, stack }) => {
    const pictures = pages.map((page) => new URL(meta(page, 'og:image')).pathname);
    expect(new Set(pictures).size).toBe(pages.length);
    for (const picture of pictures) {
      const response = await fetch(stack.url + picture);
      expect([picture, response.status, response.headers.get('content-type')]).toEqual([
        picture,
        200,
        'image/png',
      ]);
    }
  });

  site('the HTML is valid', async ({ pages }) => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] });
    const faults = [];
    for (const { path, html } of pages) {
      const report = await validator.validateString(html);
      for (const { messages } of report.results)
        for (const { ruleId, message, line, column, selector } of messages)
          faults.push(`${path}:${line}:${column} ${ruleId}: ${message} (${selector})`);
    }
    expect(faults).toEqual([]);
  });

  site(
    '[A-009] the structured data is valid: organization, website, app, breadcrumbs, questions, article, video',
    async ({ pages }) => {
      const typesOf = (path: string) => graphOf(find(pages, path)).map((node) => node['@type']);
      expect(typesOf(paths.home)).toEqual([
        'Organization',
        'WebSite',
        'SoftwareApplication',
        'FAQPage',
        'VideoObject',
      ]);
      expect(typesOf(paths.pricing)).toContain('FAQPage');
      expect(typesOf(`${paths.blog}/choose-one-keyword`)).toContain('BlogPosting');
      for (const page of pages.slice(1)) expect(typesOf(page.path), page.path).toContain('BreadcrumbList');
      for (const page of pages) {
        const data = new WebAutoExtractor({ addLocation: true }).parse(page.html);
        const issues = await new Validator().validate(data);
        const errors = issues
          .filter(({ severity }) => severity === 'ERROR')
          .map(({ issueMessage }) => issueMessage);
        expect(errors, page.path).toEqual([]);
      }
    },
  );

  site('[A-010] no rating is claimed unless the stage states one', ({ pages }) => {
    for (const page of pages) expect(page.html, page.path).not.toContain('aggregateRating');
  });

  site('every internal link leads somewhere, and every anchor to an element', async ({ pages, stack }) => {
    const broken: string[] = [];
    const known = new Map<string, number>();
    for (const page of pages) {
      const hrefs = [...page.document.querySelectorAll('a[href]')].map((a) => a.getAttribute('href') ?? '');
      for (const href of new Set(hrefs)) {
        if (/^(https?:|mailto:)/.test(href)) continue;
        const [path = '', anchor] = href.split('#');
        if (anchor && !path && !page.document.getElementById(anchor)) broken.push(`${page.path} -> ${href}`);
        if (!path) continue;
        if (!known.has(path)) known.set(path, (await fetch(stack.url + path)).status);
        if (known.get(path) !== 200) broken.push(`${page.path} -> ${href} (${known.get(path)})`);
      }
    }
    expect(broken).toEqual([]);
  });

  site(
    'pages, sitemap, robots and feed have the address of the stack, whatever its port',
    async ({ pages, stack }) => {
      for (const { path, document } of pages) {
        const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
        expect(canonical).toBe(new URL(path, stack.url).href);
      }
      for (const path of ['/sitemap.xml', '/robots.txt', '/rss.xml']) {
        const text = await (await fetch(stack.url + path)).text();
        const origins = [...text.matchAll(/https?:\/\/localhost:\d+/g)].map(([origin]) => origin);
        expect(new Set(origins)).toEqual(new Set([stack.url]));
      }
    },
  );

  site('sitemap, robots and feed name what there is', async ({ pages, stack }) => {
    const read = async (path: string) => (await fetch(stack.url + path)).text();
    const sitemap = [...(await read('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, loc]) => new URL(loc ?? '').pathname,
    );
    expect(sitemap.sort()).toEqual(pages.map(({ path }) => path).sort());
    expect(await read('/robots.txt')).toMatch(
      /^User-agent: \*\nDisallow: \/api\/\n\nSitemap: http.*\/sitemap.xml\n$/,
    );
    const feed = new (parseHTML('').DOMParser)().parseFromString(await read('/rss.xml'), 'text/xml');
    const posts = pages.filter(({ path }) => path.startsWith(`${paths.blog}/`));
    expect(feed.querySelectorAll('item')).toHaveLength(posts.length);
    for (const page of pages) expect(link(page, 'alternate')).toBe('/rss.xml');
  });

  site('posts hold 500 to 1,000 words and a link to read on', ({ pages }) => {
    const posts = pages.filter(({ path }) => path.startsWith(`${paths.blog}/`));
    for (const post of notEmpty(posts)) {
      const words = post.document.querySelector('.prose')?.textContent?.split(/\s+/).length ?? 0;
      expect(words, post.path).toBeGreaterThanOrEqual(500);
      expect(words, post.path).toBeLessThanOrEqual(1000);
    }
  });
});

describe('the wording of the pages', () => {
  site(
    '[A-002] [A-005] [A-008] home: the idea, the comparison, measured results in place of invented voices, trial and price',
    ({ pages }) => {
      const home = find(pages, paths.home);
      const text = textOf(home);
      expect(text).toContain('an SEO Optimizer for creators who hate SEO');
      const columns = [...home.document.querySelectorAll('thead th[scope="col"]')].map(
        (th) => th.textContent,
      );
      expect(columns).toEqual(expect.arrayContaining(['Generic AI', 'Full SEO suites', 'Sweetspot']));
      expect(home.document.querySelectorAll('section[aria-labelledby="proof-heading"] dd')).toHaveLength(3);
      expect(text).not.toMatch(/Sample quote|Sample names/);
      expect(text).toMatch(/Free trial: 7 days with 5 credits. Then \$19 per month/);
    },
  );

  site(
    '[A-004] home has the overview video, with captions, and a card for each tool',
    async ({ pages, stack }) => {
      const home = find(pages, paths.home);
      expect(home.document.querySelector('video')?.getAttribute('src')).toBe(overviewFiles(false).src);
      const { src, poster, captions } = overviewFiles(true);
      for (const path of [...Object.values(overviewFiles(false)), src, poster, captions])
        expect([path, (await fetch(stack.url + path)).status]).toEqual([path, 200]);
      expect((await fetch(stack.url + src)).headers.get('content-type')).toBe('video/webm');
      for (const { name, path } of Object.values(tools))
        expect(
          [...home.document.querySelectorAll(`main a[href="${path}"]`)].map((a) => a.textContent),
        ).toContain(name);
    },
  );

  site(
    '[B-107] [B-108] the trial gives full access; a visitor has a free analysis without account or card',
    ({ pages }) => {
      expect(textOf(find(pages, paths.pricing))).toContain('The free 7-day trial gives full access');
      expect(textOf(find(pages, paths.home))).toMatch(
        /free analysis per calendar month, with no sign-up and no card/,
      );
    },
  );

  site('[B-101] pricing explains credits and compares plans and outputs', ({ pages }) => {
    const page = find(pages, paths.pricing);
    const tables = [...page.document.querySelectorAll('table')].map((table) =>
      [...table.querySelectorAll('thead th')].map((th) => th.textContent),
    );
    expect(tables).toEqual([
      ['Feature', 'Trial', 'Creator', 'Pro', 'Business'],
      ['Output', 'SEO Optimizer', 'Keyword Evaluator', 'Image Describer'],
    ]);
    const prices = [...page.document.querySelectorAll('dl > div')].map((row) => row.textContent);
    expect(prices).toEqual([
      'SEO Optimizer1 credit',
      'Keyword Evaluator1 credit',
      'Image Describer1.5 credits',
    ]);
    expect(textOf(page)).toContain('Without an account you have 1 run a month.');
    expect(page.document.querySelector('section[aria-labelledby="banner-heading"] button')).toBeTruthy();
  });

  site(
    '[B-118] [B-119] a tool page has three steps, benefits and a demo from /demos/gifs/',
    async ({ pages, stack }) => {
      for (const { path, slugPrefix } of Object.values(tools)) {
        const { document } = find(pages, path);
        expect(document.querySelectorAll('main section > div > ol > li'), path).toHaveLength(3);
        expect(
          document.querySelectorAll('main section > div > ul > li h3').length,
          path,
        ).toBeGreaterThanOrEqual(3);
        expect(document.querySelector('main figure img')?.getAttribute('src')).toBe(
          `/demos/gifs/${slugPrefix}-hero-still.webp`,
        );
        for (const name of ['', '-dark'].flatMap((ink) => [
          `${slugPrefix}-hero${ink}.webp`,
          `${slugPrefix}-hero${ink}-still.webp`,
        ])) {
          const response = await fetch(`${stack.url}/demos/gifs/${name}`);
          expect([name, response.status, response.headers.get('content-type')]).toEqual([
            name,
            200,
            'image/webp',
          ]);
          expect((await response.arrayBuffer()).byteLength, name).toBeLessThan(300_000);
        }
      }
    },
  );

  site('[B-004] the optimizer stands at /seo-optimizer', ({ pages }) => {
    expect(tools.keyword_optimizer).toMatchObject({ path: '/seo-optimizer', slugPrefix: 'seo-optimizer' });
    expect(find(pages, '/seo-optimizer').document.title).toContain('SEO Optimizer');
  });

  site('[B-198] [B-199] legal pages have their dates and the way home', ({ pages }) => {
    for (const [path, heading, date] of [
      [paths.privacy, 'Privacy Policy', 'August 25, 2025'],
      [paths.terms, 'Terms of Service', 'August 25, 2025'],
      [paths.refundPolicy, 'Refund Policy', 'August 22, 2025'],
      [paths.cookies, 'Cookie Policy', 'August 22, 2025'],
    ] as const) {
      const page = find(pages, path);
      expect(page.document.querySelector('h1')?.textContent).toBe(heading);
      expect(textOf(page)).toContain(`Effective ${date}`);
      const home = [...page.document.querySelectorAll('main a')].find(
        (a) => a.textContent === 'Back to Home',
      );
      expect(home?.getAttribute('href')).toBe('/');
    }
  });

  site('[B-200] [B-201] [B-202] privacy: no training, deletion within 30 days, Do Not Track', ({ pages }) => {
    const text = textOf(find(pages, paths.privacy));
    expect(text).toContain('Submitted content is not used to train AI models.');
    expect(text).toContain('Accounts are deleted within 30 days');
    expect(text).toContain('We respect the Do Not Track signal');
  });

  site('[B-203] [B-204] refunds within 14 days; price changes announced 30 days before', ({ pages }) => {
    const refund = textOf(find(pages, paths.refundPolicy));
    expect(refund).toContain('within 14 days');
    expect(refund).toContain('non-refundable');
    expect(refund).toMatch(/may be declined when a significant part of the period’s credits has been used/);
    expect(textOf(find(pages, paths.terms))).toContain('typically at least 30 days');
  });
});
