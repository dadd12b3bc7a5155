import { describe, expect } from 'vitest';
import { violations } from '../axe.ts';
import { journey } from '../harness.ts';
import { analyzeButton, contentBox, dismissBanner } from '../optimizer-steps.ts';

/** A run takes seconds on an idle machine. A busy one may need ten times as long. */
const soon = { timeout: 120_000 };

describe('the first minute', () => {
  journey.for([
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])('shows the form and its buttons on the first screen of $width x $height', async (size, { openPage }) => {
    const page = await openPage('/');
    await page.setViewportSize(size);
    await dismissBanner(page);
    for (const part of [
      contentBox(page),
      analyzeButton(page),
      page.getByRole('button', { name: 'Try our example' }),
    ]) {
      const box = await part.boundingBox();
      expect(box && box.y + box.height).toBeLessThanOrEqual(size.height);
    }
  });

  journey(
    'runs the example with the keyboard, keeps the free run, and is labeled after a reload',
    async ({ openPage }) => {
      const page = await openPage('/');
      await dismissBanner(page);
      await page.getByRole('button', { name: 'Try our example' }).focus();
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', { name: 'Example: an article on sourdough' });
      await heading.waitFor(soon);
      await page.reload();
      await heading.waitFor(soon);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Start over' }).click();
      await contentBox(page).waitFor();
      expect(await page.getByText(/Used Your Free Demo Credit/).count()).toBe(0);
    },
  );
});
