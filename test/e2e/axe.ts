import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The rules whose result depends on the colors. */
const rulesOfColors = ['color-contrast', 'link-in-text-block'];

/** Sections that the browser still skips would change their colors while axe inspects them. */
const isLaidOut = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('.laid-out-later')].every(
    ({ style }) => style.contentVisibility === 'visible',
  );

/** A running animation has intermediate colors. On a busy machine it takes longer than its CSS says. */
const untilStill = async (): Promise<void> => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

/**
 * The violations that axe finds on the current page, as `rule: target (what to do)`; checks only `rules`, or all rules
 * by default.
 */
export const violations = async (page: Page, rules?: string[]): Promise<string[]> => {
  await page.waitForFunction(isLaidOut);
  await page.waitForTimeout(400);
  await page.evaluate(untilStill);
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    // Without `preload`, which rereads each stylesheet for the single rule about the device's orientation.
    const options: RunOptions = { resultTypes: ['violations'], preload: false, ...(runOnly && { runOnly }) };
    const { violations: found } = await (globalThis as unknown as { axe: typeof axe }).axe.run(options);
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
    );
  }, rules);
};

/** The violations that axe finds in light colors, and the color violations that it finds in dark ones. */
export const violationsInLightAndDark = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...inLight, ...(await violations(page, rulesOfColors))];
};
