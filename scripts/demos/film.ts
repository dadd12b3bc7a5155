import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createLocalAccount } from '#test/factories/local-account.ts';
import { storageKeys } from '#web/lib/storage/storage.ts';
import { type Frame, frameScale, frameSize } from './animation.ts';

export type Film = {
  readonly page: Page;
  readonly frames: readonly Frame[];
  /** Takes a screenshot that is shown for `ms` milliseconds. */
  shoot(ms: number, caption: string, options?: { cover?: true }): Promise<void>;
  /** Scrolls smoothly, over a few frames, until the element is at the top. */
  pan(selector: string, caption: string): Promise<void>;
  /** Opens a page and waits until it can be used. */
  open(path: string): Promise<void>;
  /** Signs in with an account made for the film. */
  becomeUser(): Promise<void>;
  cover(): Buffer | undefined;
  close(): Promise<void>;
};

/** Hides what is not part of the tool: the header would cover it, and a blinking caret differs between runs. */
const filmStyle = `
  header { display: none !important }
  html { scroll-behavior: auto !important; scrollbar-width: none }
  * { caret-color: transparent !important }
`;

let films = 0;
const password = 'Abc12!';

/** A new visitor who has answered the cookie banner. Each film is a new visitor with a separate demo run. */
const openVisitor = async (
  browser: Browser,
  baseURL: string,
  colorScheme: 'light' | 'dark',
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL,
    viewport: frameSize,
    deviceScaleFactor: frameScale,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${++films}` },
  });
  await context.addInitScript((key) => {
    const declined = { essential: true, analytics: false, functional: false, marketing: false };
    localStorage.setItem(key, JSON.stringify({ ...declined, timestamp: Date.now() }));
  }, storageKeys.cookieConsent);
  // A busy machine misses the tenth of a second that optional fonts have to load, and then films with fallback fonts.
  await context.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll(/font-display:\s*optional/g, 'font-display:block');
    await route.fulfill({ response, body: css });
  });
  return context;
};

/** Eases in and out, so that the eye can follow: the share of the way at the share `t` of the time. */
const eased = (t: number): number => (1 - Math.cos(Math.PI * t)) / 2;

const panTo = async (page: Page, selector: string, caption: string, shoot: Film['shoot']): Promise<void> => {
  const distance = await page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top - 24);
  const steps = 3;
  for (let step = 1; step <= steps; step++) {
    await page.evaluate(
      (by) => window.scrollBy(0, by),
      distance * (eased(step / steps) - eased((step - 1) / steps)),
    );
    if (Math.abs(distance) > 40) await shoot(step === steps ? 700 : 80, caption);
  }
};

const signIn = async (page: Page, email: string): Promise<void> => {
  // The header is hidden, so it cannot be clicked.
  const button = page
    .locator('header')
    .getByRole('button', { name: 'Sign In', exact: true, includeHidden: true });
  await button.first().dispatchEvent('click');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
};

/** A page as a visitor sees it, and the pictures taken of it. */
export const openFilm = async (
  browser: Browser,
  baseURL: string,
  colorScheme: 'light' | 'dark',
): Promise<Film> => {
  const context = await openVisitor(browser, baseURL, colorScheme);
  const page = await context.newPage();
  page.on('load', () => void page.addStyleTag({ content: filmStyle }));
  const frames: Frame[] = [];
  const shoot: Film['shoot'] = async (ms, caption, { cover = false } = {}) => {
    frames.push({ png: await page.screenshot(), ms, cover, caption });
  };
  const open: Film['open'] = async (path) => {
    await page.goto(path);
    await page.locator('html[data-started]').waitFor({ state: 'attached' });
  };
  return {
    page,
    frames,
    shoot,
    pan: (selector, caption) => panTo(page, selector, caption, shoot),
    open,
    becomeUser: async () => {
      // Each film uses a separate account.
      const email = `mara.${films}@example.com`;
      await createLocalAccount(baseURL, { email, password });
      await open('/');
      await signIn(page, email);
    },
    cover: () => (frames.find((frame) => frame.cover) ?? frames[0])?.png,
    close: () => context.close(),
  };
};
