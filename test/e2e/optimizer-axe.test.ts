import { describe, expect } from 'vitest';
import { tools } from '#contracts/product.ts';
import { violations, violationsInLightAndDark } from './axe.ts';
import { journey } from './harness.ts';
import {
  article,
  contentBox,
  dismissBanner,
  opening,
  runToResult,
  startRun,
  tab,
} from './optimizer-steps.ts';

/** A paragraph that the rewrite corrects, so that the result has changes to show. */
const mistakes =
  'I recieved my first jar from a friend. It is is still in use, and its definately worth the price.';

describe('axe finds nothing', () => {
  for (const width of [390, 1440]) {
    journey(
      `in the optimizer, its run and its result (${width} px, light and dark)`,
      async ({ openPage }) => {
        const page = await openPage(tools.keyword_optimizer.path, { width });
        await dismissBanner(page);
        expect(await violationsInLightAndDark(page)).toEqual([]);
        await contentBox(page).fill('ab');
        await contentBox(page).blur();
        expect(await violationsInLightAndDark(page)).toEqual([]);
        await startRun(page, `${article}\n\n${mistakes}`);
        await page.getByRole('heading', { name: 'Crafting Your SEO Plan' }).waitFor();
        expect(await violationsInLightAndDark(page)).toEqual([]);
        await tab(page, /^Keywords/).waitFor({ timeout: 45_000 });
        await page
          .getByRole('tabpanel')
          .locator('button[aria-expanded]:not([aria-haspopup])')
          .first()
          .click();
        expect(await violationsInLightAndDark(page)).toEqual([]);
        await tab(page, 'SEO Assets').click();
        expect(await violationsInLightAndDark(page)).toEqual([]);
        await tab(page, 'SEO Optimized Article').click();
        await page.getByText(/facts kept$/).click();
        await page
          .getByRole('button', { name: /show before and after/ })
          .first()
          .click();
        expect(await violationsInLightAndDark(page)).toEqual([]);
      },
    );

    journey(`in the two other tools (${width} px, light and dark)`, async ({ openPage }) => {
      const page = await openPage(tools.keyword_evaluator.path, { width });
      await dismissBanner(page);
      await page.getByLabel('Your keywords').fill('rye bread');
      await page.getByLabel('Your keywords').press('Enter');
      expect(await violationsInLightAndDark(page)).toEqual([]);
      await page.getByRole('button', { name: 'Next' }).click();
      expect(await violationsInLightAndDark(page)).toEqual([]);
      await page.getByRole('tab', { name: tools.image_analyzer.name }).click();
      expect(await violationsInLightAndDark(page)).toEqual([]);
    });
  }

  journey('in the dialog of the used demo credit', async ({ openPage }) => {
    const page = await openPage('/', { expectedErrors: [/429/] });
    await dismissBanner(page);
    await runToResult(page, opening);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await startRun(page, opening);
    await page.getByRole('dialog', { name: 'Demo Credits Used' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
