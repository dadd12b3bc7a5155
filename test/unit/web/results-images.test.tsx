// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { ImageAsset } from '#contracts/result.ts';
import { ImagesPanel } from '#web/features/results/components/images-panel.tsx';
import { pendingNotices } from '#web/lib/notify.ts';

afterEach(() => {
  cleanup();
  pendingNotices.set([]);
});

const makeImage = (changes: Partial<ImageAsset> = {}): ImageAsset => ({
  image_id: 'i1',
  file_name: 'loaf.png',
  public_url: '/copy.webp',
  thumbnail_url: '/thumbnail.webp',
  width: 1200,
  height: 800,
  alt_text: 'A loaf on a board',
  title: 'Loaf',
  caption: 'The first loaf',
  description: 'A round loaf.',
  purpose: 'informative',
  purpose_reason: 'It shows something.',
  kind: 'photo',
  is_draft: true,
  checks: [
    { rule: 'short_enough', passed: true, note: '17 of 125 characters.' },
    { rule: 'no_stuffing', passed: false, note: '“loaf” stands in it more than 2 times.' },
  ],
  notes: ['The file says where it was taken.'],
  ...changes,
});

const show = (...images: ImageAsset[]) => render(<ImagesPanel image_assets={images} failed_images={[]} />);

describe('described images', () => {
  test('[A-183] stand with their thumbnail, four texts, purpose, notes and a mark as a draft', () => {
    const { container } = show(makeImage());
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/thumbnail.webp');
    for (const text of ['A loaf on a board', 'Loaf', 'The first loaf', 'A round loaf.', 'loaf.png'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('Draft: please review')).toBeTruthy();
    expect(screen.getByText('Informative image.').parentElement?.textContent).toContain(
      'It shows something.',
    );
    expect(screen.getByText('The file says where it was taken.')).toBeTruthy();
  });

  test('say in words which checks of the alt text passed and which did not', () => {
    show(makeImage());
    expect(screen.getByText('Alt text: 1 of 2 checks passed')).toBeTruthy();
    const details = screen.getByText('Alt text: 1 of 2 checks passed').closest('details') as HTMLElement;
    expect(within(details).getByText('17 of 125 characters.').textContent).toBe(
      'Passed: 17 of 125 characters.',
    );
    expect(within(details).getByText(/stands in it more/).textContent).toMatch(/^Failed: /);
  });

  test('leave the alt text of decoration empty, and say that it is meant', async () => {
    const user = userEvent.setup();
    const { container } = show(makeImage({ purpose: 'decorative', alt_text: '', checks: [] }));
    expect(screen.getByText('Empty on purpose: alt=""')).toBeTruthy();
    expect(container.querySelector('img')?.alt).toBe('');
    await user.click(screen.getByRole('button', { name: 'Copy Alt text of image 1' }));
    expect(await navigator.clipboard.readText()).toBe('alt=""');
  });

  test('do not hide those that failed: each says why', () => {
    const reason = 'drawing.png is not a valid image file (supported: PNG, JPG, WebP)';
    const failed = { image_id: 'i2', file_name: 'drawing.png', reason };
    render(<ImagesPanel image_assets={[makeImage()]} failed_images={[failed]} />);
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.getByText('A loaf on a board')).toBeTruthy();
  });

  test('keep the markup of names and texts as text', () => {
    const markup = '<img src=x onerror=alert(1)>';
    const { container } = show(makeImage({ file_name: markup, alt_text: markup, title: markup }));
    expect(screen.getAllByText(markup).length).toBeGreaterThan(1);
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });
});
