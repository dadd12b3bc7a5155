import type { Browser, Page } from 'playwright-core';
import { type Frame, frameScale, frameSize } from './animation.ts';

export type Film = {
  readonly page: Page;
  readonly frames: readonly Frame[];
  /** Takes a picture that stays `ms` milliseconds. */
  shoot(ms: number, caption: string, options?: { cover?: true }): Promise<void>;
  /** Scrolls smoothly, a few frames long, until the element stands at the top. */
  pan(selector: string, caption: string): Promise<void>;
  cover(): Buffer | undefined;
  close(): Promise<void>;
};

/** What is no part of the tool: the header would lie over it, and a blinking caret differs from run to run. */
const filmStyle = `
  header, [role="region"][aria-label*="ookie"], [data-consent] { display: none !important }
  html { scroll-behavior: auto !important; scrollbar-width: none }
  * { caret-color: transparent !important }
`;

let films = 0;

/** A page as a visitor sees it, and the pictures taken of it. */
export const openFilm = async (browser: Browser, baseURL: string): Promise<Film> => {
  const context = await browser.newContext({
    baseURL,
    viewport: frameSize,
    deviceScaleFactor: frameScale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
    // Each film is another visitor, with a demo run of its own.
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${++films}` },
  });
  const page = await context.newPage();
  page.on('load', () => void page.addStyleTag({ content: filmStyle }));
  const frames: Frame[] = [];
  const shoot: Film['shoot'] = async (ms, caption, { cover = false } = {}) => {
    frames.push({ png: await page.screenshot(), ms, cover, caption });
  };
  return {
    page,
    frames,
    shoot,
    pan: async (selector, caption) => {
      const distance = await page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top - 24);
      const steps = 4;
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
    cover: () => (frames.find((frame) => frame.cover) ?? frames[0])?.png,
    close: () => context.close(),
  };
};
