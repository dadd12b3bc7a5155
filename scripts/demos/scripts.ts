import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { type JobType, tools } from '#contracts/product.ts';
import type { Film } from './film.ts';

/** The article behind the home page's example, as a person would paste it. */
const article = readFileSync(new URL('../../web/content/example/article.md', import.meta.url), 'utf8');

const heading = 'Your SEO plan';

const openTool = async ({ page, open }: Film, type: JobType): Promise<void> => {
  await open(tools[type].path);
  await page.getByRole('tablist', { name: 'Tools' }).evaluate((tabs) => {
    window.scrollTo(0, tabs.getBoundingClientRect().top + window.scrollY - 32);
  });
};

/** Types into a field in a few steps, as fast as an eye can follow. */
const type = async (film: Film, field: Locator, text: string, caption: string): Promise<void> => {
  const steps = 5;
  for (let step = 1; step <= steps; step++) {
    await field.fill(text.slice(0, Math.ceil((text.length * step) / steps)));
    await film.shoot(110, caption);
  }
};

const press = async (film: Film, button: Locator, caption: string): Promise<void> => {
  await button.focus();
  await film.shoot(600, caption);
  await button.click();
};

const watchRun = async (film: Film, { page }: { page: Page }): Promise<void> => {
  const result = page.getByRole('heading', { name: heading, exact: true });
  const progress = page.getByRole('progressbar').first();
  await progress.or(result).first().waitFor();
  for (let shots = 0; shots < 6 && (await progress.isVisible()); shots++) {
    await film.shoot(420, 'It reads, looks up what people search for, and writes.');
    await page.waitForTimeout(350);
  }
  await result.waitFor({ timeout: 30_000 });
  await page.waitForTimeout(300);
  await result.evaluate((element) =>
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 32),
  );
};

const openTab = async ({ page }: Film, name: string): Promise<void> => {
  const tab = page.getByRole('tab', { name });
  await tab.click();
  await tab.evaluate((element) =>
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 24),
  );
  await page.waitForTimeout(250);
};

const optimizer = async (film: Film): Promise<void> => {
  const { page } = film;
  await openTool(film, 'keyword_optimizer');
  const paste = 'Paste your article, or its web address.';
  await film.shoot(900, paste);
  await page.getByLabel('Your article or its web address').fill(article.slice(0, 1_450));
  await film.shoot(900, paste);
  await page.getByLabel('Your article or its web address').fill(article);
  await press(film, page.getByRole('button', { name: 'Analyze', exact: true }), 'Press Analyze.');
  await watchRun(film, film);
  const found = 'A short list: what to lead with, and what supports it.';
  await film.shoot(2600, found);
  const first = page.getByRole('tabpanel').locator('button[aria-expanded]:not([aria-haspopup])').first();
  await first.click();
  await page.waitForTimeout(250);
  const why = 'Each keyword opens to its points, and to the sentences it comes from.';
  await film.shoot(900, why);
  await film.pan('[role="tabpanel"] button[aria-expanded="true"]:not([aria-haspopup])', why);
  await film.shoot(2200, why);
  await openTab(film, 'SEO Assets');
  await film.shoot(2600, 'Titles and descriptions, as a search result shows them.');
  await openTab(film, 'SEO Optimized Article');
  const marked = 'Your article, with every change marked in the margin.';
  await film.shoot(2200, marked);
  await page
    .getByRole('button', { name: /^Changed passage/ })
    .first()
    .click();
  await page.waitForTimeout(250);
  await film.shoot(2900, 'A change opens to before, after and its reason.', { cover: true });
};

const evaluator = async (film: Film): Promise<void> => {
  const { page } = film;
  await openTool(film, 'keyword_evaluator');
  const bring = 'Bring the keywords you have.';
  await film.shoot(700, bring);
  await type(
    film,
    page.getByLabel('Your keywords'),
    'sourdough starter, feed sourdough starter, sourdough discard recipes, rye flour, how to keep a starter alive, sourdough feeding schedule, bread machine',
    bring,
  );
  await film.shoot(800, bring);
  await press(film, page.getByRole('button', { name: 'Next' }), bring);
  const context = 'Add the article they are for, if you have it.';
  await page.waitForTimeout(250);
  await film.shoot(700, context);
  await page.getByLabel(/^Context/).fill(article);
  await press(film, page.getByRole('button', { name: 'Analyze', exact: true }), context);
  await watchRun(film, film);
  const sorted = 'All of them come back, best first.';
  await film.shoot(2600, sorted);
  const first = page.getByRole('tabpanel').locator('button[aria-expanded]:not([aria-haspopup])').first();
  await first.click();
  await page.waitForTimeout(250);
  const why = 'With the points of its score.';
  await film.pan('[role="tabpanel"] button[aria-expanded="true"]:not([aria-haspopup])', why);
  await film.shoot(2600, why, { cover: true });
};

const draw = async (drawing: string): Promise<Buffer> =>
  sharp(readFileSync(new URL(`../../web/public/images/sample/${drawing}`, import.meta.url)), { density: 216 })
    .png()
    .toBuffer();

/**
 * The sample pictures as files with meaningful names, like most people's files. They are drawn before the first film:
 * once the product decodes an image, this process no longer reads SVG.
 */
const pictures = await Promise.all(
  [
    ['bread.svg', 'sourdough-loaf-on-a-board.png'],
    ['jar.svg', 'sourdough-starter-in-a-jar.png'],
  ].map(async ([drawing = '', name = '']) => ({ name, mimeType: 'image/png', buffer: await draw(drawing) })),
);

const images = async (film: Film): Promise<void> => {
  const { page } = film;
  await film.becomeUser();
  await openTool(film, 'image_analyzer');
  const drop = 'Drop up to ten images.';
  await page.getByText('Drop your images here').waitFor();
  await film.shoot(900, drop);
  await page.locator('input[type=file]').setInputFiles(pictures);
  await page.getByText('sourdough-starter-in-a-jar.png').first().waitFor();
  await page.waitForTimeout(400);
  await film.shoot(1400, drop);
  await press(film, page.getByRole('button', { name: 'Next' }), drop);
  const context = 'Add the article they belong to, if you have it.';
  await page.waitForTimeout(250);
  await page.getByLabel(/^Context/).fill(article);
  await press(film, page.getByRole('button', { name: 'Analyze', exact: true }), context);
  await page.waitForURL('**/results/**', { timeout: 30_000 });
  await page.getByRole('tabpanel').locator('img').first().waitFor();
  await page.waitForTimeout(600);
  const four = 'Each comes back with alt text, title, caption and description.';
  await page.evaluate(() => window.scrollTo(0, 0));
  await film.shoot(1200, four);
  await film.pan('[role="tabpanel"] img', four);
  await film.shoot(2600, four, { cover: true });
  await film.pan('[role="tabpanel"] li:nth-of-type(2) img', four);
  await film.shoot(1600, four);
  const better = 'You know the image: improve its alt text, and the checks update.';
  await page
    .getByLabel('Alt text', { exact: true })
    .nth(1)
    .fill('Sourdough starter with large bubbles, four hours after feeding');
  await page
    .getByText(/^Alt text: \d/)
    .nth(1)
    .click();
  await page.waitForTimeout(250);
  await film.shoot(2600, better);
};

/** The actions on camera, per tool. */
export const scripts: Readonly<Record<JobType, (film: Film) => Promise<void>>> = {
  keyword_optimizer: optimizer,
  keyword_evaluator: evaluator,
  image_analyzer: images,
};
