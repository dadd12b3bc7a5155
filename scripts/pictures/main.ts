/**
 * `npm run pictures [-- --only NAME,NAME --width WIDTH]`: every page, dialog, tab and mail with the demonstration's
 * data, at the widths of a phone, a tablet and a desktop, light and dark, as `.cache/pictures/NAME-WIDTH.png` with the
 * two themes side by side. Look at them before you call a change to the site done. Reports each page that is wider than
 * its screen.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { commandOptions } from '#lib/command-options.ts';
import { startLocalStack } from '#lib/local/stack.ts';
import { launchBrowser } from '#test/e2e/harness-browser.ts';
import { dismissBanner, sidewaysScroll } from '#test/e2e/optimizer-steps.ts';
import { storageKeys } from '#web/lib/storage/storage.ts';
import { ensureWebBuild } from '../build-web/ensure-web.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { stackPictures, writeSheet } from './sheet.ts';
import { signIn } from './steps.ts';
import { type View, views } from './views.ts';

const themes = ['light', 'dark'] as const;
const outDir = join(import.meta.dirname, '../../.cache/pictures');
const usage = `Usage: npm run pictures -- [--only NAME,NAME] [--width WIDTH]
  Takes screenshots of every page, light and dark, and writes them to .cache/pictures.
  --only NAME,NAME  only the pictures whose name contains one of these, such as billing,dialog
  --width WIDTH     one width in pixels (390, 768 and 1440)`;

const { values } = commandOptions(usage, () =>
  parseArgs({ options: { only: { type: 'string' }, width: { type: 'string' } } }),
);
const widths = values.width ? [Number(values.width)] : [390, 768, 1440];
const parts = values.only?.split(',') ?? [''];
const wanted = views.filter(({ name }) => parts.some((part) => name.includes(part)));

/** Images and films load when they scroll into view. A picture of the whole page needs all of them. */
const loadImages = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo(0, 0);
  });

/** Below this height in pixels, Chromium without a graphics card repeats the top of a page. */
const sliceHeight = 4_000;

/** The whole page, taken in slices. */
async function shootPage(page: Page): Promise<Buffer> {
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  const slices: Buffer[] = [];
  for (let y = 0; y < height; y += sliceHeight) {
    const clip = { x: 0, y, width, height: Math.min(sliceHeight, height - y) };
    slices.push(await page.screenshot({ fullPage: true, clip }));
  }
  return stackPictures(slices);
}

async function shoot(page: Page, { open, screen }: View): Promise<Buffer> {
  await open(page);
  await loadImages(page);
  // Dialogs and menus fade in.
  await page.waitForTimeout(400);
  return screen === true ? page.screenshot() : shootPage(page);
}

/** Some views answer requests themselves, or leave a visitor's run behind, which would move into the account. */
const forgetState = async (page: Page): Promise<void> => {
  const acceptButton = page
    .getByRole('region', { name: 'Cookies' })
    .getByRole('button', { name: 'Accept All' });
  if (await acceptButton.isVisible()) await dismissBanner(page);
  // A mail has no storage.
  await page.evaluate((key) => localStorage.removeItem(key), storageKeys.visitorRuns).catch(() => {});
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
};

/** Takes every page, one after another, in one theme: as a visitor, then as the demonstration's user. */
async function shootAll(browser: Browser, baseURL: string, width: number, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({
    baseURL,
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  await dismissBanner(page);
  const shots = new Map<string, Buffer>();
  const shootViews = async (of: readonly View[]): Promise<void> => {
    for (const view of of) {
      shots.set(view.name, await shoot(page, view));
      if ((await sidewaysScroll(page)) > 0) console.log(`${view.name} scrolls sideways at ${width} px.`);
      await forgetState(page);
    }
  };
  await shootViews(wanted.filter((view) => !view.signedIn));
  const ofUsers = wanted.filter((view) => view.signedIn);
  if (ofUsers.length > 0) await signIn(page);
  await shootViews(ofUsers);
  await context.close();
  return shots;
}

const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
ensureWebBuild();
const stack = await startLocalStack({ port: 0, dataDir });
const browser = await launchBrowser();
mkdirSync(outDir, { recursive: true });
try {
  await seedDemo(stack);
  for (const width of widths) {
    const [light, dark] = [
      await shootAll(browser, stack.url, width, themes[0]),
      await shootAll(browser, stack.url, width, themes[1]),
    ];
    for (const { name } of wanted) {
      const path = join(outDir, `${name}-${width}.png`);
      await writeSheet(path, [light.get(name), dark.get(name)]);
      console.log(path);
    }
  }
} finally {
  await browser.close();
  await stack.stop();
  rmSync(dataDir, { recursive: true });
}
