// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { imageMessages } from '#contracts/images/image-messages.ts';
import type { ImageAsset } from '#contracts/jobs/result.ts';
import { imageAsset } from '#test/web-setup/results-fixture.ts';
import { resetPages, signInAs } from '#test/web-setup/signed-in-setup.tsx';
import { ImagesPanel } from '#web/features/job/result/images/images-panel.tsx';

afterEach(resetPages);

const makeImage = (changes: Partial<ImageAsset> = {}): ImageAsset =>
  imageAsset({
    alt_text: 'A loaf on a board',
    caption: 'The first loaf',
    checks: [
      { rule: 'short_enough', passed: true, note: '17 of 125 characters.' },
      { rule: 'no_stuffing', passed: false, note: 'It repeats “loaf” more than 2 times.' },
    ],
    notes: ['The file says where it was taken.'],
    ...changes,
  });

const show = (...images: ImageAsset[]) =>
  render(<ImagesPanel image_assets={images} failed_images={[]} jobId="job-1" />);
const altText = () => screen.getByLabelText<HTMLTextAreaElement>('Alt text');
const purpose = () => screen.getByLabelText<HTMLSelectElement>(/^Used as/);
const summary = () => screen.getByText(/^Alt text: /).textContent;

describe('what an image is for', () => {
  test('can be changed by the user: alt text and checks follow, and can be restored', async () => {
    show(makeImage());
    await userEvent.selectOptions(purpose(), 'Decoration');
    expect(screen.getByText('Empty on purpose: alt=""')).toBeTruthy();
    expect(summary()).toBe('Alt text: 1 of 1 check passed');
    expect(screen.getByText(/^Your choice: readers lose nothing/)).toBeTruthy();
    await userEvent.selectOptions(purpose(), 'Image of text');
    expect(altText().value).toBe('A loaf on a board');
    expect(screen.getByText('Use the words in the image as its alt text.')).toBeTruthy();
    await userEvent.selectOptions(purpose(), 'Link or button');
    expect(screen.queryByText(/^Use the words/)).toBeNull();
    expect(screen.getByText('It does not describe how the control looks.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo your changes' }));
    expect(purpose().value).toBe('informative');
    expect(summary()).toBe('Alt text: 1 of 2 checks passed');
  });

  test('is checked again with each change to the alt text', async () => {
    show(makeImage({ checks: [] }));
    await userEvent.clear(altText());
    await userEvent.type(altText(), 'Image of a loaf');
    expect(screen.getByText(/It begins with words such as “image of”/)).toBeTruthy();
    expect(screen.getByText('15/125 characters')).toBeTruthy();
    await userEvent.clear(altText());
    await userEvent.type(altText(), 'Rye loaf, cut open');
    expect(summary()).toBe('Alt text: 7 of 7 checks passed');
  });

  test('is stored in this browser per user and run', async () => {
    signInAs();
    show(makeImage());
    await userEvent.selectOptions(purpose(), 'Decoration');
    cleanup();
    show(makeImage());
    expect(purpose().value).toBe('decorative');
    cleanup();
    render(<ImagesPanel image_assets={[makeImage()]} failed_images={[]} jobId="job-2" />);
    expect(purpose().value).toBe('informative');
  });
});

describe('described images', () => {
  test('[A-183] show a thumbnail, four texts, purpose, notes and a draft label', () => {
    const { container } = show(makeImage());
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/thumbnail.webp');
    expect(altText().value).toBe('A loaf on a board');
    for (const text of ['Loaf', 'The first loaf', 'A round loaf.', 'loaf.png'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('Draft: please review')).toBeTruthy();
    expect(purpose().selectedOptions[0]?.textContent).toBe('Informative image');
    expect(screen.getByText('It shows something.')).toBeTruthy();
    expect(screen.getByText('The file says where it was taken.')).toBeTruthy();
  });

  test('list which checks of the alt text passed and which did not', () => {
    show(makeImage());
    expect(screen.getByText('Alt text: 1 of 2 checks passed')).toBeTruthy();
    const details = screen.getByText('Alt text: 1 of 2 checks passed').closest('details') as HTMLElement;
    expect(within(details).getByText('17 of 125 characters.').textContent).toBe(
      'Passed: 17 of 125 characters.',
    );
    expect(within(details).getByText(/It repeats “loaf” more/).textContent).toMatch(/^Failed: /);
  });

  test('keep the alt text of a decorative image empty, and say that this is intended', async () => {
    const user = userEvent.setup();
    const { container } = show(makeImage({ purpose: 'decorative', alt_text: '', checks: [] }));
    expect(screen.getByText('Empty on purpose: alt=""')).toBeTruthy();
    expect(container.querySelector('img')?.alt).toBe('');
    await user.click(screen.getByRole('button', { name: 'Copy Alt text of image 1' }));
    expect(await navigator.clipboard.readText()).toBe('alt=""');
  });

  test('show failed images with their reasons', () => {
    const reason = 'drawing.png is not a valid image file (supported: PNG, JPG, WebP)';
    const failed = { image_id: 'i2', file_name: 'drawing.png', reason };
    render(<ImagesPanel image_assets={[makeImage()]} failed_images={[failed]} jobId="job-1" />);
    const rejected = screen.getByRole('region', { name: 'Images that were not described' });
    expect(rejected.textContent).toContain(
      `1 of 2 images could not be described. ${imageMessages.chargeRule}`,
    );
    expect(rejected.textContent).toContain(reason);
    expect(altText().value).toBe('A loaf on a board');
  });

  test('show markup in names and texts as text', () => {
    const markup = '<img src=x onerror=alert(1)>';
    const { container } = show(makeImage({ file_name: markup, alt_text: markup, title: markup }));
    expect(screen.getAllByText(markup).length).toBeGreaterThan(1);
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });
});
