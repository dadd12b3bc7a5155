// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SavedChoices } from '#contracts/jobs/choices.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { changeKey } from '#domain/results/change-key.ts';
import { followChoices } from '#engine';
import { watchDownloads } from '#test/web-setup/downloads.ts';
import { result } from '#test/web-setup/results-fixture.ts';
import { ResultsView } from '#web/features/job/result/results-view.tsx';
import { pendingNotices } from '#web/lib/notify.ts';

afterEach(() => {
  cleanup();
  pendingNotices.set([]);
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Simulates the server's part in choices. The engine itself applies them. */
const serve = (final: FinalResult) => {
  const fetch = vi.fn(async (_address: string, init: RequestInit) => {
    const { version, choices } = JSON.parse(String(init.body));
    const saved: SavedChoices = { version: version + 1, choices, texts: followChoices(final, choices) };
    return new Response(JSON.stringify(saved), { headers: { 'Content-Type': 'application/json' } });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

const show = (final: FinalResult = result) =>
  render(<ResultsView result={final} jobId="job-1" jobType="keyword_optimizer" />);
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

describe('another lead keyword', () => {
  const other = 'sourdough starter recipe';

  test('is marked and pinned; summary, titles and checks follow, and a reload keeps it', async () => {
    const fetch = serve(result);
    show();
    await userEvent.selectOptions(screen.getByLabelText('Lead keyword'), other);
    await screen.findByText('You chose it. Titles, descriptions and checks follow.');
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/jobs/job-1/choices');
    expect(screen.getByText('Lead').closest('td')?.textContent).toContain(other);
    expect(screen.getByText(/^Lead with “/).textContent?.toLowerCase()).toContain(other.toLowerCase());
    await openTab('SEO Assets');
    const [title] = followChoices(result, { lead: other }).titles;
    expect(title?.text).not.toBe(result.seo_titles[0]?.text);
    expect(screen.getAllByText(title?.text ?? '').length).toBe(2);
    cleanup();
    show();
    expect(screen.getByLabelText<HTMLSelectElement>('Lead keyword').value).toBe(other);
    await userEvent.click(screen.getByRole('button', { name: 'Back to our choice' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Back to our choice' })).toBeNull());
  });

  test.each([
    'Your text talks mostly about flour and water: write a title that says what ties them together.',
    'No keyword stands out as the topic of your text, which speaks most of flour and water. Choose what people should find it for, and name that in a title and in the opening.',
    'No keyword stands out, but your title “A sourdough starter” says what the text is about.',
  ])('is called a guess while the summary names no keyword, until the user chooses: %s', async (summary) => {
    const unclear = { ...result, summary };
    serve(unclear);
    show(unclear);
    expect(screen.getByText(/^This is our best guess\./)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Lead keyword'), other);
    await screen.findByText('You chose it. Titles, descriptions and checks follow.');
    cleanup();
    show();
    expect(screen.queryByText(/our best guess/)).toBeNull();
  });

  test('stays as it was when the server refuses, and the user is told', async () => {
    const body = { error: true, code: 'conflict', message: 'You changed this result in another tab.' };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 409 }));
    show();
    await userEvent.selectOptions(screen.getByLabelText('Lead keyword'), other);
    await waitFor(() =>
      expect(pendingNotices.get().at(-1)).toMatchObject({ title: 'Not saved', text: body.message }),
    );
    expect(screen.queryByText(/You chose it/)).toBeNull();
  });
});

describe('titles and descriptions', () => {
  test('are edited by keyboard with live length and checks, used, exported, and restored', async () => {
    serve(result);
    show();
    await openTab('SEO Assets');
    screen.getByRole('button', { name: 'Edit Title 2' }).focus();
    await userEvent.keyboard('{Enter}');
    const box = screen.getByLabelText('Title 2');
    expect(document.activeElement).toBe(box);
    await userEvent.clear(box);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await userEvent.type(box, 'Feed it weekly');
    const form = within(box.closest('form') as HTMLFormElement);
    expect(form.getByText('Short: there is room for more')).toBeTruthy();
    expect(form.getByText(/· 14 characters/)).toBeTruthy();
    expect(form.getByText('Does not contain “sourdough starter” yet')).toBeTruthy();
    await userEvent.type(box, ': the lazy sourdough starter');
    expect(form.getByText('Contains “sourdough starter”')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Edited');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Title 2' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Use title 2' }));
    const edited = 'Feed it weekly: the lazy sourdough starter';
    const snippet = within(screen.getByRole('region', { name: 'Search snippet' }));
    await snippet.findByText(edited);
    const files = watchDownloads();
    await userEvent.click(screen.getByRole('button', { name: 'Export run (JSON)' }));
    const saved = JSON.parse((await files[0]?.blob.text()) ?? '{}');
    expect(saved.final_result.seo_titles[0].text).toBe(edited);
    await userEvent.click(screen.getByRole('button', { name: 'Restore Title 2' }));
    await waitFor(() => expect(screen.queryByText('Edited')).toBeNull());
  });

  test('show the chosen pair on a phone too', async () => {
    show();
    await openTab('SEO Assets');
    await userEvent.click(screen.getByRole('radio', { name: 'Mobile' }));
    const snippet = screen.getByRole('region', { name: 'Search snippet' });
    expect(snippet.querySelector('[data-device="Mobile"]')).toBeTruthy();
  });
});

describe('changes of the article', () => {
  const change = {
    before: 'Most guides tell you to feed it twice a day',
    after: 'Most sourdough starter guides tell you to feed it twice a day',
    reason: 'The sentence now contains the keyword.',
  };
  const edit = (text: string) => text.replace(change.before, change.after);
  const { articles } = result;
  if (!articles) throw new Error('The sample must have an article.');
  const changed: FinalResult = {
    ...result,
    articles: {
      ...articles,
      optimized_article_markdown: edit(articles.original_article_markdown),
      optimized_article_html: edit(articles.original_article_html),
      changes: [change],
    },
  };

  test('are rejected one by one; the article follows, and the effect on the checks is shown', async () => {
    expect(changed.articles?.optimized_article_markdown).toContain(change.after);
    const fetch = serve(changed);
    show(changed);
    await openTab('SEO Optimized Article');
    const article = within(screen.getByRole('region', { name: 'Optimized article' }));
    expect(article.getByText(new RegExp(change.after))).toBeTruthy();
    // jsdom does not open details on a click.
    const details = screen.getByText('1 of 1 change accepted').closest('details');
    if (details) details.open = true;
    await userEvent.click(screen.getByRole('switch', { name: 'Accept change 1' }));
    await screen.findByText(/^Rejected\. \d+ of \d+ checks met; /);
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body)).choices.rejected).toEqual([changeKey(change)]);
    expect(article.queryByText(new RegExp(change.after))).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Accept change 1' }));
    await screen.findByText(/^Accepted\./);
    expect(article.getByText(new RegExp(change.after))).toBeTruthy();
  });
});

describe('on a slow connection', () => {
  const changesOf = (...words: string[]) =>
    words.map((word) => ({ before: word, after: `${word}, too`, reason: 'The sentence is clearer.' }));
  const { articles } = result;
  const changed: FinalResult = {
    ...result,
    articles: articles && { ...articles, changes: changesOf('flour', 'water', 'patience') },
  };

  /** A server that answers only when it is told to. */
  const serveSlowly = (final: FinalResult) => {
    const held: { answer: () => void; refuse: () => void }[] = [];
    const fetch = vi.fn(
      (_address: string, init: RequestInit) =>
        new Promise<Response>((resolve, reject) => {
          const { version, choices } = JSON.parse(String(init.body));
          const saved: SavedChoices = { version: version + 1, choices, texts: followChoices(final, choices) };
          held.push({
            answer: () => resolve(new Response(JSON.stringify(saved))),
            refuse: () => reject(new TypeError('offline')),
          });
        }),
    );
    vi.stubGlobal('fetch', fetch);
    return { fetch, held };
  };
  const use = (number: number) =>
    screen.getByRole<HTMLInputElement>('radio', { name: `Use title ${number}` });

  test('a choice shows at once, and is taken back if it cannot be saved', async () => {
    const { held } = serveSlowly(result);
    show();
    await openTab('SEO Assets');
    await userEvent.click(use(2));
    expect([use(1).checked, use(2).checked]).toEqual([false, true]);
    await waitFor(() => expect(held).toHaveLength(1));
    held[0]?.refuse();
    await waitFor(() => expect(use(1).checked).toBe(true));
    expect(pendingNotices.get().at(-1)).toMatchObject({ title: 'Not saved' });
  });

  test('a second choice does not undo the first, which is still on its way', async () => {
    const { fetch, held } = serveSlowly(changed);
    show(changed);
    await openTab('SEO Optimized Article');
    const details = screen.getByText('3 of 3 changes accepted').closest('details');
    if (details) details.open = true;
    for (const number of [1, 2])
      await userEvent.click(screen.getByRole('switch', { name: `Accept change ${number}` }));
    expect(screen.getByText('1 of 3 changes accepted')).toBeTruthy();
    for (const index of [0, 1]) {
      await waitFor(() => expect(held).toHaveLength(index + 1));
      held[index]?.answer();
    }
    const sent = fetch.mock.calls.map(([, init]) => JSON.parse(String(init.body)).choices.rejected.length);
    expect(sent).toEqual([1, 2]);
    await screen.findByText('1 of 3 changes accepted');
  });
});

test('an example offers no choices', () => {
  render(<ResultsView result={result} jobId="sample" jobType="keyword_optimizer" kind="sample" />);
  expect(screen.queryByRole('combobox', { name: 'Lead keyword' })).toBeNull();
});
