// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import Papa from 'papaparse';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { keywordClasses, keywordCsvColumns } from '#contracts/keywords/keyword.ts';
import { explainLead, findLead } from '#domain/shortlist/explain-lead.ts';
import { eventually } from '#test/eventually.ts';
import { watchDownloads } from '#test/web-setup/downloads.ts';
import { keyword, result, withKeywords } from '#test/web-setup/results-fixture.ts';
import { stubNarrowScreen } from '#test/web-setup/screen-width.ts';
import { describePlacement } from '#web/features/job/result/keywords/explanation/placement.ts';
import { KeywordsPanel } from '#web/features/job/result/keywords/keywords-panel.tsx';
import { columnIds } from '#web/features/job/result/keywords/rows/keyword-columns.tsx';
import { toKeywordRow, toKeywordRows } from '#web/features/job/result/keywords/rows/keyword-row.ts';
import { sortRows } from '#web/features/job/result/keywords/rows/table-view.ts';
import { pendingNotices } from '#web/lib/notify.ts';

afterEach(() => {
  cleanup();
  pendingNotices.set([]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const run = { jobId: 'job-1', jobType: 'keyword_optimizer' } as const;
const show = (final: FinalResult) => render(<KeywordsPanel result={final} run={run} />);
const order = () =>
  screen.getAllByRole('button', { expanded: false }).flatMap((button) => {
    const name = button.closest('tbody, li') ? (button.textContent ?? '') : '';
    return name === '' ? [] : [name];
  });

describe('a keyword’s row', () => {
  test('[A-175][A-178] shows relevance rounded, as a percentage', () => {
    expect(toKeywordRow(keyword('a'))).toMatchObject({ relevance: '87%', entry: { relevance_score: 86.6 } });
    show(withKeywords(keyword('a')));
    expect(screen.getByText('87%')).toBeTruthy();
  });

  test('[A-175] shows every field of a keyword, in the row or opened', async () => {
    const entry = keyword('rye bread', {
      search_volume: 1234,
      cpc: 2.35,
      competition_index: 27,
      competition_level: 'Medium',
      optimizer_score: 71,
      evidence_level: 'suggested',
      relevance_tier: 'Medium',
      demand_tier: 'High',
      difficulty_tier: 'Low',
      intent_type: 'commercial',
      confidence_label: 'Medium',
    });
    show(withKeywords(entry));
    await userEvent.click(screen.getByRole('button', { name: 'rye bread' }));
    const text = document.body.textContent ?? '';
    for (const shown of [
      'Named 4 times.',
      '1,234',
      '$2.35',
      '27',
      'Medium',
      '87%',
      '71',
      'Suggested, not in your text.',
      'Relevance: Medium.',
      'Demand: High.',
      'Difficulty: Low.',
      'Commercial intent.',
      'Confidence: Medium.',
      'Quick Win',
      'Use it in an H2.',
    ])
      expect([shown, text.includes(shown)]).toEqual([shown, true]);
    expect(document.querySelector('[data-color="yellow"]')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /rye bread/ }).checked).toBe(true);
  });

  test('[A-176] has a text for a missing reason', () => {
    expect(toKeywordRow(keyword('a', { reason: ' ' })).reason).toBe(
      'Strategic keyword for content optimization',
    );
  });

  test.each([
    ['Low', 'green'],
    ['Medium', 'yellow'],
    ['High', 'red'],
  ] as const)(
    '[A-177][A-307] shows %s competition in %s, as a word and a shape too',
    async (level, color) => {
      const entry = keyword('a', { competition_level: level, difficulty_tier: 'No data' });
      const { container } = show(withKeywords(entry));
      await userEvent.click(screen.getByRole('button', { name: 'a' }));
      const mark = container.querySelector(`[data-color="${color}"]`);
      expect(mark?.textContent).toContain(level);
      expect(mark?.querySelector('svg')).toBeTruthy();
    },
  );

  test('[A-177] shows any other competition as Unknown', async () => {
    const entry = { ...keyword('a'), competition_level: 'HUGE', competition_index: null };
    // A record from another version: the type does not include the word.
    show(withKeywords(entry as never));
    await userEvent.click(screen.getByRole('button', { name: 'a' }));
    expect(screen.getByText('Unknown')).toBeTruthy();
  });

  test('shows "No data" for an unknown metric, never 0', () => {
    show(
      withKeywords(
        keyword('a', {
          search_volume: null,
          keyword_difficulty: null,
          difficulty_tier: 'No data',
          monthly_searches: [],
        }),
      ),
    );
    expect(screen.getAllByText('No data')).toHaveLength(2);
    expect(screen.queryByText('0')).toBeNull();
  });

  test('describes the trend for screen readers', () => {
    show(withKeywords(keyword('a')));
    expect(
      screen.getByRole('img', {
        name: 'Searches a month from 1,000 in December 2025 to 2,100 in November 2026, most in November 2026 with 2,100.',
      }),
    ).toBeTruthy();
  });
});

describe('the order', () => {
  test('[A-179][A-305] is by class, whatever came first', () => {
    const mixed = [...keywordClasses].reverse().map((name) => keyword(name, { keyword_class: name }));
    expect(toKeywordRows(mixed).map((row) => row.entry.keyword_class)).toEqual([...keywordClasses]);
    show(withKeywords(...mixed));
    expect(order()).toEqual([...keywordClasses]);
  });

  test('[A-306] puts an unknown class last', () => {
    const unknown = { ...keyword('new'), keyword_class: 'A Class Of Tomorrow' };
    const rows = toKeywordRows([
      unknown as never,
      keyword('off', { keyword_class: 'Deprioritize (Off-Topic)' }),
    ]);
    expect(rows.map((row) => row.keyword)).toEqual(['off', 'new']);
    expect(rows[1]?.classPriority).toBe(999);
  });

  test('by any column keeps every row, and puts rows without data last in both directions', () => {
    const entry = fc.record({
      name: fc.string({ minLength: 1 }),
      volume: fc.option(fc.nat()),
      difficulty: fc.option(fc.integer({ min: 0, max: 100 })),
    });
    fc.assert(
      fc.property(
        fc.array(entry),
        fc.constantFrom(...columnIds),
        fc.boolean(),
        (entries, column, descending) => {
          const rows = entries.map(({ name, volume, difficulty }) =>
            toKeywordRow(
              keyword(name, {
                search_volume: volume,
                keyword_difficulty: difficulty,
                competition_index: null,
              }),
            ),
          );
          const sorted = sortRows(rows, { column, descending });
          expect([...sorted].map((row) => row.keyword).sort()).toEqual(rows.map((row) => row.keyword).sort());
          const figures = sorted.map((row) =>
            column === 'difficulty' ? row.entry.keyword_difficulty : row.entry.search_volume,
          );
          if (column === 'difficulty' || column === 'volume') {
            const known = figures.filter((figure) => figure !== null);
            expect(figures.slice(0, known.length)).toEqual(known);
            expect(known).toEqual([...known].sort((a, b) => (descending ? b - a : a - b)));
          }
        },
      ),
    );
  });

  test('changes with a click on a column head, and reverses with the next', async () => {
    show(
      withKeywords(
        keyword('low', { search_volume: 10 }),
        keyword('high', { search_volume: 900 }),
        keyword('none', { search_volume: null }),
      ),
    );
    const head = screen.getByRole('button', { name: 'Searches a month' });
    await userEvent.click(head);
    expect(order()).toEqual(['high', 'low', 'none']);
    expect(screen.getAllByText('Lead')).toHaveLength(1);
    expect(head.closest('th')?.getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(head);
    expect(order()).toEqual(['low', 'high', 'none']);
  });
});

describe('the lead keyword', () => {
  const lead = keyword('bread recipe', { keyword_class: 'Strategic Body', relevance_score: 95 });
  const winner = keyword('bread', { optimizer_score: 97, relevance_score: 80 });
  const crowded = keyword('baking', { optimizer_score: 99, keyword_class: 'High-Risk Competitive' });

  test('stays above better classes and is marked, until the user sorts', async () => {
    show(withKeywords(winner, lead, crowded));
    expect(order()).toEqual(['bread recipe', 'bread', 'baking']);
    expect(screen.getByText('Lead').closest('td')?.textContent).toContain('bread recipe');
    await userEvent.click(screen.getByRole('button', { name: 'Score' }));
    expect(order()).toEqual(['baking', 'bread', 'bread recipe']);
  });

  test.each([
    [
      'a crowded first page',
      [winner, lead, crowded],
      '“baking” scores higher (99 vs. 74), but strong sites dominate its first page.',
    ],
    [
      'less relevance',
      [winner, lead],
      '“bread” scores higher (97 vs. 74), but the text is more about the lead keyword (relevance 95% vs. 80%).',
    ],
    ['nothing', [lead], 'It has the highest score of these keywords.'],
    [
      'only other topics',
      [{ ...lead, keyword_class: 'Deprioritize (Off-Topic)' as const }],
      'None of these keywords fits the text.',
    ],
    ['no score', [{ ...lead, optimizer_score: 0 }], 'No keyword has a score yet, so any of them can lead.'],
  ])('is reconciled with the scores: %s', (_, entries, words) => {
    expect(explainLead(entries)).toBe(words);
  });

  test('may be the user’s own choice', () => {
    expect(explainLead([winner, lead], 'bread')).toBe(
      'You chose it. Titles, descriptions and checks follow.',
    );
    expect(findLead([winner, lead], 'bread')).toBe(winner);
    expect(findLead([winner, lead], 'gone')).toBe(lead);
  });
});

describe('the terms', () => {
  test('are explained in their column head, by keyboard too', async () => {
    show(withKeywords(keyword('a')));
    screen.getByRole('button', { name: 'Explain: Class' }).focus();
    await userEvent.keyboard('{Enter}');
    const box = await screen.findByRole('dialog', { name: 'Class' });
    for (const name of keywordClasses) expect(within(box).getByText(name)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Explain: Class');
  });

  test('are explained in the opened row', async () => {
    show(withKeywords(keyword('a')));
    await userEvent.click(screen.getByRole('button', { name: 'a' }));
    expect(screen.getByText(/Rule: Difficulty is low\./)).toBeTruthy();
    expect(screen.getByText(/People want to know or learn something\./)).toBeTruthy();
  });
});

test('difficulty without its own number says where its tier comes from', () => {
  show(withKeywords(keyword('a', { keyword_difficulty: null })));
  expect(screen.getByText('from ad competition')).toBeTruthy();
});

describe('the advice', () => {
  const places = {
    title: 'How to bake rye bread',
    opening: 'Rye bread needs time, and a good starter.',
    headings: ['The starter', 'The oven'],
  };
  test.each([
    ['rye bread', 'Already in the title and the opening. Missing from both subheadings.'],
    ['Rye breads', 'Already in the title and the opening. Missing from both subheadings.'],
    ['starter', 'Already in the opening and 1 of 2 subheadings. Missing from the title.'],
    ['cold brew', 'Not yet in the title, the opening or a subheading.'],
  ])('says where the text already has “%s”', (phrase, words) => {
    expect(describePlacement(phrase, places)).toBe(words);
  });
});

describe('the filter', () => {
  const three = withKeywords(
    keyword('bread recipe', { intent_type: 'informational' }),
    keyword('buy bread', { intent_type: 'transactional', keyword_class: 'Prime Target' }),
    keyword('rye', { intent_type: 'informational' }),
  );

  test('filters by text, class and intent, and shows the count', async () => {
    show(three);
    await userEvent.type(screen.getByLabelText('Filter keywords by text'), 'BREAD');
    expect(order()).toEqual(['buy bread', 'bread recipe']);
    expect(screen.getByRole('status').textContent).toBe('2 of 3 keywords shown');
    await userEvent.selectOptions(screen.getByLabelText('Filter by intent'), 'transactional');
    expect(order()).toEqual(['buy bread']);
    await userEvent.selectOptions(screen.getByLabelText('Filter by class'), 'Quick Win');
    expect(screen.getByText('No keyword matches these filters.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(order()).toHaveLength(3);
  });
});

describe('an opened row', () => {
  const entry = keyword('sourdough starter', {
    passages: [{ start: 9, end: 43, text: 'A sourdough starter is not a yeast' }],
  });
  const final = {
    ...withKeywords(entry),
    source: { ...result.source, text: 'Bread is A sourdough starter is not a yeast that you buy.' },
  };
  const open = () => userEvent.click(screen.getByRole('button', { name: 'sourdough starter' }));

  test('shows reason, evidence, use and source', async () => {
    const { container } = show(final);
    await open();
    expect(screen.getByText('Named 4 times.')).toBeTruthy();
    expect(screen.getByText('Use it in an H2.')).toBeTruthy();
    expect(container.querySelector('mark')?.textContent).toBe('sourdough starter');
    expect(container.querySelector('blockquote')?.textContent).toBe(final.source.text);
    expect(screen.getAllByText('DataForSEO Labs, United States, November 2026').length).toBeGreaterThan(0);
  });

  test('shows contributions that add up to the score', async () => {
    show(final);
    await open();
    const points = [43, 18, 13];
    for (const value of points) expect(screen.getByText(String(value))).toBeTruthy();
    expect(points.reduce((sum, value) => sum + value)).toBe(entry.optimizer_score);
    expect(screen.getAllByText('74 of 100').length).toBeGreaterThan(0);
  });

  test('says so when the keyword is not in the text', async () => {
    show(withKeywords(keyword('sourdough starter', { evidence_level: 'suggested' })));
    await open();
    expect(screen.getByText('Suggested, not in your text.')).toBeTruthy();
  });

  test('says when the source used another spelling or combined keywords', async () => {
    show(
      withKeywords(
        keyword('sourdough starter', {
          spell_corrected_to: 'sour dough starter',
          grouped_with: ['starters'],
        }),
      ),
    );
    await open();
    expect(screen.getByText(/“sour dough starter” instead/)).toBeTruthy();
    expect(screen.getByText(/also count “starters”/)).toBeTruthy();
  });

  test('names each of its parts', async () => {
    show(withKeywords(keyword('sourdough starter')));
    await open();
    const titles = [
      'Why',
      'How to use it',
      'What the class means',
      'Where in your text',
      'Metrics and where they come from',
    ];
    for (const title of titles) expect(screen.getByText(title)).toBeTruthy();
  });

  test('[A-124] has no relevance in a run without a text', async () => {
    show(withKeywords(keyword('sourdough starter', { relevance_score: null, relevance_tier: null })));
    await open();
    expect(screen.queryByRole('columnheader', { name: 'Relevance' })).toBeNull();
    expect(screen.queryByText('Where in your text')).toBeNull();
  });
});

describe('on a narrow screen', () => {
  test('keywords are cards with the same metrics, which open', async () => {
    stubNarrowScreen();
    show(withKeywords(keyword('rye bread'), keyword('prime', { keyword_class: 'Prime Target' })));
    expect(screen.queryByRole('table')).toBeNull();
    expect(order()).toEqual(['prime', 'rye bread']);
    const card = screen.getByRole('button', { name: 'rye bread' }).closest('li') as HTMLElement;
    for (const words of ['1,300', '30', 'Low', '87%', 'Quick Win', 'Informational'])
      expect(within(card).getByText(words)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'rye bread' }));
    expect(within(card).getByText('Use it in an H2.')).toBeTruthy();
    const sort = screen.getByLabelText<HTMLSelectElement>('Sort by');
    expect([...sort.options].map(({ text }) => text)).toEqual([
      'Best class first',
      'Highest score first',
      'Most searches first',
      'Easiest first',
      'Most relevant first',
      'A to Z',
    ]);
    await userEvent.selectOptions(sort, 'A to Z');
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
  });
});

describe('keyword actions', () => {
  const entries = withKeywords(
    keyword('rye bread'),
    keyword('bread, sliced', { reason: 'He said "yes"', cpc: null, keyword_class: 'Prime Target' }),
  );
  const openMenu = async () => {
    fireEvent.keyDown(screen.getByRole('button', { name: 'Keyword actions' }), { key: 'Enter' });
    await screen.findByRole('menu');
  };
  const choose = (name: string) => fireEvent.click(screen.getByRole('menuitem', { name }));

  test('[A-186][A-280] copies the keywords, one per line, the lead first', async () => {
    const user = userEvent.setup();
    show(entries);
    await openMenu();
    choose('Copy Keywords List');
    await eventually(async () =>
      expect(await navigator.clipboard.readText()).toBe('bread, sliced\nrye bread'),
    );
    expect(pendingNotices.get().at(-1)).toMatchObject({
      title: 'Copied!',
      text: 'Keywords list copied to clipboard',
    });
    expect(user).toBeTruthy();
  });

  test('[A-187] saves them as keywords.txt', async () => {
    const files = watchDownloads();
    show(entries);
    await openMenu();
    choose('Export as TXT');
    expect(files[0]?.name).toBe('keywords.txt');
    expect(await files[0]?.blob.text()).toBe('bread, sliced\nrye bread\n');
  });

  test('[A-188][A-189][A-190][A-284] saves them as keyword-analysis.csv after 500 ms, without a call', async () => {
    const files = watchDownloads();
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    show(entries);
    await openMenu();
    vi.useFakeTimers();
    choose('Export as CSV');
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(screen.getByText('Exporting...')).toBeTruthy();
    expect(files).toEqual([]);
    await act(async () => {
      await vi.advanceTimersByTimeAsync(1);
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(files[0]?.name).toBe('keyword-analysis.csv');
    const csv = Papa.parse<Record<string, string>>((await files[0]?.blob.text()) ?? '', { header: true });
    expect(csv.meta.fields).toEqual([...keywordCsvColumns]);
    expect(csv.data[1]).toMatchObject({
      keyword_text: 'bread, sliced',
      cpc: '',
      reason: 'He said "yes" [Lead keyword]',
    });
    expect(fetch).not.toHaveBeenCalled();
    expect(screen.queryByText('Exporting...')).toBeNull();
    expect(pendingNotices.get().at(-1)).toMatchObject({
      title: 'Downloaded!',
      text: 'Keyword analysis exported to CSV',
    });
  });
});
