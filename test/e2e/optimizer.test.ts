import { describe, expect } from 'vitest';
import { journey, takePicture } from './harness.ts';
import {
  analyzeButton,
  article,
  contentBox,
  dismissBanner,
  opening,
  rejected,
  resultHeading,
  runToResult,
  sidewaysScroll,
  startRun,
  tab,
} from './optimizer-steps.ts';

describe('a visitor’s optimizer run', () => {
  for (const { width, colorScheme } of [
    { width: 1440, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ] as const)
    journey(
      `[A-003][A-106][A-107][A-110] goes from pasted text to SEO plan at ${width} px`,
      async ({ openPage }) => {
        const page = await openPage('/', { width, colorScheme });
        await dismissBanner(page);
        await startRun(page, article);
        await page.getByRole('heading', { name: 'Crafting Your SEO Plan' }).waitFor();
        for (const phase of ['Analyzing Content', 'Finding Opportunities', 'Building Your Report'])
          expect(await page.getByText(phase).first().isVisible()).toBe(true);
        await takePicture(page, `run-${width}-${colorScheme}`);
        await resultHeading(page).waitFor({ timeout: 45_000 });
        expect(
          await resultHeading(page).evaluate((heading) => heading.getBoundingClientRect().top),
        ).toBeLessThan(300);

        const keywordsTab = (await tab(page, /^Keywords/).textContent()) ?? '';
        const count = Number(/\d+/.exec(keywordsTab)?.[0]);
        expect(count).toBeGreaterThanOrEqual(5);
        expect(count).toBeLessThanOrEqual(15);
        const keywords = page.getByRole('tabpanel').locator('button[aria-expanded]:not([aria-haspopup])');
        expect(await keywords.count()).toBe(count);
        expect(await page.getByText('Sample data', { exact: true }).count()).toBeGreaterThan(0);
        await keywords.first().click();
        await page.getByText('How to use it').waitFor();
        expect(await page.locator('blockquote mark').count()).toBeGreaterThan(0);
        await takePicture(page, `keywords-${width}-${colorScheme}`);

        await tab(page, 'SEO Assets').click();
        expect(await page.getByRole('button', { name: /^Copy Title \d$/ }).count()).toBe(3);
        expect(await page.getByRole('button', { name: /^Copy Description \d$/ }).count()).toBe(3);
        // A title that fits is not cut in its preview, whatever fonts this machine has.
        const fitting = page
          .getByRole('listitem')
          .filter({ hasText: 'Fits' })
          .filter({ hasText: 'your-site.com' });
        const hidden = await fitting
          .locator('p[style]')
          .evaluateAll((lines) => lines.map((line) => line.scrollWidth - line.clientWidth));
        expect(Math.max(...hidden)).toBe(0);
        await takePicture(page, `assets-${width}-${colorScheme}`);

        await tab(page, 'SEO Optimized Article').click();
        const facts = (await page.getByText(/^\d+ of \d+ facts kept$/).textContent()) ?? '';
        const [kept, all] = (facts.match(/\d+/g) ?? []).map(Number);
        expect(all).toBeGreaterThan(20);
        expect(kept).toBe(all);
        await page.getByRole('switch', { name: 'Apply SEO' }).uncheck();
        await page.getByRole('region', { name: 'Original article' }).waitFor();
        await takePicture(page, `article-${width}-${colorScheme}`);

        expect(await page.getByRole('region', { name: 'Receipt' }).isVisible()).toBe(true);
        expect(await sidewaysScroll(page)).toBe(0);
      },
    );

  journey('[A-084][A-093][A-094] can be canceled, and the text stays', async ({ openPage, stack }) => {
    const page = await openPage('/');
    await dismissBanner(page);
    // Retries with growing pauses keep the run busy for a while.
    await fetch(`${stack.url}/dev/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ port: 'languageModel', kind: 'timeout', times: 1 }),
    });
    await startRun(page, opening);
    const canceled = page.waitForResponse((response) => response.url().endsWith('/cancel'));
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    expect(await contentBox(page).inputValue()).toBe(opening);
    expect((await (await canceled).json()).status).toBe('cancelled');
    await page.getByText('Run canceled').waitFor();
    expect(await resultHeading(page).count()).toBe(0);
  });

  journey('[A-096][A-097] can be started over', async ({ openPage }) => {
    const page = await openPage('/');
    await dismissBanner(page);
    await runToResult(page, opening);
    await page.getByRole('button', { name: 'Start over' }).click();
    expect(await contentBox(page).inputValue()).toBe('');
    expect(await contentBox(page).isVisible()).toBe(true);
  });

  journey('works with the keyboard alone', async ({ openPage }) => {
    const page = await openPage('/');
    await contentBox(page).focus();
    await page.keyboard.insertText(opening);
    // The prerendered page accepts text before its script loads, but no shortcut.
    await expect.poll(() => analyzeButton(page).isEnabled()).toBe(true);
    await page.keyboard.press('Control+Enter');
    await resultHeading(page).waitFor({ timeout: 45_000 });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Your SEO plan');
    const press = async (key: string, until: () => Promise<boolean>): Promise<void> => {
      for (let left = 25; left > 0 && !(await until()); left -= 1) await page.keyboard.press(key);
      expect(await until()).toBe(true);
    };
    const focused = (role: string, name: RegExp) => (): Promise<boolean> =>
      page
        .getByRole(role as 'tab', { name })
        .first()
        .evaluate((element) => element === document.activeElement);
    await press('Tab', focused('tab', /^Keywords/));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => tab(page, 'SEO Assets').getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => tab(page, /^Keywords/).getAttribute('aria-selected')).toBe('true');
    await press('Tab', focused('button', /^Keyword actions/));
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Copy Keywords List' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Keywords list copied to clipboard').waitFor();
    expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n').length).toBeGreaterThan(4);
  });
});

describe('the demo credit', () => {
  journey(
    '[A-087][A-228][A-233][A-235][A-288] is one a month: blocked here, rejected by the server, free again next month',
    async ({ openPage, stack }) => {
      const page = await openPage('/', { expectedErrors: [rejected] });
      await dismissBanner(page);
      await runToResult(page, opening);
      await page.getByRole('button', { name: 'Start over' }).click();
      await contentBox(page).fill('Another article about bread, butter and cheese.');
      await page.getByText('Demo Credit Used', { exact: true }).waitFor();
      expect(await analyzeButton(page).isDisabled()).toBe(true);

      // This browser's flag is gone, but the server remembers.
      await page.evaluate(() => localStorage.removeItem('sweetspot.demo-used'));
      await page.reload();
      await analyzeButton(page).click();
      const dialog = page.getByRole('dialog', { name: 'Demo Credits Used' });
      await dialog
        .getByText('You have already used your monthly demo credit. Sign up for free to continue!')
        .waitFor();
      await takePicture(page, 'demo-credits-used');
      expect(await dialog.getByRole('button', { name: 'Sign Up to Continue' }).isVisible()).toBe(true);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      expect(await contentBox(page).inputValue()).toBe('Another article about bread, butter and cheese.');

      const now = new Date();
      const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2)).toISOString();
      await fetch(`${stack.url}/dev/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ now: nextMonth }),
      });
      await page.reload();
      await contentBox(page).fill(opening);
      await expect.poll(() => analyzeButton(page).isEnabled(), { timeout: 10_000 }).toBe(true);
      await analyzeButton(page).click();
      await resultHeading(page).waitFor({ timeout: 45_000 });
    },
  );
});
