import type { Browser, Page } from 'playwright-core';
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

/** A page as a visitor sees it, and the pictures taken of it. */
export const openFilm = async (
  browser: Browser,
  baseURL: string,
  colorScheme: 'light' | 'dark',
): Promise<Film> => {
  const context = await browser.newContext({
    baseURL,
    viewport: frameSize,
    deviceScaleFactor: frameScale,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    // Each film is a new visitor with a separate demo run.
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${++films}` },
  });
  // The cookie banner is answered before the film begins.
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
  const page = await context.newPage();
  page.on('load', () => void page.addStyleTag({ content: filmStyle }));
  const frames: Frame[] = [];
  const shoot: Film['shoot'] = async (ms, caption, { cover = false } = {}) => {
    frames.push({ png: await page.screenshot(), ms, cover, caption });
  };
  const film: Film = {
    page,
    frames,
    shoot,
    pan: async (selector, caption) => {
      const distance = await page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top - 24);
      const steps = 3;
      for (let step = 1; step <= steps; step++) {
        // Ease in and out, so that the eye can follow.
        const share = (t: number): number => (1 - Math.cos(Math.PI * t)) / 2;
        await page.evaluate(
          (by) => window.scrollBy(0, by),
          distance * (share(step / steps) - share((step - 1) / steps)),
        );
        if (Math.abs(distance) > 40) await shoot(step === steps ? 700 : 80, caption);
      }
    },
    open: async (path) => {
      await page.goto(path);
      await page.locator('html[data-started]').waitFor({ state: 'attached' });
    },
    becomeUser: async () => {
      // Each film uses a separate account.
      const email = `mara.${films}@example.com`;
      await createLocalAccount(baseURL, { email, password });
      await film.open('/');
      // The header is hidden, so it cannot be clicked.
      const signIn = page
        .locator('header')
        .getByRole('button', { name: 'Sign In', exact: true, includeHidden: true });
      await signIn.first().dispatchEvent('click');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email').fill(email);
      await dialog.getByLabel('Password', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.waitForURL('**/dashboard');
    },
    cover: () => (frames.find((frame) => frame.cover) ?? frames[0])?.png,
    close: () => context.close(),
  };
  return film;
};
