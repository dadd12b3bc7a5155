import { describe, expect } from 'vitest';
import { violations } from './axe.ts';
import { journey, takePicture } from './harness.ts';
import { analyzeButton, contentBox, dismissBanner } from './optimizer-steps.ts';

/** The browser's and React's own lines about what a journey breaks. */
const broken = [/Failed to load resource/, /dynamically imported module/, /ChunkError/, /error boundary/i];

describe('a page that was not loaded, without a connection', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    journey(`says so and comes back by itself (${colorScheme})`, async ({ openPage }) => {
      const page = await openPage('/', { expectedErrors: broken, colorScheme });
      await dismissBanner(page);
      await contentBox(page).fill('An article about bread, butter and cheese that nobody may lose.');
      await expect.poll(() => analyzeButton(page).isEnabled()).toBe(true);
      await page.context().setOffline(true);
      await page.evaluate(() => scrollTo(0, 600));
      const notice = page.getByText('You are offline. What you type is kept');
      await notice.waitFor();
      // It stays below the header, although the page is scrolled.
      expect((await notice.boundingBox())?.y).toBeGreaterThan(0);
      await analyzeButton(page).click();
      await page.getByText('We could not reach the server.').first().waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).first().click();
      await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
      expect(await page.getByRole('alert').textContent()).not.toMatch(/fetch|import|chunk/i);
      expect(await violations(page)).toEqual([]);
      await takePicture(page, `offline-${colorScheme}`);
      await page.context().setOffline(false);
      await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'could not' }).waitFor();
      await page.getByText('You are offline').waitFor({ state: 'detached' });
      // Hydration must finish before the address changes.
      await page.locator('html[data-started]').waitFor({ state: 'attached' });
      await page.goBack();
      await expect.poll(() => contentBox(page).inputValue()).toContain('nobody may lose');
    });
});

describe('a page whose chunk a deployment has removed', () => {
  journey('is reloaded, once', async ({ openPage }) => {
    const page = await openPage('/', { expectedErrors: broken });
    await dismissBanner(page);
    let documents = 0;
    let isGone = true;
    await page.route('**/assets/*.js', (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.fallback(),
    );
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      documents += 1;
      isGone = false;
    });
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => documents).toBe(1);
    await page.locator('html[data-started]').waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe('/blog');
  });

  journey('explains itself when the chunk stays missing', async ({ openPage }) => {
    const page = await openPage('/', { expectedErrors: broken });
    await dismissBanner(page);
    await page.evaluate(() => sessionStorage.setItem('sweetspot.chunk-reload', String(Date.now())));
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click();
    await page.getByText('We may have updated the site since you opened it.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'could not' }).waitFor();
  });
});
