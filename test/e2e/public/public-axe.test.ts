import { describe, expect } from 'vitest';
import { paths, prerenderedPages } from '#contracts/platform/routes.ts';
import { violations } from '../axe.ts';
import { journey } from '../harness.ts';
import { sidewaysScroll } from '../optimizer-steps.ts';

const addresses = [...prerenderedPages, `${paths.blog}/reading-search-volume`];

/** A page that is already open adapts to another width and other colors just like one that is opened with them. */
const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const;

describe('axe finds nothing on a public page, which never scrolls sideways', () => {
  journey.for(addresses)('%s, light on a wide and dark on a narrow screen', async (path, { openPage }) => {
    const page = await openPage(path);
    for (const { colorScheme, width } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      expect([colorScheme, await violations(page)]).toEqual([colorScheme, []]);
    }
    await page.setViewportSize({ width: 360, height: 900 });
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
