import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { payloadLists } from '#test/xss-payloads.ts';
import { journey } from './harness.ts';
import { dismissBanner, runToResult, tab } from './optimizer-steps.ts';

const payloads = payloadLists[0]?.payloads ?? [];
const filler =
  'Cold brew coffee at home needs a coarse grind, cold water and a jar. The cold brew ratio is one part of coffee to eight parts of water.';
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Counts payloads that run: they call `alert(1)`. If the content policy blocks one, the console reports it and the journey fails. */
const watch = (page: Page): { ran: string[] } => {
  const seen = { ran: [] as string[] };
  page.on('dialog', (dialog) => {
    seen.ran.push(dialog.message());
    void dialog.dismiss();
  });
  return seen;
};

/** Sends every event that a payload could wait for to every element. */
const touchEverything = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main *'))
      for (const name of ['mouseover', 'focus', 'toggle', 'error', 'load', 'animationstart', 'wheel'])
        element.dispatchEvent(new Event(name));
  });
};

const dangerous =
  'main script, main iframe, main object, main embed, main form[action], main [onerror], main [onload], main [onclick], main [onfocus], main [onmouseover], main a[href^="javascript:" i], main a[href^="data:" i]';

describe('a page with scripts that try to run', () => {
  journey('runs none of them in its results or in its exports', async ({ openPage, servePage }) => {
    const address = servePage(
      '/injected',
      `<!doctype html><html lang="en"><head><title>Cold brew coffee at home</title></head><body><article>
      <h1>Cold brew coffee at home</h1><p>${filler}</p><p>${filler}</p>
      ${payloads.map((payload) => `<h2>${escaped(payload)}</h2><p>The jar keeps ${escaped(payload)} cold.</p>`).join('')}
      ${payloads.map((payload) => `<p><a href="${escaped(payload)}">cold brew</a> <img src="${escaped(payload)}" alt="${escaped(payload)}"> stays.</p>`).join('')}
      ${payloads.map((payload) => `<p>The jar keeps ${payload} cold.</p>`).join('')}</article></body></html>`,
    );
    const page = await openPage('/');
    const seen = watch(page);
    await dismissBanner(page);
    await runToResult(page, address);
    for (const name of [/^Keywords/, 'SEO Assets', 'SEO Optimized Article']) {
      await tab(page, name).click();
      await touchEverything(page);
      expect(await page.locator(dangerous).count()).toBe(0);
    }
    await page.getByRole('switch', { name: 'Apply SEO' }).uncheck();
    await page.getByRole('region', { name: 'Original article' }).waitFor();
    await touchEverything(page);
    expect(await page.locator(dangerous).count()).toBe(0);

    for (const item of ['Download HTML page', 'Download WordPress blocks']) {
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: item, exact: true }).click(),
      ]);
      const text = readFileSync(await download.path(), 'utf8');
      // Opened without our policy, as on somebody else's site. The resources that it would load are missing.
      const elsewhere = await page.context().newPage();
      const there = watch(elsewhere);
      await elsewhere.route('**/*', (route) => route.abort());
      await elsewhere.setContent(text, { waitUntil: 'domcontentloaded' });
      await elsewhere.evaluate(() => {
        for (const element of document.querySelectorAll('body *'))
          element.dispatchEvent(new Event('mouseover'));
      });
      expect([item, there.ran]).toEqual([item, []]);
      await elsewhere.close();
    }
    expect(seen.ran).toEqual([]);
  });
});
