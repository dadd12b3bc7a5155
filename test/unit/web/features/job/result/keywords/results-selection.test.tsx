// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Papa from 'papaparse';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { parseFinalResult } from '#contracts/jobs/result.ts';
import { rescoreResult } from '#domain/shortlist/rescore-result.ts';
import { eventually } from '#test/eventually.ts';
import { watchDownloads } from '#test/web-setup/downloads.ts';
import { keyword, result, withKeywords } from '#test/web-setup/results-fixture.ts';
import { stubNarrowScreen } from '#test/web-setup/screen-width.ts';
import { KeywordsPanel } from '#web/features/job/result/keywords/keywords-panel.tsx';
import { ResultsView } from '#web/features/job/result/results-view.tsx';
import { downloadCsv } from '#web/features/job/result/shared/download-file.ts';
import { pendingNotices } from '#web/lib/notify.ts';

afterEach(() => {
  cleanup();
  pendingNotices.set([]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const run = { jobId: 'job-1', jobType: 'keyword_evaluator' } as const;
const show = (final: FinalResult) => render(<KeywordsPanel result={final} run={run} />);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all keywords shown' });
const openMenu = async () => {
  fireEvent.keyDown(screen.getByRole('button', { name: 'Keyword actions' }), { key: 'Enter' });
  return within(await screen.findByRole('menu'));
};
const saveTxt = async (): Promise<string | undefined> => {
  const files = watchDownloads();
  fireEvent.click((await openMenu()).getByRole('menuitem', { name: 'Export as TXT' }));
  return files[0]?.blob.text();
};

const three = withKeywords(
  keyword('rye bread'),
  keyword('wheat bread', { is_selected: false }),
  keyword('spelt', { is_selected: false }),
);

describe('selecting keywords', () => {
  test('[A-175] starts with the run’s selection, and says that exports contain all', async () => {
    show(three);
    expect([box('rye bread').checked, box('wheat bread').checked]).toEqual([true, false]);
    expect(all().indeterminate).toBe(true);
    expect(screen.getByText(/1 of 3 marked as the best to use. Copy and export take all 3/)).toBeTruthy();
    expect((await openMenu()).getByText('All 3 keywords')).toBeTruthy();
    cleanup();
    show(three);
    expect(await saveTxt()).toBe('rye bread\nwheat bread\nspelt\n');
  });

  test('limits exports to the user’s selection, and says so', async () => {
    show(three);
    await userEvent.click(box('wheat bread'));
    expect(screen.getByText('2 of 3 selected: copy and export take these.')).toBeTruthy();
    const files = watchDownloads();
    const menu = await openMenu();
    expect(menu.getByText('The 2 keywords you selected')).toBeTruthy();
    fireEvent.click(menu.getByRole('menuitem', { name: 'Export as TXT' }));
    expect(await files[0]?.blob.text()).toBe('rye bread\nwheat bread\n');
  });

  test('counts a single keyword as a person would', async () => {
    show(withKeywords(keyword('rye bread')));
    expect(screen.getByText('1 of 1 keyword shown')).toBeTruthy();
    expect(screen.getByText('Selected.')).toBeTruthy();
    await userEvent.click(box('rye bread'));
    expect(screen.getByText('Not selected: copy and export take it anyway.')).toBeTruthy();
  });

  test('sets is_selected in the CSV', async () => {
    const files = watchDownloads();
    show(three);
    await userEvent.click(box('rye bread'));
    await userEvent.click(box('spelt'));
    fireEvent.click((await openMenu()).getByRole('menuitem', { name: 'Export as CSV' }));
    await eventually(() => expect(files).toHaveLength(1));
    const { data } = Papa.parse<Record<string, string>>((await files[0]?.blob.text()) ?? '', {
      header: true,
    });
    expect(data.map((row) => [row.keyword_text, row.is_selected])).toEqual([['spelt', 'true']]);
  });

  test('selects all shown rows, or none, which means all again', async () => {
    show(three);
    await userEvent.type(screen.getByLabelText('Filter keywords by text'), 'bread');
    await userEvent.click(all());
    expect(all().checked).toBe(true);
    expect(screen.getByText('2 of 3 selected: copy and export take these.')).toBeTruthy();
    await userEvent.click(all());
    expect(screen.getByText('None selected: copy and export take all 3.')).toBeTruthy();
    expect(await saveTxt()).toBe('rye bread\nwheat bread\nspelt\n');
    await userEvent.click(screen.getByRole('button', { name: 'Reset selection' }));
    expect(box('rye bread').checked).toBe(true);
  });

  test('works on cards', async () => {
    stubNarrowScreen();
    show(three);
    await userEvent.click(box('spelt'));
    expect(screen.getByText('2 of 3 selected: copy and export take these.')).toBeTruthy();
  });
});

describe('near-duplicate keywords', () => {
  const near = withKeywords(
    keyword('rye bread', { near_equals: ['rye breads', 'bread of rye'] }),
    keyword('rye breads', { cluster: 'rye bread', near_equals: ['rye bread', 'bread of rye'] }),
    keyword('spelt'),
  );

  test('are marked, named in the explanation and can be hidden', async () => {
    show(near);
    expect(screen.getAllByText('2 near-duplicates')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'rye bread' }));
    expect(screen.getByText(/“rye breads”, “bread of rye” say the same/)).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hide near-duplicates' }));
    expect(screen.queryByRole('button', { name: 'rye breads' })).toBeNull();
    expect(screen.getByRole('button', { name: 'spelt' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('2 of 3 keywords shown');
  });

  test('show no filter when there are none', () => {
    show(three);
    expect(screen.queryByLabelText('Hide near-duplicates')).toBeNull();
  });
});

describe('an evaluated keyword', () => {
  test('is shown and copied in its user’s spelling, and keeps the notes on how it was looked up', async () => {
    const long = `far ${'too '.repeat(30)}long`;
    show(
      withKeywords(
        keyword('café münchen?', { typed_as: 'Café München?' }),
        keyword(long, { search_volume: null, cpc: null, competition_index: null }),
      ),
    );
    expect(screen.getByText('Looked up as “café münchen”')).toBeTruthy();
    expect(screen.getByText('128 characters: not looked up')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Café München?' }));
    expect(screen.getByText(/does not support all of its symbols/)).toBeTruthy();
    expect(await saveTxt()).toBe(`Café München?\n${long}\n`);
  });
});

describe('a saved table', () => {
  test('has a byte order mark only if it contains characters beyond ASCII', async () => {
    const files = watchDownloads();
    downloadCsv('a.csv', 'keyword_text\r\ncafé');
    downloadCsv('b.csv', 'keyword_text\r\ncafe');
    const firstBytes = async (index: number) =>
      [...new Uint8Array((await files[index]?.blob.arrayBuffer()) ?? new ArrayBuffer())].slice(0, 3);
    expect(await firstBytes(0)).toEqual([0xef, 0xbb, 0xbf]);
    expect(await firstBytes(1)).toEqual([...Buffer.from('key')]);
  });
});

describe('the whole run as JSON', () => {
  test('is saved as result.json, from the menu and below the receipt, and can be rescored', async () => {
    const files = watchDownloads();
    render(<ResultsView result={result} jobId="job-1" jobType="keyword_optimizer" />);
    fireEvent.click((await openMenu()).getByRole('menuitem', { name: 'Export run (JSON)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Export run (JSON)' }));
    expect(files.map(({ name }) => name)).toEqual(['result.json', 'result.json']);
    const saved: unknown = JSON.parse((await files[0]?.blob.text()) ?? '');
    expect(saved).toMatchObject({ job_id: 'job-1', job_type: 'keyword_optimizer' });
    const read = parseFinalResult(saved);
    expect(read).toEqual(result);
    expect(read && rescoreResult(read).differences).toEqual([]);
  });

  test('is not offered for one of our examples', async () => {
    render(<ResultsView result={result} jobId="sample" jobType="keyword_optimizer" kind="sample" />);
    expect((await openMenu()).queryByText('Export run (JSON)')).toBeNull();
  });
});
