import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths, prerenderedPages } from '#contracts/platform/routes.ts';
import { tools } from '#contracts/product.ts';
import { journey } from '../harness.ts';
import { dismissBanner, sidewaysScroll } from '../optimizer-steps.ts';

const signUpDialog = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Create Account' });

const signUpFrom = async (page: Page, action: string): Promise<void> => {
  await page.locator('main').getByRole('button', { name: action, exact: true }).last().click();
  await signUpDialog(page).waitFor();
};

/** Opens the page's questions one after another, and closes the last. */
const expectOneAnswerAtATime = async (page: Page): Promise<void> => {
  const items = page.locator('main details');
  const open = () =>
    items.evaluateAll((all) =>
      all.flatMap((item, index) => ((item as HTMLDetailsElement).open ? [index] : [])),
    );
  expect(await open()).toEqual([]);
  await items.nth(0).locator('summary').click();
  expect(await open()).toEqual([0]);
  await items.nth(2).locator('summary').click();
  expect(await open()).toEqual([2]);
  await items.nth(2).locator('summary').click();
  expect(await open()).toEqual([]);
};

describe('a visitor', () => {
  for (const [path, action, rows] of [
    [paths.home, 'Sign Up Free', '[A-007]'],
    [paths.features, 'Start Your Free SEO Trial', '[A-054] [B-116]'],
    [`${paths.blog}/choose-one-keyword`, 'Optimize Your Content for Free', ''],
  ] as const) {
    journey(`${rows} reaches the sign-up from the last call to action of ${path}`, async ({ openPage }) => {
      const page = await openPage(path);
      await dismissBanner(page);
      await signUpFrom(page, action);
    });
  }

  const trial = 'Start Your Free SEO Trial';
  for (const { path, action, rows, tool } of [
    { path: paths.pricing, action: 'Start Free Trial', rows: '[B-104]', tool: null },
    ...Object.values(tools).map((own) => ({
      ...{ path: own.path, action: trial, tool: own.name },
      rows: '[B-117] [A-003] [A-054] [B-121]',
    })),
  ])
    journey(
      `${rows} [B-103] [B-120] finds the tool selected on ${path}, opens one answer at a time, and reaches the sign-up`,
      async ({ openPage }) => {
        const page = await openPage(path);
        await dismissBanner(page);
        const tabs = page.getByRole('tablist', { name: 'Tools' });
        const selected = tabs.getByRole('tab', { selected: true, ...(tool && { name: tool }) });
        expect(await selected.count()).toBe(tool === null ? 0 : 1);
        await expectOneAnswerAtATime(page);
        await signUpFrom(page, action);
      },
    );

  journey(
    '[B-110] [B-111] [B-112] scrolls through the steps of the features and pauses a film',
    async ({ openPage }) => {
      const page = await openPage(paths.features);
      await dismissBanner(page);
      for (const [step, { slugPrefix }] of Object.values(tools).entries()) {
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.getByRole('link', { name: new RegExp(`^Step ${step + 1}`) }).click();
        const section = page.locator(`#${slugPrefix}`);
        await expect.poll(async () => Math.round((await section.boundingBox())?.y ?? -1)).toBeLessThan(120);
        await section.getByRole('button', { name: 'Pause animation' }).click();
        await section.getByText('Animation paused').waitFor();
        await section.getByRole('button', { name: 'Play animation' }).click();
        await section.getByText('Animation paused').waitFor({ state: 'detached' });
        expect(await section.locator('figure img').getAttribute('src')).toBe(
          `/demos/gifs/${slugPrefix}-hero.webp`,
        );
      }
    },
  );

  journey('[B-114] sees stills if reduced motion is preferred', async ({ openPage }) => {
    const page = await openPage(paths.features);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await page.locator('#keyword-evaluator').scrollIntoViewIfNeeded();
    await page.locator('#keyword-evaluator').getByText('Animation paused').waitFor();
  });

  journey('[A-004] plays the overview', async ({ openPage }) => {
    const page = await openPage(paths.home);
    const video = page.locator('video');
    await video.scrollIntoViewIfNeeded();
    await video.evaluate((element: HTMLVideoElement) => element.play());
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.5);
    expect(await video.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThan(20);
  });

  journey('[B-003] [B-007] [B-077] [B-087] is redirected home from pages for users', async ({ openPage }) => {
    for (const path of [
      paths.dashboard,
      paths.account,
      paths.history,
      paths.billing,
      paths.credits,
      paths.apiAccess,
    ]) {
      const page = await openPage(path);
      await page.waitForURL((url) => url.pathname === '/');
    }
  });
});

/** Records the formatters that a page uses. The first ones load data of all languages: 10 to 25 ms of CPU each, in one task. */
const recordFormatters = () => {
  const used: string[] = [];
  Object.assign(globalThis, { usedFormatters: used });
  for (const name of ['NumberFormat', 'DateTimeFormat'] as const)
    Object.assign(Intl, {
      [name]: new Proxy(Intl[name], {
        construct(target, args) {
          used.push(`${location.pathname} Intl.${name}`);
          return Reflect.construct(target, args);
        },
      }),
    });
  for (const type of [Number, Date])
    type.prototype.toLocaleString = function noted() {
      used.push(`${location.pathname} ${type.name}.toLocaleString`);
      return this.toString();
    };
};

describe('the start of a public page', () => {
  journey(
    'uses no formatter of the browser, and does not scroll sideways at 390 px before its fonts load',
    async ({ openPage }) => {
      const page = await openPage(paths.about, { width: 390, expectedErrors: [/Failed to load resource/] });
      await page.addInitScript(recordFormatters);
      await page.route('**/*.woff2', (route) => route.abort());
      for (const path of [...prerenderedPages, `${paths.blog}/choose-one-keyword`]) {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await page.evaluate('usedFormatters')).toEqual([]);
        expect([path, await sidewaysScroll(page)]).toEqual([path, 0]);
      }
    },
  );
});

/** Goes from the blog to another page, and back to the blog once that page has loaded. */
const leaveAndReturn = async (page: Page): Promise<void> => {
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await link('Contact').click();
  await page.waitForURL((url) => url.pathname === paths.contact);
  await page.getByRole('heading', { level: 1, name: /contact/i }).waitFor();
  await link('Blog').click();
};

describe('the blog', () => {
  journey(
    '[B-133] [B-136] [B-137] [B-138] shows nine posts, loads more, and searches all',
    async ({ openPage }) => {
      const page = await openPage(paths.blog);
      await dismissBanner(page);
      const cards = page.locator('main').getByRole('heading', { level: 2 });
      expect(await cards.count()).toBe(9);
      await page.getByRole('button', { name: 'Load More Articles' }).click();
      expect(await cards.count()).toBeGreaterThan(9);
      await page.getByPlaceholder('Search articles...').fill('ALT TEXT');
      await expect
        .poll(() => cards.allTextContents())
        .toContain('Alt text begins with a question: what is this picture for?');
      await page.getByPlaceholder('Search articles...').fill('zzz');
      await page.getByText('Try adjusting your search criteria.').waitFor();
    },
  );

  journey(
    '[B-144] [B-155] [B-156] [B-152] falls back when the static files are broken',
    async ({ openPage }) => {
      const page = await openPage(paths.home, { expectedErrors: [/status of (404|500)/] });
      const asked: unknown[] = [];
      await page.route('**/static-blog/**', (route) => route.fulfill({ status: 500, body: 'broken' }));
      await page.route('**/api/fetch-strapi-content', (route) => {
        asked.push(route.request().postDataJSON());
        return route.continue();
      });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
      await page.getByText('Check back soon for the latest SEO insights and tips.').waitFor();
      expect(asked).toEqual([{ action: 'list' }]);
      await page.unroute('**/static-blog/**');
      await leaveAndReturn(page);
      const more = page.getByRole('button', { name: 'Load More Articles' });
      await more.waitFor();
      await page.route('**/static-blog/**', (route) => route.fulfill({ body: '{"posts": 7}' }));
      await leaveAndReturn(page);
      // The list from a moment ago, from the cache.
      const post = page.getByRole('link', {
        name: 'How to choose one keyword for an article you have already written',
      });
      await more.click();
      await post.click();
      await page.getByRole('heading', { name: 'Article Not Found' }).waitFor();
      expect(asked.at(-1)).toEqual({ action: 'get', slug: 'choose-one-keyword' });
    },
  );

  journey(
    '[B-152] [B-155] finds a post of the content service by its address, or says there is none',
    async ({ openPage }) => {
      const page = await openPage(paths.home, { expectedErrors: [/status of 404/] });
      const post = {
        id: '7',
        slug: 'of-the-service',
        title: 'Written elsewhere',
        content: '<p>Its text.</p>',
      };
      await page.route('**/api/fetch-strapi-content', (route) => {
        const { slug } = route.request().postDataJSON();
        return slug === post.slug ? route.fulfill({ json: post }) : route.continue();
      });
      await page.goto(`${paths.blog}/${post.slug}`);
      await page.getByRole('heading', { level: 1, name: post.title }).waitFor();
      await page.getByText('Its text.').waitFor();
      await page.goto(`${paths.blog}/nowhere`);
      await page.getByRole('heading', { level: 1, name: 'Article Not Found' }).waitFor();
      expect(await page.title()).toBe('Article Not Found | Sweetspot');
      await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
      await page.waitForURL((url) => url.pathname === paths.blog);
    },
  );

  journey('[B-149] copies the link of a post', async ({ openPage }) => {
    const page = await openPage(`${paths.blog}/choose-one-keyword`);
    await dismissBanner(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('menuitem', { name: 'Copy Link' }).click();
    await page.getByText('Link copied to clipboard').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});

describe('the cookie consent', () => {
  const all = { analytics: true, functional: true, marketing: true };
  const none = { analytics: false, functional: false, marketing: false };
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  journey.for([
    ['Accept All', all, 'granted', async (page: Page) => press(page, 'Accept All')],
    ['Reject Non-Essential', none, 'denied', async (page: Page) => press(page, 'Reject Non-Essential')],
    [
      'Customize',
      { ...none, analytics: true },
      'granted',
      async (page: Page) => {
        await press(page, 'Customize');
        await page.getByRole('dialog').getByText('Analytics', { exact: true }).click();
        await press(page, 'Save Preferences');
      },
    ],
  ] as const)(
    '[A-071][A-074][A-075][A-076] by %s is stored, obeyed and asked for once',
    async ([, choice, analytics, answer], { openPage, stack }) => {
      const page = await openPage(paths.about);
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(stack.url) && !request.url().startsWith('data:'))
          elsewhere.push(request.url());
      });
      await page.reload();
      const banner = page.getByRole('region', { name: 'Cookies' });
      await banner.waitFor();
      const commands = () =>
        page.evaluate(() => (window.dataLayer ?? []).map((entry) => [...(entry as never[])]));
      expect(await commands()).toEqual([
        ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })],
      ]);
      await answer(page);
      await banner.waitFor({ state: 'detached' });
      expect((await commands())[1]).toEqual([
        'consent',
        'update',
        expect.objectContaining({ analytics_storage: analytics }),
      ]);
      const stored = await page.evaluate(() => localStorage.getItem('sweetspot.cookie-consent'));
      expect(JSON.parse(stored ?? 'null')).toEqual({
        essential: true,
        ...choice,
        timestamp: expect.any(Number),
      });
      await page.reload();
      await page.waitForLoadState('networkidle');
      expect(await banner.count()).toBe(0);
      expect(elsewhere).toEqual([]);
    },
  );
});

describe('the 404 page', () => {
  journey(
    '[B-005] [B-205] answers an unknown address with 404, and links home',
    async ({ openPage, stack }) => {
      const response = await fetch(`${stack.url}/no/such/page`);
      expect(response.status).toBe(404);
      const page = await openPage('/no/such/page', { expectedErrors: [/status of 404/] });
      await page.getByRole('heading', { name: /404\s*Oops! Page not found/ }).waitFor();
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await page.waitForURL((url) => url.pathname === '/');
    },
  );
});
