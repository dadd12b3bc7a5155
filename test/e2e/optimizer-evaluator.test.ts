import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { tools } from '#contracts/product.ts';
import { journey } from './harness.ts';
import { analyzeButton, dismissBanner, resultHeading } from './optimizer-steps.ts';

const keywords = ['rye bread', 'sourdough starter', 'best flour for bread'];

const evaluate = async (page: Page, context: string): Promise<void> => {
  await dismissBanner(page);
  await page.getByLabel('Your keywords').fill(keywords.join(', '));
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel(/^Context/).fill(context);
  await analyzeButton(page).click();
  await resultHeading(page).waitFor({ timeout: 45_000 });
};

const shown = async (page: Page): Promise<string[]> => {
  const names = await page
    .getByRole('tabpanel')
    .locator('button[aria-expanded]:not([aria-haspopup])')
    .allTextContents();
  return names.map((name) => name.trim().toLowerCase()).sort();
};

describe('a visitor evaluates keywords', () => {
  journey(
    '[A-119][A-121][A-124] without a context: every keyword, by market data alone',
    async ({ openPage }) => {
      const page = await openPage(tools.keyword_evaluator.path);
      await evaluate(page, '');
      expect(await shown(page)).toEqual([...keywords].sort());
      expect(await page.getByRole('columnheader', { name: 'Relevance' }).count()).toBe(0);
      expect(await page.getByRole('tab').allTextContents()).toEqual([`Keywords (${keywords.length})`]);
    },
  );

  journey(
    '[A-119][A-122][A-123] with a context: relevance, and a score that includes it',
    async ({ openPage }) => {
      const page = await openPage(tools.keyword_evaluator.path);
      await evaluate(page, 'Rye bread is baked from rye flour, water and a sourdough starter. '.repeat(12));
      expect(await shown(page)).toEqual([...keywords].sort());
      const cells = await page.getByRole('cell', { name: /^\d+%$/ }).allTextContents();
      expect(cells).toHaveLength(keywords.length);
      for (const cell of cells) {
        expect(Number.parseInt(cell, 10)).toBeGreaterThanOrEqual(1);
        expect(Number.parseInt(cell, 10)).toBeLessThanOrEqual(100);
      }
      await page.getByRole('button', { name: 'rye bread' }).click();
      for (const factor of [/^Relevance to your text/, /^Search volume/, /^Low competition/])
        expect(await page.getByText(factor).count()).toBeGreaterThan(0);
    },
  );
});
