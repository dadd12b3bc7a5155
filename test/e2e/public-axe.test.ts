import axe from 'axe-core';
import { describe, expect } from 'vitest';
import { paths, prerenderedPages } from '#contracts/routes.ts';
import { journey } from './harness.ts';

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
        // Fading in has colours in between.
        await page.waitForTimeout(400);
        await page.evaluate(axe.source);
        const violations = await page.evaluate(async () => {
          const { violations: all } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
          return all.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
        });
        found.push(...violations.map((violation) => `${path} ${violation}`));
        await page.close();
      }
      expect(found).toEqual([]);
    });
});
