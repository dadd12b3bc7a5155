// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { imageFiles } from '#contracts/images/image-limits.ts';
import { paths } from '#contracts/platform/routes.ts';
import { makeMe } from '#test/factories/api-account.ts';
import { makeJobDetail } from '#test/factories/api-jobs.ts';
import { imageAsset, withImages } from '#test/web-setup/results-fixture.ts';
import { pass, renderPage, resetPages, signInAs } from '#test/web-setup/signed-in-setup.tsx';
import { ResultsPage } from '#web/features/job/page/results-page.tsx';
import { localCache } from '#web/lib/storage/cache-rules.ts';

beforeEach(() => {
  vi.useFakeTimers();
  signInAs();
});
afterEach(() => {
  resetPages();
  vi.useRealTimers();
});

const minute = 60_000;
const image = (signature: number) =>
  imageAsset({
    public_url: `https://bucket.example/a.webp?${signature}`,
    thumbnail_url: `https://bucket.example/a-thumbnail.webp?${signature}`,
  });

/** Opens a run whose images, if any, are signed anew in each response. Returns the number of responses so far. */
const open = async (hasImages: boolean): Promise<() => number> => {
  let answers = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/jobs/')) return new Response(JSON.stringify(makeMe()));
    answers++;
    const final_result = hasImages ? withImages(image(answers)) : withImages();
    const job = makeJobDetail({ job_type: hasImages ? 'image_analyzer' : 'keyword_optimizer', final_result });
    return new Response(JSON.stringify(job));
  });
  renderPage(`${paths.results}/:jobId`, ResultsPage, `${paths.results}/image-describer-7`);
  await pass(1000);
  return () => answers;
};

test('image addresses are refetched while a page stays open, before they expire', async () => {
  const answers = await open(true);
  const shown = () => screen.getByRole('img', { name: /loaf/i }).getAttribute('src');
  expect([answers(), shown()]).toEqual([1, 'https://bucket.example/a-thumbnail.webp?1']);
  await pass(imageFiles.addressSeconds * 1000 - minute);
  expect(answers()).toBeGreaterThan(1);
  expect(shown()).not.toBe('https://bucket.example/a-thumbnail.webp?1');
});

test('a page without images is not refetched', async () => {
  const answers = await open(false);
  await pass(imageFiles.addressSeconds * 2000);
  expect(answers()).toBe(1);
});

test('a cached result expires before the image addresses in it', () => {
  expect(localCache.jobResults.expiry).toBeLessThanOrEqual((imageFiles.addressSeconds * 1000) / 2);
});
