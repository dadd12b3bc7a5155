import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';

/** An article of 1,483 words, as a person would paste it. */
export const article = readFileSync(
  join(import.meta.dirname, '../fixtures/articles/cold-brew-at-home.txt'),
  'utf8',
);

/**
 * Its first 580 words, for journeys that are not about the run itself: typing and analyzing them and showing their
 * result takes half the CPU time.
 */
export const opening = article.split('\n\n').slice(0, 12).join('\n\n');

/** The browser's own lines for error responses that a journey provokes. */
export const rejected = /Failed to load resource: the server responded with a status of (400|404|429)/;

export const contentBox = (page: Page): Locator => page.getByLabel('Your article or its web address');
export const analyzeButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Analyze', exact: true });

/** Closes the consent banner, as a visitor does who wants to see the page. */
export const dismissBanner = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Reject Non-Essential' }).click();
};

export const startRun = async (page: Page, content: string): Promise<void> => {
  await contentBox(page).fill(content);
  await analyzeButton(page).click();
};

export const resultHeading = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Your SEO plan', exact: true });

/** The message above the form: why the last run failed. */
export const failure = (page: Page): Locator => page.getByRole('complementary', { name: 'Analysis Failed' });

export const runToResult = async (page: Page, content: string): Promise<void> => {
  await startRun(page, content);
  await resultHeading(page).waitFor({ timeout: 45_000 });
};

export const tab = (page: Page, name: string | RegExp): Locator => page.getByRole('tab', { name });

/** The number of pixels by which the page is wider than the screen. A page must never scroll sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
