import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { imageMessages } from '#contracts/images/image-messages.ts';
import { paths } from '#contracts/platform/routes.ts';
import { tools } from '#contracts/product.ts';
import type { LocalStack } from '#lib/local/stack.ts';
import { cameraJpeg, png, svg } from '#test/factories/make-images.ts';
import { emptyPage, newAccount } from './account-steps.ts';
import { violations } from './axe.ts';
import { journey, takePicture } from './harness.ts';
import { sidewaysScroll } from './optimizer-steps.ts';

type Chosen = { name: string; mimeType: string; buffer: Buffer };

const chosen = async (name: string, bytes: Uint8Array | Promise<Uint8Array>): Promise<Chosen> => ({
  name,
  mimeType: name.endsWith('.jpg') ? 'image/jpeg' : 'image/png',
  buffer: Buffer.from(await bytes),
});

/** The tool as a user sees it right after signing in. */
const openTool = async (page: Page, stack: LocalStack): Promise<void> => {
  await newAccount(page, stack, `${randomUUID()}@example.com`, tools.image_analyzer.path);
  await page.getByText('Drop your images here').waitFor();
};

/** Presses Tab until the element has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target}.`);
};

const imagesOf = (page: Page) => page.getByRole('list').filter({ has: page.getByText('1 of ') });

describe('the Image Describer', () => {
  journey.for([1440, 390])(
    'describes images at %i px: chosen, moved by keyboard, uploaded, described',
    async (width, { openPage, stack }) => {
      const page = await openPage(emptyPage, { colorScheme: width === 390 ? 'dark' : 'light' });
      await page.setViewportSize({ width, height: 900 });
      await openTool(page, stack);
      await page
        .locator('input[type=file]')
        .setInputFiles([
          await chosen('blue-jar-on-a-shelf.png', png(1200, 800)),
          await chosen('IMG_1234.jpg', cameraJpeg()),
        ]);
      await imagesOf(page).getByText('IMG_1234.jpg').waitFor();
      await page.getByRole('button', { name: 'Move IMG_1234.jpg earlier' }).focus();
      await page.keyboard.press('Enter');
      await page.getByText('IMG_1234.jpg is now image 1 of 2.').waitFor();
      await takePicture(page, `images-chosen-${width}`);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Next' }).click();
      await page
        .getByLabel(/^Context/)
        .fill('A short text about fishing boats and the harbour where they lie.');
      await takePicture(page, `images-context-${width}`);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Analyze' }).click();
      await page.waitForURL('**/results/**', { timeout: 45_000 });
      await expect
        .poll(() =>
          page
            .getByLabel('Alt text', { exact: true })
            .evaluateAll((all) => all.map((field) => (field as HTMLTextAreaElement).value)),
        )
        .toEqual(['Fishing boats in the harbour', 'Blue jar on a shelf']);
      const widths = await page
        .getByRole('tabpanel')
        .locator('img')
        .evaluateAll(async (images) =>
          Promise.all(
            (images as HTMLImageElement[]).map(async (image) => {
              image.loading = 'eager';
              await image.decode();
              return image.naturalWidth;
            }),
          ),
        );
      expect(widths).toEqual([80, 480]);
      await page
        .getByLabel(/^Used as/)
        .first()
        .selectOption('Decoration');
      await page.getByText('Alt text: 1 of 1 check passed').click();
      await takePicture(page, `images-result-${width}`);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await violations(page)).toEqual([]);
    },
  );

  journey(
    'works with the keyboard alone, from the choice of files to the copied text',
    async ({ openPage, stack }) => {
      const page = await openPage(emptyPage);
      await openTool(page, stack);
      const chooser = page.waitForEvent('filechooser');
      await tabTo(page, page.locator('input[type=file]'));
      await page.keyboard.press('Space');
      await (await chooser).setFiles([
        await chosen('search-icon.png', png(64, 64)),
        await chosen('IMG_1234.jpg', cameraJpeg()),
      ]);
      await tabTo(page, page.getByRole('button', { name: 'Move IMG_1234.jpg earlier' }));
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('button', { name: 'Next' }));
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByLabel(/^Context/));
      await page.keyboard.type('A short text about fishing boats and the harbour where they lie.');
      await tabTo(page, page.getByRole('button', { name: 'Analyze' }));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/results/**', { timeout: 45_000 });
      const [boats, icon] = [
        page.getByRole('listitem').filter({ has: page.getByLabel('Used as (image 1)') }),
        page.getByLabel('Used as (image 2)'),
      ];
      await boats.getByLabel('Alt text', { exact: true }).waitFor();
      await tabTo(page, boats.getByRole('button', { name: 'Copy Alt text of image 1' }));
      await page.keyboard.press('Enter');
      await page.getByText('Alt text of image 1 copied to clipboard').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Fishing boats in the harbour');
      await tabTo(page, icon);
      await page.keyboard.type('Deco');
      await page.getByText('Empty on purpose: alt=""').waitFor();
      await page.reload();
      await page.getByText('Empty on purpose: alt=""').waitFor();
    },
  );

  journey(
    'describes the other images when one is damaged, and says what is charged',
    async ({ openPage, stack }) => {
      const page = await openPage(emptyPage);
      await openTool(page, stack);
      const damaged = Buffer.from(await png(400, 300)).subarray(0, 60);
      await page
        .locator('input[type=file]')
        .setInputFiles([await chosen('blue-jar.png', png(1200, 800)), await chosen('torn.png', damaged)]);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText(imageMessages.chargeRule).waitFor();
      expect(await page.getByText('Searches in').count()).toBe(0);
      await page.getByText('You have 5 credits').waitFor();
      await page.getByRole('button', { name: 'Analyze' }).click();
      await page.waitForURL('**/results/**', { timeout: 45_000 });
      const rejected = page.getByRole('region', { name: 'Images that were not described' });
      expect(await rejected.textContent()).toContain(
        `1 of 2 images could not be described. ${imageMessages.chargeRule}`,
      );
      expect(await rejected.textContent()).toContain('torn.png is damaged and cannot be read.');
      expect(await page.getByLabel('Alt text', { exact: true }).inputValue()).toBe('Blue jar');
      await takePicture(page, 'images-partly');
      await page.goto(paths.credits);
      await page.getByText('3.5', { exact: true }).first().waitFor();
    },
  );

  journey('says which file is not an image before anything is charged', async ({ openPage, stack }) => {
    const page = await openPage(emptyPage);
    await openTool(page, stack);
    await page.locator('input[type=file]').setInputFiles([await chosen('drawing.png', svg())]);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('You have 5 credits').waitFor();
    await page.getByRole('button', { name: 'Analyze' }).click();
    await page
      .getByRole('alert')
      .getByText('drawing.png is not a valid image file (supported: PNG, JPG, WebP)')
      .waitFor();
    await takePicture(page, 'images-refused');
    await page.reload();
    await page.getByText('Drop your images here').waitFor();
  });
});
