// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type JobStatus, jobStatuses, statusViews } from '#contracts/jobs/job-status.ts';
import { polling } from '#contracts/jobs/polling.ts';
import { paths } from '#contracts/platform/routes.ts';
import { makeJobSummary } from '#test/factories/api-jobs.ts';
import { stubNarrowScreen } from '#test/web-setup/screen-width.ts';
import { apiError, serveApi } from '#test/web-setup/serve-api.ts';
import {
  pass,
  place,
  renderPage,
  resetPages,
  signInAs,
  tableRows,
  userId,
} from '#test/web-setup/signed-in-setup.tsx';
import { filterJobs } from '#web/features/history/filters/history-filters.ts';
import { HistoryPage } from '#web/features/history/history-page.tsx';
import type { ListedJob } from '#web/features/job/list/api/listed-job.ts';
import { readDrafts } from '#web/features/job/run/drafts.ts';
import { session } from '#web/lib/session/session.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  signInAs();
});
afterEach(resetPages);

const listOf = (...jobs: ListedJob[]) => ({ body: { jobs, next: null } });
const statusResponse = (job: ListedJob, status: string, more: object = {}) => ({
  body: { success: true, job_id: job.id, status, job_type: job.job_type, final_result: null, ...more },
});

const open = async (jobs: ListedJob[], at = paths.history as string) => {
  const calls = serveApi({ '/jobs': [listOf(...jobs)] });
  renderPage(paths.history, HistoryPage, at);
  await waitFor(() => expect(screen.queryByText('Loading your analyses')).toBeNull());
  return calls;
};
const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;
const names = (): string[] => tableRows().map(([name = '']) => name);

const optimizer = makeJobSummary({ sequential_number: 1, text_input: 'Sourdough needs time.' });
const page = makeJobSummary({
  sequential_number: 2,
  text_input: null,
  url_input: 'https://bread.example/rye',
});
const evaluator = makeJobSummary({
  job_type: 'keyword_evaluator',
  sequential_number: 1,
  text_input: null,
  keywords_list_input: 'rye bread\nspelt bread',
});
const images = makeJobSummary({ job_type: 'image_analyzer', sequential_number: 1, text_input: null });

describe('the archive', () => {
  test('[A-015] sends a visitor without a session home', async () => {
    session.set({ state: 'anonymous', user: null });
    renderPage(paths.history, HistoryPage);
    expect(place()).toBe('/');
  });

  test('[A-205][A-206] has its heading and its four columns', async () => {
    await open([optimizer]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your Strategy Archive');
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Job',
      'Input',
      'Status',
      'Date & Time',
    ]);
    expect(tableRows()).toEqual([
      ['SEO Optimizer #1', 'Sourdough needs time.', 'Completed', expect.stringMatching(/^Nov 21, 2026, /)],
    ]);
  });

  test('[A-215] lists all jobs in the order of the server, page after page', async () => {
    const jobs = Array.from({ length: 120 }, (_, index) =>
      makeJobSummary({ sequential_number: 120 - index }),
    );
    const calls = serveApi({
      '/jobs': [
        { body: { jobs: jobs.slice(0, 50), next: 'a' } },
        { body: { jobs: jobs.slice(50, 100), next: 'b' } },
        { body: { jobs: jobs.slice(100), next: null } },
      ],
    });
    renderPage(paths.history, HistoryPage);
    await screen.findByText('120 analyses', {}, { timeout: 10_000 });
    expect(names()).toEqual(jobs.map(({ sequential_number }) => `SEO Optimizer #${sequential_number}`));
    expect(calls.map(({ path }) => path)).toEqual([
      '/jobs?limit=50',
      '/jobs?limit=50&after=a',
      '/jobs?limit=50&after=b',
    ]);
  });

  test('[A-309] cuts an input at 100 characters', async () => {
    const whole = 'x'.repeat(100);
    const cut = makeJobSummary({ sequential_number: 2, text_input: `${whole}y` });
    await open([makeJobSummary({ sequential_number: 1, text_input: whole }), cut]);
    expect(tableRows().map((cells) => cells[1])).toEqual([whole, `${whole}...`]);
  });

  test('[A-213] shows No content for a job without an input, and for an archive without jobs', async () => {
    await open([images]);
    expect(tableRows()[0]?.[1]).toBe('No content');
    resetPages();
    signInAs();
    await open([]);
    expect(screen.getByText('No content')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start your first analysis' }).getAttribute('href')).toBe(
      paths.dashboard,
    );
  });

  test('[B-218] shows an unknown type as it is', async () => {
    await open([makeJobSummary({ job_type: 'video_analyzer', sequential_number: 3 })]);
    expect(names()).toEqual(['video_analyzer #3']);
  });

  test('is a list of cards on a narrow screen', async () => {
    stubNarrowScreen();
    await open([optimizer, page]);
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(screen.getByRole('list', { name: /Your analyses/ })).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual([
      expect.stringMatching(/SEO Optimizer #1.*Completed.*Sourdough needs time.*Nov 21/),
      expect.stringMatching(/SEO Optimizer #2.*https:\/\/bread.example\/rye/),
    ]);
  });
});

describe('search and filters', () => {
  const all = [optimizer, page, evaluator, images];
  test.each([
    ['sourdough', ['SEO Optimizer #1']],
    ['BREAD.EXAMPLE', ['SEO Optimizer #2']],
    ['spelt', ['Keyword Evaluator #1']],
    ['describer', ['Image Describer #1']],
    ['  optimizer ', ['SEO Optimizer #1', 'SEO Optimizer #2']],
  ])('[A-207] find %j', async (text, found) => {
    await open(all);
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: text } });
    await waitFor(() => expect(names()).toEqual(found));
  });

  test('[A-208] filter by job type, including an alias', async () => {
    await open([
      optimizer,
      makeJobSummary({ job_type: 'optimizer', sequential_number: 9 }),
      evaluator,
      images,
    ]);
    const select = screen.getByLabelText<HTMLSelectElement>('Job type');
    expect([...select.options].map(({ value }) => value)).toEqual([
      'all',
      'keyword_optimizer',
      'keyword_evaluator',
      'image_analyzer',
    ]);
    fireEvent.change(select, { target: { value: 'keyword_optimizer' } });
    await waitFor(() => expect(names()).toEqual(['SEO Optimizer #1', 'SEO Optimizer #9']));
    fireEvent.change(select, { target: { value: 'all' } });
    await waitFor(() => expect(names()).toHaveLength(4));
  });

  test('[A-209] filter by status: All, Completed, In Progress, Pending, Failed', async () => {
    await open([optimizer, makeJobSummary({ status: 'failed', sequential_number: 2 })]);
    const select = screen.getByLabelText<HTMLSelectElement>('Status');
    expect([...select.options].map(({ text, value }) => [text, value])).toEqual([
      ['All', 'all'],
      ['Completed', 'completed'],
      ['In Progress', 'processing'],
      ['Pending', 'pending'],
      ['Failed', 'failed'],
    ]);
    fireEvent.change(select, { target: { value: 'failed' } });
    await waitFor(() => expect(names()).toEqual(['SEO Optimizer #2']));
  });

  test('[A-209][A-210] find each status with its filter, and every status of a running job with In Progress', () => {
    const jobs = [...jobStatuses, 'complete'].map((status) => makeJobSummary({ status }));
    const found = (status: 'completed' | 'processing' | 'pending' | 'failed') =>
      filterJobs(jobs, { text: '', type: 'all', status }).map((job) => job.status);
    expect(found('completed')).toEqual(['completed', 'complete']);
    expect(found('failed')).toEqual(['failed']);
    expect(found('pending')).toEqual(['pending']);
    const running = jobStatuses.filter((status) => statusViews[status].tone === 'running');
    expect(found('processing')).toEqual(running.filter((status) => status !== 'pending'));
    expect(found('processing')).toContain('keyword_generation');
  });

  test('[A-211] combine, and stay in the address', async () => {
    const failed = makeJobSummary({ sequential_number: 5, status: 'failed', text_input: 'Sourdough again.' });
    await open([optimizer, failed, evaluator], '/history?q=sourdough');
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('sourdough');
    expect(names()).toEqual(['SEO Optimizer #1', 'SEO Optimizer #5']);
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'failed' } });
    await waitFor(() => expect(names()).toEqual(['SEO Optimizer #5']));
    expect(place()).toBe('/history?q=sourdough&status=failed');
    fireEvent.change(screen.getByLabelText('Job type'), { target: { value: 'keyword_evaluator' } });
    expect(await screen.findByText('No analyses match your filters.')).toBeTruthy();
  });

  test('[A-214] say when nothing matches, and can be cleared', async () => {
    await open([optimizer], '/history?status=failed');
    expect(screen.getByText('No analyses match your filters.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(names()).toEqual(['SEO Optimizer #1']));
    expect(place()).toBe('/history');
  });

  test('lose no letter that is typed while another filter changes', async () => {
    await open([optimizer, page]);
    await userEvent.type(screen.getByLabelText('Search'), 'sour');
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'completed' } });
    await waitFor(() => expect(place()).toBe('/history?q=sour&status=completed'));
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('sour');
  });

  test('[A-212] stay when Update reloads the list', async () => {
    const newer = makeJobSummary({ sequential_number: 8, text_input: 'Sourdough, once more.' });
    const calls = serveApi({ '/jobs': [listOf(optimizer, page), listOf(newer, optimizer, page)] });
    renderPage(paths.history, HistoryPage, '/history?q=sourdough');
    await waitFor(() => expect(names()).toEqual(['SEO Optimizer #1']));
    fireEvent.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(names()).toEqual(['SEO Optimizer #8', 'SEO Optimizer #1']));
    expect(calls).toHaveLength(2);
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('sourdough');
  });
});

describe('a job in the list', () => {
  test('[A-216][A-024] opens its results when it has completed: by slug, or by id without one', async () => {
    const old = makeJobSummary({ sequential_number: null, slug: null });
    await open([optimizer, old]);
    expect(screen.getByRole('link', { name: 'SEO Optimizer #1' }).getAttribute('href')).toBe(
      '/results/seo-optimizer-1',
    );
    expect(screen.getByRole('link', { name: 'SEO Optimizer' }).getAttribute('href')).toBe(
      `/results/${old.id}`,
    );
  });

  test.each([...jobStatuses.filter((status) => statusViews[status].opens === null), 'a_status_of_tomorrow'])(
    '[A-149][A-150] at %s shows its text and opens nothing',
    async (status) => {
      await open([makeJobSummary({ status })]);
      const row = rowOf('SEO Optimizer #7');
      const words = status in statusViews ? statusViews[status as JobStatus].text : status;
      expect(within(row).getByText(words)).toBeTruthy();
      expect(within(row).queryByRole('link')).toBeNull();
      // Only the menu, which renames it.
      expect(
        within(row)
          .getAllByRole('button')
          .map((button) => button.getAttribute('aria-label')),
      ).toEqual(['Actions for SEO Optimizer #7']);
    },
  );

  test.each([
    ['both', { error_user_message: 'For you.', error_message: 'PageEmpty' }, 'For you.'],
    ['a plain one', { error_message: 'PageEmpty' }, 'PageEmpty'],
    ['none', {}, 'An unexpected error occurred. Please try again.'],
  ])(
    '[A-217][A-299] that failed opens Job Failed with its input and the message: %s',
    async (_which, errors, message) => {
      const text = 'word '.repeat(200).trim();
      await open([makeJobSummary({ status: 'failed', text_input: text, ...errors })]);
      fireEvent.click(screen.getByRole('button', { name: 'SEO Optimizer #7' }));
      const dialog = await screen.findByRole('dialog', { name: 'Job Failed' });
      expect(within(dialog).getByText(text)).toBeTruthy();
      expect(within(dialog).getByText(message)).toBeTruthy();
    },
  );

  test('[A-300] closes its dialog, returns the focus, or leads to the dashboard with the input restored', async () => {
    await open([makeJobSummary({ status: 'failed', text_input: 'Try me again.' })]);
    const opener = screen.getByRole('button', { name: 'SEO Optimizer #7' });
    await userEvent.click(opener);
    await userEvent.click(
      within(await screen.findByRole('dialog'))
        .getAllByRole('button', { name: 'Close' })
        .at(-1) as HTMLElement,
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(place()).toBe(paths.dashboard);
    expect(readDrafts(userId).optimizerText).toBe('Try me again.');
  });

  test('is found and opened with the keyboard alone', async () => {
    await open([makeJobSummary({ status: 'failed' })]);
    const user = userEvent.setup();
    screen.getByRole('button', { name: 'Update' }).focus();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('SEO Optimizer #7');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Job Failed' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a run in progress', () => {
  test('[A-159] updates in the list by itself, until it has ended', async () => {
    vi.useFakeTimers();
    const job = makeJobSummary({ status: 'pending' });
    const calls = serveApi({
      '/jobs': [listOf(job)],
      '/get-job-status': [
        statusResponse(job, 'keyword_generation'),
        statusResponse(job, 'failed', { error_user_message: 'The page is empty.' }),
      ],
    });
    renderPage(paths.history, HistoryPage);
    await pass(1);
    expect(screen.getByText('Initializing')).toBeTruthy();
    await pass(polling.startDelay);
    expect(screen.getByText('Generating Keyword Ideas')).toBeTruthy();
    await pass(polling.interval);
    fireEvent.click(screen.getByRole('button', { name: 'SEO Optimizer #7' }));
    await pass(1);
    expect(within(screen.getByRole('dialog')).getByText('The page is empty.')).toBeTruthy();
    const polls = calls.length;
    await pass(polling.interval * 4);
    expect(calls).toHaveLength(polls);
  });

  test('keeps its status when it does not answer, and is polled again after Update', async () => {
    vi.useFakeTimers();
    const job = makeJobSummary({ status: 'summarizing' });
    const calls = serveApi({
      '/jobs': [listOf(job)],
      '/get-job-status': [apiError(500, 'internal_error', 'no')],
    });
    renderPage(paths.history, HistoryPage);
    await pass(polling.startDelay + polling.interval * (polling.retries + 3));
    const polls = () => calls.filter(({ path }) => path.startsWith('/get-job-status')).length;
    expect(polls()).toBe(polling.retries + 1);
    expect(screen.getByText('Analyzing Key Topics')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Update' }));
    await pass(polling.startDelay + 1);
    expect(polls()).toBe(polling.retries + 2);
  });
});

describe('a list that cannot be loaded', () => {
  test('says so, says that nothing is lost, and tries again', async () => {
    serveApi({
      '/jobs': [apiError(403, 'forbidden', 'no'), listOf(optimizer)],
    });
    renderPage(paths.history, HistoryPage);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Nothing is lost');
    expect(screen.queryByText('No content')).toBeNull();
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toEqual(['SEO Optimizer #1']));
  });
});

describe('the name of a job', () => {
  const named = makeJobSummary({ sequential_number: 1, title: 'Sourdough for the patient' });

  test('is shown above its input, and searched', async () => {
    await open([named]);
    const row = rowOf('SEO Optimizer #1');
    expect(within(row).getByText('Sourdough for the patient')).toBeTruthy();
    expect(filterJobs([named, page], { text: 'patient', type: 'all', status: 'all' })).toEqual([named]);
  });

  const openMenu = async (item: string) => {
    fireEvent.keyDown(screen.getByRole('button', { name: 'Actions for Sourdough for the patient' }), {
      key: 'Enter',
    });
    fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  };

  test('is changed by its owner', async () => {
    const calls = serveApi({
      [`/jobs/${named.id}/rename`]: [{ body: { job_id: named.id, title: 'Spring' } }],
      '/jobs': [listOf(named), listOf({ ...named, title: 'Spring' })],
    });
    renderPage(paths.history, HistoryPage, paths.history);
    await screen.findByText('Sourdough for the patient');
    await openMenu('Rename');
    const box = await screen.findByLabelText('Name');
    await userEvent.clear(box);
    await userEvent.type(box, 'Spring{Enter}');
    await screen.findByText('Spring');
    expect(JSON.stringify(calls)).toContain('Spring');
  });

  test('asks before it deletes the job', async () => {
    serveApi({
      [`/jobs/${named.id}/delete`]: [{ body: { job_id: named.id } }],
      '/jobs': [listOf(named), listOf()],
    });
    renderPage(paths.history, HistoryPage, paths.history);
    await screen.findByText('Sourdough for the patient');
    await openMenu('Delete');
    await screen.findByRole('heading', { name: 'Delete “Sourdough for the patient”?' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('No content');
  });
});
