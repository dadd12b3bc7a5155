import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { verifyExample } from '#content/verify.ts';
import { paths } from '#contracts/platform/routes.ts';
import { payloadLists } from '#test/xss-payloads.ts';
import { violations } from './axe.ts';
import { journey } from './harness.ts';
import { dismissBanner, sidewaysScroll } from './optimizer-steps.ts';

const field = (page: Page, name: 'Original' | 'Rewrite') => page.getByLabel(name, { exact: true });
const compareButton = (page: Page) => page.getByRole('button', { name: 'Compare the texts' });
const heading = (page: Page) => page.getByRole('heading', { name: 'Result', exact: true });
const sentences = (page: Page) => page.getByRole('list', { name: 'Sentences' }).getByRole('listitem');

const isFocused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');

describe('the comparison of two texts', () => {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const)
    journey(`works with the keyboard alone, ${colorScheme}, ${width} px`, async ({ openPage }) => {
      const page = await openPage(paths.verify, { width, colorScheme });
      await dismissBanner(page);
      const example = page.getByRole('button', { name: 'Fill in an example', disabled: false });
      await example.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => field(page, 'Rewrite').inputValue()).toBe(verifyExample.rewrite);
      await field(page, 'Rewrite').focus();
      await page.keyboard.press('Control+Enter');
      await heading(page).waitFor();
      expect(await isFocused(page)).toBe('Result');

      expect(await sentences(page).first().textContent()).toContain('The number $125,000 is now $215,000.');
      const all = await sentences(page).count();
      await page.getByRole('button', { name: /^Differences only/ }).focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: /^Differences only/, pressed: true }).waitFor();
      expect(await sentences(page).count()).toBeLessThan(all);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await violations(page)).toEqual([]);
    });

  journey(
    'keeps the texts after a reload, and says what is missing if a field is empty',
    async ({ openPage }) => {
      const page = await openPage(paths.verify);
      await dismissBanner(page);
      await field(page, 'Original').fill('The keeper sold 12 ships in May.');
      await compareButton(page).click();
      await page.getByText('The rewrite is empty. Paste at least one sentence.').waitFor();
      expect(await field(page, 'Rewrite').getAttribute('aria-invalid')).toBe('true');
      expect(await field(page, 'Rewrite').evaluate((box) => box === document.activeElement)).toBe(true);
      await page.reload();
      await expect.poll(() => field(page, 'Original').inputValue()).toBe('The keeper sold 12 ships in May.');
    },
  );

  journey('loses nothing when the button is pressed before the scripts have loaded', async ({ openPage }) => {
    const page = await openPage(paths.about);
    await dismissBanner(page);
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The boot script blocks rendering, and it loads the other scripts.
    await page.route(/\/assets\/(?!boot-).+\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.evaluate((to) => window.location.assign(to), paths.verify);
    await field(page, 'Original').fill('The keeper sold 12 ships in May.');
    const press = compareButton(page).click();
    setTimeout(release, 500);
    await press;
    await page.getByText('The rewrite is empty. Paste at least one sentence.').waitFor();
    expect(await field(page, 'Original').inputValue()).toBe('The keeper sold 12 ships in May.');
  });

  journey('shows markup as text, and runs none of it', async ({ openPage }) => {
    const page = await openPage(paths.verify);
    const ran: string[] = [];
    page.on('dialog', (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
    await dismissBanner(page);
    const payloads = payloadLists[0]?.payloads ?? [];
    const text = payloads
      .map((payload) => `The keeper walked to the harbor ${payload} at dawn.`)
      .join('\n\n');
    await field(page, 'Original').fill(text);
    await field(page, 'Rewrite').fill(text.replaceAll('walked', 'went'));
    await compareButton(page).click();
    await heading(page).waitFor();
    expect(await sentences(page).count()).toBeGreaterThan(0);
    expect(
      await page.locator('main :is(script, iframe, img, svg[onload], [onerror], [onclick])').count(),
    ).toBe(0);
    expect(ran).toEqual([]);
  });
});
