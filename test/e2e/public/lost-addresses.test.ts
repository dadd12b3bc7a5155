import { describe, expect } from 'vitest';
import { paths, sharedPath } from '#contracts/platform/routes.ts';
import { violations } from '../axe.ts';
import { journey, takePicture } from '../harness.ts';
import { dismissBanner, sidewaysScroll } from '../optimizer-steps.ts';

/** Addresses that show nothing, with the text of their pages and the target of their link. */
const lost = [
  { path: '/no-such-page', says: 'Oops! Page not found', link: 'Return to Home', to: paths.home },
  { path: `${paths.blog}/no-such-post`, says: 'Article Not Found', link: 'Back to Blog', to: paths.blog },
  { path: sharedPath('A'.repeat(32)), says: 'This link does not work', link: 'Go to Home', to: paths.home },
];

describe('an address that shows nothing says so, and axe finds nothing', () => {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const)
    journey(`${colorScheme}, ${width} px`, async ({ openPage }) => {
      for (const { path, says, link, to } of lost) {
        const page = await openPage(path, { colorScheme, width, expectedErrors: [/status of 404/, /404/] });
        await dismissBanner(page);
        await page.getByRole('heading', { name: says }).waitFor();
        expect([path, await violations(page)]).toEqual([path, []]);
        expect([path, await sidewaysScroll(page)]).toEqual([path, 0]);
        await takePicture(page, `lost${path.replaceAll('/', '-').slice(0, 20)}-${width}`);
        await page.getByRole('main').getByRole('link', { name: link }).click();
        await page.waitForURL((url) => url.pathname === to);
      }
    });
});
