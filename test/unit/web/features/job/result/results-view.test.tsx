// @vitest-environment jsdom

import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { finalResult } from '#contracts/jobs/result.ts';
import { keywordEntry } from '#contracts/keywords/keyword.ts';
import { phoneTitlePixels, snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import type { ModelTask, ModelWork } from '#contracts/models/language-model.ts';
import { eventually } from '#test/eventually.ts';
import { notEmpty } from '#test/not-empty.ts';
import { clearUiState } from '#test/web-setup/clear-ui-state.ts';
import { imageAsset, result, withImages, withKeywords } from '#test/web-setup/results-fixture.ts';
import { ResultsView } from '#web/features/job/result/results-view.tsx';
import { measureFit } from '#web/features/job/result/snippets/snippet-fit.ts';
import { pendingNotices } from '#web/lib/notify.ts';
import { reloadUiState } from '#web/lib/storage/ui-state.ts';

afterEach(() => {
  cleanup();
  clearUiState();
  pendingNotices.set([]);
});

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const show = (final: typeof result | null, jobId = 'job-1', jobType = 'keyword_optimizer' as const) =>
  render(<ResultsView result={final} jobId={jobId} jobType={jobType} />);
const image = imageAsset({ title: '', caption: ' ' });

describe('the tabs of a result', () => {
  test('[A-167][A-170] are named as specified, and the first shows the number of keywords', () => {
    show({ ...result, image_assets: [image] });
    const count = result.selected_keywords.length;
    expect(tabs()).toEqual([`Keywords (${count})`, 'SEO Assets', 'SEO Optimized Article', 'Image Metadata']);
    expect(selected()).toBe(`Keywords (${count})`);
  });

  test('[A-168] are hidden when they have nothing to show', () => {
    show({ ...result, seo_titles: [], meta_descriptions: [], articles: null });
    expect(tabs()).toEqual([`Keywords (${result.selected_keywords.length})`]);
  });

  test('[A-170] start with the first existing tab, for images', () => {
    show(withImages(image));
    expect(tabs()).toEqual(['Image Metadata']);
    expect(selected()).toBe('Image Metadata');
  });

  test('[A-169] remember the last one per job, even after a reload', async () => {
    const { unmount } = show(result, 'job-a');
    await userEvent.click(screen.getByRole('tab', { name: 'SEO Assets' }));
    unmount();
    reloadUiState();
    const other = show(result, 'job-b');
    expect(selected()).toMatch(/^Keywords/);
    other.unmount();
    show(result, 'job-a');
    expect(selected()).toBe('SEO Assets');
  });
});

describe('a result', () => {
  test('[A-173][A-174] of the engine matches the contract', () => {
    expect(finalResult.parse(result)).toEqual(result);
    for (const entry of notEmpty(result.selected_keywords)) expect(keywordEntry.parse(entry)).toEqual(entry);
  });

  test('begins with the sentence that tells what to do', () => {
    const { container } = show(result);
    expect(container.querySelector('p')?.textContent).toBe(result.summary);
  });

  test('labels sample data, and nothing else', () => {
    show(result);
    expect(screen.getAllByText('Sample data').length).toBeGreaterThan(0);
    cleanup();
    show(withKeywords());
    expect(screen.queryByText(/Sample data/, { selector: 'p *' })).toBeNull();
  });

  test('ends with the receipt', () => {
    show(result);
    const receipt = within(screen.getByRole('region', { name: 'Receipt' }));
    expect(receipt.getByText('1 credit, free demo run')).toBeTruthy();
    expect(receipt.getByText('United States, English')).toBeTruthy();
  });

  test('leaves search data out of the receipt of an image run, which has none', () => {
    render(<ResultsView result={result} jobId="job-1" jobType="image_analyzer" />);
    const receipt = within(screen.getByRole('region', { name: 'Receipt' }));
    expect(receipt.getByText('1 credit, free demo run')).toBeTruthy();
    for (const label of ['Keywords looked up', 'Metrics', 'Market', 'Formula'])
      expect(receipt.queryByText(label)).toBeNull();
  });

  test('lists in the receipt which model wrote what, why the engine replaced it, and its cost', () => {
    const work = (task: ModelTask, more: Partial<ModelWork> = {}): ModelWork => ({
      task,
      written_by: 'gpt-4o-mini',
      fallback: null,
      repaired: false,
      requests: 1,
      input_tokens: 1000,
      output_tokens: 200,
      cost_usd: 0.00027,
      ...more,
    });
    const engine = { written_by: 'built-in engine 1' };
    show({
      ...result,
      receipt: { ...result.receipt, provider_cost_usd: 0.0122, model_cost_usd: 0.0022 },
      manifest: {
        ...result.manifest,
        language_model: 'gpt-4o-mini at an OpenAI-compatible server, prompts 1.1.1.1.1',
        model_work: [
          work('keywords'),
          work('rewrite', { ...engine, fallback: 'timeout' }),
          work('image'),
          work('image'),
          work('image', { ...engine, fallback: 'refused' }),
        ],
      },
    });
    const receipt = within(screen.getByRole('region', { name: 'Receipt' }));
    const line = (label: string) => receipt.getByText(label).parentElement?.querySelector('dd')?.textContent;
    expect(line('Data and model cost')).toBe('$0.01');
    expect(line('of which language model')).toBe('$0.0022');
    expect(line('Keywords')).toBe('gpt-4o-mini');
    expect(line('Rewritten article')).toBe('built-in engine 1; the model took too long');
    expect(line('Image texts')).toBe(
      '2 by gpt-4o-mini. 1 by built-in engine 1; the model declined to answer',
    );
    expect(receipt.queryByText('Relevance')).toBeNull();
  });

  test('[A-171] lists titles and descriptions, each copyable', async () => {
    userEvent.setup();
    show(result);
    await userEvent.click(screen.getByRole('tab', { name: 'SEO Assets' }));
    for (const { text } of [...result.seo_titles, ...result.meta_descriptions])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: /^Copy (Title|Description) \d$/ })).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Copy Title 2' }));
    expect(await navigator.clipboard.readText()).toBe(result.seo_titles[1]?.text);
    expect(pendingNotices.get().at(-1)).toMatchObject({
      title: 'Copied!',
      text: 'Title 2 copied to clipboard',
    });
  });

  test('[A-183][A-184] shows four texts per image, and which one is missing', () => {
    const { container } = show({
      ...withImages(image, { ...image, image_id: 'i2', alt_text: '' }),
      failed_images: [{ image_id: 'i3', file_name: 'b.png', reason: 'This file is not an image.' }],
    });
    expect(container.querySelectorAll('img')).toHaveLength(2);
    expect(container.querySelector('img')?.getAttribute('src')).toBe(image.thumbnail_url);
    expect(screen.getAllByText('Draft: please review')).toHaveLength(2);
    expect(screen.getByText('b.png:').parentElement?.textContent).toBe('b.png: This file is not an image.');
    expect(screen.getByDisplayValue('A loaf')).toBeTruthy();
    expect(screen.getByPlaceholderText('Image 2 alt text')).toBeTruthy();
    for (const text of ['Image 1 title', 'Image 1 caption', 'Image 2 title'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });
});

describe('a view without any result', () => {
  test('[A-185] shows a labeled sample without data of the job', async () => {
    show(null);
    await eventually(() => expect(screen.getByText('Sample result')).toBeTruthy());
    expect(screen.getByText('This run has no result that we can show.')).toBeTruthy();
    expect(tabs()).toHaveLength(3);
    expect(screen.queryByRole('region', { name: 'Receipt' })).toBeNull();
  });

  test('[A-185] shows sample images for an image job', async () => {
    const { container } = render(<ResultsView result={null} jobId="j" jobType="image_analyzer" />);
    await eventually(() => expect(container.querySelectorAll('img').length).toBeGreaterThan(0));
    expect(tabs()).toEqual(['Image Metadata']);
  });
});

describe('the pixel ruler', () => {
  const snippet = (pixels: number, characters: number) => ({
    text: 'x',
    pixels,
    characters,
    keywords: [],
    why: '',
  });

  test('says whether a text fits', () => {
    const { pixels, minCharacters, maxCharacters } = snippetLimits.title;
    expect(measureFit(snippet(pixels, 55), 'title').verdict).toBe('Fits');
    expect(measureFit(snippet(pixels + 1, 55), 'title').verdict).toBe(
      'Cut off on a desktop, whole on a phone',
    );
    expect(measureFit(snippet(phoneTitlePixels + 1, 75), 'title').verdict).toBe('Cut off at the end');
    expect(measureFit(snippet(100, minCharacters - 1), 'title').verdict).toMatch(/^Short/);
    expect(measureFit(snippet(500, maxCharacters + 1), 'title').verdict).toMatch(/over 60 characters/);
  });

  test('fills up to its limit exactly at the limit', () => {
    const fit = measureFit(snippet(snippetLimits.description.pixels, 150), 'description');
    expect(fit.filled).toBeCloseTo(fit.limitAt);
    expect(measureFit(snippet(99_999, 150), 'description').filled).toBe(100);
  });
});
