import { describe, expect } from 'vitest';
import { paths, prerenderedPages } from '#contracts/platform/routes.ts';
import { violations } from '../axe.ts';
import { journey } from '../harness.ts';

const addresses = [...prerenderedPages, `${paths.blog}/reading-search-volume`];

describe('axe finds nothing on a public page', () => {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const)
    journey(`${colorScheme}, ${width} px`, async ({ openPage }) => {
      const found: string[] = [];
      for (const path of addresses) {
        const page = await openPage(path, { colorScheme, width });
        found.push(...(await violations(page)).map((violation) => `${path} ${violation}`));
        await page.close();
      }
      expect(found).toEqual([]);
    });
});
