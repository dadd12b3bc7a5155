import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#contracts/platform/routes.ts';
import { emptyPage, newAccount } from './account-steps.ts';
import { violations } from './axe.ts';
import { journey, takePicture } from './harness.ts';
import { opening, sidewaysScroll, startRun, tab } from './optimizer-steps.ts';

/** An article with two errors, so that there are changes to judge. */
const draft = `${opening}

I could of made it years ago, but I did not know how.

The ice melts slowly, so the last glass tastes as strong as the first one did.

It definately tastes better then the coffee from the shop.`;

const saved = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/choices'));

const checkPage = async (page: Page, name: string): Promise<void> => {
  await takePicture(page, name);
  expect([name, await violations(page)]).toEqual([name, []]);
  expect([name, await sidewaysScroll(page)]).toEqual([name, 0]);
};

/** Chooses the next keyword of the list by keyboard. Returns its text. */
const chooseLead = async (page: Page): Promise<string> => {
  const select = page.getByLabel('Lead keyword', { exact: true });
  await select.focus();
  const response = saved(page);
  await page.keyboard.press('ArrowDown');
  await response;
  await page.getByText('You chose it. Titles, descriptions and checks follow.').waitFor();
  return select.inputValue();
};

/** Edits the second title and uses it, by keyboard alone. */
const editTitle = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('button', { name: 'Edit Title 2' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
  await page.getByText(`· ${text.length} characters`).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).focus();
  const edited = saved(page);
  await page.keyboard.press('Enter');
  await edited;
  await page.getByRole('radio', { name: 'Use title 2' }).focus();
  const used = saved(page);
  await page.keyboard.press('Space');
  await used;
};

/** The distance in pixels between the middle of each mark in the chart and its keyword's position. */
const offPlaces = (chart: Locator): Promise<number[]> =>
  chart.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const place = item.getBoundingClientRect();
      const mark = item.querySelector('button')?.getBoundingClientRect();
      if (!mark) return Infinity;
      return Math.hypot(mark.x + mark.width / 2 - place.x, mark.y + mark.height / 2 - place.bottom);
    }),
  );

const acceptedLine = (accepted: number, all: number): RegExp =>
  new RegExp(`^${accepted} of ${all === 1 ? '1 change' : `${all} changes`} accepted$`);

/** Rejects every change and then accepts all but the first again, by keyboard. Returns the number of changes. */
const judgeChanges = async (page: Page): Promise<number> => {
  await page.getByText(/^\d+ of \d+ changes? accepted$/).click();
  const switches = page.getByRole('switch', { name: /^Accept change \d+$/ });
  const all = await switches.count();
  expect(all).toBeGreaterThan(0);
  const press = async (index: number, effect: RegExp, accepted: number): Promise<void> => {
    await switches.nth(index).focus();
    await page.keyboard.press('Space');
    await page.getByText(acceptedLine(accepted, all)).waitFor();
    await page.getByText(effect).waitFor();
  };
  for (let index = 0; index < all; index++)
    await press(index, /^Rejected\. \d+ of \d+ checks met/, all - index - 1);
  await page.getByText('Nothing was changed.').waitFor();
  for (let index = 1; index < all; index++) await press(index, /^Accepted\. \d+ of \d+ checks met/, index);
  return all;
};

const words = (text: string): string =>
  text
    .replace(/\]\([^)]*\)|[*_`~#>[\]\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Expects the exports to follow the rejected change and the title in use. */
const expectExports = async (page: Page, title: string): Promise<void> => {
  const first = page.getByRole('listitem').filter({
    has: page.getByRole('switch', { name: 'Accept change 1', exact: true }),
  });
  const [own = '', ours = ''] = await first.locator('dd').allTextContents();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy Optimized Article (Markdown)' }).click();
  await page.getByText('Optimized article copied to clipboard').waitFor();
  const copied = words(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied).toContain(words(own));
  expect(copied).not.toContain(words(ours));
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [html] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download HTML page' }).click(),
  ]);
  expect(readFileSync(await html.path(), 'utf8')).toContain(`<title>${title}</title>`);
};

describe('a result', () => {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const)
    journey(
      `lets the user pick the lead, edit, reject, share, rename and delete (${colorScheme}, ${width} px)`,
      { timeout: 180_000 },
      async ({ openPage, stack }) => {
        const name = `${colorScheme}-${width}`;
        const page = await openPage(emptyPage, { colorScheme, width: 1440 });
        await newAccount(page, stack, `choices-${name}@example.com`);
        await page.setViewportSize({ width, height: 900 });
        await startRun(page, draft);
        await tab(page, /^Keywords/).waitFor({ timeout: 60_000 });

        await page.getByText('See the sweet spot: demand against difficulty').click();
        const chart = page.getByRole('list', { name: 'Keywords by difficulty and searches' });
        await chart.getByRole('button').first().focus();
        expect(Math.max(...(await offPlaces(chart)))).toBeLessThan(1.5);
        await page.getByRole('status').filter({ hasText: 'searches a month, difficulty' }).waitFor();
        await page.getByText('Read the chart as a table').click();
        await checkPage(page, `keywords-${name}`);
        const lead = await chooseLead(page);
        await page.getByText('Lead', { exact: true }).waitFor();

        await tab(page, 'SEO Assets').click();
        const title = 'Cold brew at home, the slow way';
        await editTitle(page, title);
        const snippet = page.getByRole('region', { name: 'Search snippet' });
        await snippet.getByText(title).waitFor();
        await checkPage(page, `assets-${name}`);

        await tab(page, 'SEO Optimized Article').click();
        const changes = await judgeChanges(page);
        await checkPage(page, `article-${name}`);
        await expectExports(page, title);

        await page.reload();
        await page.getByLabel('Lead keyword', { exact: true }).waitFor();
        // This browser's older copy is shown until the server answers.
        await expect
          .poll(() => page.getByLabel('Lead keyword', { exact: true }).inputValue(), { timeout: 20_000 })
          .toBe(lead);
        await tab(page, 'SEO Optimized Article').click();
        await page.getByText(acceptedLine(changes - 1, changes)).waitFor();

        await page.getByRole('button', { name: 'Share', exact: true }).click();
        await page.getByRole('button', { name: 'Create a link' }).click();
        const link = await page.getByLabel('Share link').inputValue();
        await checkPage(page, `share-${name}`);
        const stranger = await openPage(new URL(link).pathname, {
          colorScheme,
          width,
          expectedErrors: [/status of 404/],
        });
        await stranger.getByText('shared by its owner').waitFor();
        await stranger.getByText('The owner of this result chose it.').waitFor();
        expect(await stranger.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
        expect(await stranger.getByRole('combobox', { name: 'Lead keyword' }).count()).toBe(0);
        await checkPage(stranger, `shared-${name}`);
        await page.getByRole('button', { name: 'Turn off the link' }).click();
        await page.getByText('Link turned off').waitFor();
        await page.keyboard.press('Escape');
        await stranger.reload();
        await stranger.getByRole('heading', { name: 'This link does not work' }).waitFor();
        await checkPage(stranger, `turned-off-${name}`);

        await page.goto(paths.history);
        await page.getByRole('button', { name: /^Actions for/ }).focus();
        await page.keyboard.press('Enter');
        await page.getByRole('menuitem', { name: 'Rename' }).press('Enter');
        await page.getByLabel('Name', { exact: true }).fill('My spring post');
        await page.keyboard.press('Enter');
        await page.getByText('My spring post', { exact: true }).waitFor();
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
        await checkPage(page, `history-${name}`);
        await page.getByRole('button', { name: 'Actions for My spring post' }).click();
        await page.getByRole('menuitem', { name: 'Delete' }).click();
        await page.getByRole('button', { name: 'Delete', exact: true }).click();
        await page.getByText('No content', { exact: true }).waitFor();
        await page.goto(paths.credits);
        await page.getByText('SEO Optimizer', { exact: false }).first().waitFor();
      },
    );
});
