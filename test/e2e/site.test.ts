import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { paths, prerenderedPages } from '#contracts/platform/routes.ts';
import { tools } from '#contracts/product.ts';
import { journey } from './harness.ts';

const webDir = join(import.meta.dirname, '../../dist/web');

describe('the site', () => {
  journey('opens at home without an error on the console', async ({ openPage }) => {
    const page = await openPage(paths.home);
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.title()).not.toBe('');
  });

  for (const from of [paths.home, tools.keyword_evaluator.path])
    journey(
      `can be left by a link while ${from} is still hydrating, and come back to`,
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

  journey('caches hashed files for good, revalidates pages, and compresses both', async ({ stack }) => {
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
