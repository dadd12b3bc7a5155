import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds wrong with the page as it is now, as `rule: target (what to do)`. */
export const violations = async (page: Page): Promise<string[]> => {
  // Motion under way has colors in between.
  await page.waitForTimeout(400);
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // Without `preload`, which reads each stylesheet once more for the one rule about the device's orientation.
    const options: RunOptions = { resultTypes: ['violations'], preload: false };
    const { violations: found } = await (globalThis as unknown as { axe: typeof axe }).axe.run(options);
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
    );
  });
};
