import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths, prerenderedPages } from '#contracts/platform/routes.ts';
import { tools } from '#contracts/product.ts';
import { journey } from './harness.ts';

/** How far the page has moved by itself (Cumulative Layout Shift). */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

const webDir = join(import.meta.dirname, '../../dist/web');

describe('the site', () => {
  journey('opens at home without an error on the console', async ({ openPage }) => {
    const page = await openPage(paths.home);
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.title()).not.toBe('');
  });

  journey(
    'shows an example of a result next to the headline, where it moves nothing',
    async ({ openPage }) => {
      const page = await openPage(paths.home, { width: 1440 });
      await page.waitForLoadState('networkidle');
      const example = page.getByRole('figure', { name: /^What you get/ });
      expect(await example.getByRole('row').count()).toBeGreaterThan(2);
      const link = example.getByRole('link', { name: 'See the whole example' });
      expect(await page.locator((await link.getAttribute('href')) ?? '').textContent()).toBe('What you get');
      const bottomOf = async (part: Locator) => {
        const box = await part.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      const headline = page.locator('div:has(> h1)');
      expect(await bottomOf(example)).toBeLessThanOrEqual(await bottomOf(headline));
      expect(await shiftOf(page)).toBe(0);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await example.isVisible()).toBe(false);
    },
  );

  for (const from of [paths.home, tools.keyword_evaluator.path])
    journey(
      `can be left by a link while ${from} is still hydrating, and returned to`,
      async ({ openPage }) => {
        const page = await openPage(paths.contact);
        const workbench = Promise.withResolvers<void>();
        await page.route('**/assets/workbench-*.js', async (route) => {
          await workbench.promise;
          await route.continue();
        });
        await page.addInitScript((link) => {
          new MutationObserver(() => document.querySelector<HTMLElement>(link)?.click()).observe(document, {
            subtree: true,
            attributeFilter: ['data-started'],
          });
        }, `header a[href="${paths.pricing}"]`);
        await page.goto(from);
        await page.waitForURL(`**${paths.pricing}`);
        await page.locator('main').getByRole('button', { name: 'Choose Pro' }).waitFor();
        await page.goBack();
        workbench.resolve();
        await page.getByRole('tab', { name: tools.image_analyzer.name }).click();
        await page.getByRole('tab', { name: tools.image_analyzer.name, selected: true }).waitFor();
      },
    );

  journey('serves every file of the build', async ({ stack }) => {
    const files = globSync('**/*', { cwd: webDir, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && !entry.name.endsWith('.html') && !entry.parentPath.includes('/.vite'),
      )
      .map((entry) => join(entry.parentPath, entry.name).slice(webDir.length));
    const missing = [];
    for (const file of files) if ((await fetch(`${stack.url}${file}`)).status !== 200) missing.push(file);
    expect(missing).toEqual([]);
  });

  journey('has a page at each prerendered address, and a real 404 elsewhere', async ({ stack }) => {
    for (const path of prerenderedPages) {
      const response = await fetch(`${stack.url}${path}`);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
    expect((await fetch(`${stack.url}${paths.dashboard}`)).status).toBe(200);
    for (const path of [
      '/no-such-page',
      '/blog/no-such-post',
      '/assets/none.js',
      '/..%2f..%2fpackage.json',
    ]) {
      expect([path, (await fetch(`${stack.url}${path}`)).status]).toEqual([path, 404]);
    }
  });

  journey('caches hashed files permanently, revalidates pages, and compresses both', async ({ stack }) => {
    const home = await fetch(stack.url, { headers: { 'accept-encoding': 'br' } });
    expect(home.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(home.headers.get('content-encoding')).toBe('br');
    const etag = home.headers.get('etag') ?? '';
    expect((await fetch(stack.url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const [script] = /\/assets\/[^"]+\.js/.exec(await home.text()) ?? [];
    const asset = await fetch(`${stack.url}${script}`);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});
