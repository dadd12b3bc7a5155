import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { tools } from '#contracts/product.ts';
import type { LocalStack } from '#lib/local/stack.ts';
import { createLocalAccount } from '#test/factories/local-account.ts';
import { cameraJpeg, png, svg } from '#test/factories/make-images.ts';
import { password, signIn } from './account-steps.ts';
import { journey, takePicture } from './harness.ts';
import { dismissBanner, sidewaysScroll } from './optimizer-steps.ts';

type Chosen = { name: string; mimeType: string; buffer: Buffer };

const chosen = async (name: string, bytes: Uint8Array | Promise<Uint8Array>): Promise<Chosen> => ({
  name,
  mimeType: name.endsWith('.jpg') ? 'image/jpeg' : 'image/png',
  buffer: Buffer.from(await bytes),
});

const becomeUser = async (page: Page, stack: LocalStack): Promise<void> => {
  const email = `${randomUUID()}@example.com`;
  await createLocalAccount(stack.url, { email, password });
  await signIn(page, email);
  await page.waitForURL('**/dashboard');
};

const openTool = async (page: Page): Promise<void> => {
  await page.goto(tools.image_analyzer.path);
  await page.getByText('Drop your images here').waitFor();
};

const imagesOf = (page: Page) => page.getByRole('list').filter({ has: page.getByText('1 of ') });

describe('the Image Describer', () => {
  journey.for([1440, 390])(
    'describes images at %i px: chosen, moved by keyboard, uploaded, described',
    async (width, { openPage, stack }) => {
      const page = await openPage('/', { colorScheme: width === 390 ? 'dark' : 'light' });
      await dismissBanner(page);
      await becomeUser(page, stack);
      await page.setViewportSize({ width, height: 900 });
      await openTool(page);
      await page
        .locator('input[type=file]')
        .setInputFiles([
          await chosen('blue-jar-on-a-shelf.png', png(1200, 800)),
          await chosen('IMG_1234.jpg', cameraJpeg()),
        ]);
      await imagesOf(page).getByText('IMG_1234.jpg').waitFor();
      await page.getByRole('button', { name: 'Move IMG_1234.jpg earlier' }).focus();
      await page.keyboard.press('Enter');
      await page.getByText('IMG_1234.jpg is now 1 of 2.').waitFor();
      await takePicture(page, `images-chosen-${width}`);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.getByRole('button', { name: 'Next' }).click();
      await page
        .getByLabel('Context')
        .fill('A short text about fishing boats and the harbour where they lie.');
      await takePicture(page, `images-context-${width}`);
      await page.getByRole('button', { name: 'Analyze' }).click();
      await page.waitForURL('**/results/**', { timeout: 20_000 });
      await page.getByText('Fishing boats in the harbour', { exact: true }).first().waitFor();
      await page.getByText('Blue jar on a shelf', { exact: true }).first().waitFor();
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
      await takePicture(page, `images-result-${width}`);
      expect(await sidewaysScroll(page)).toBe(0);
    },
  );

  journey('says which file is no image before anything is charged', async ({ openPage, stack }) => {
    const page = await openPage('/');
    await dismissBanner(page);
    await becomeUser(page, stack);
    await openTool(page);
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
