// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { polling } from '#contracts/jobs/polling.ts';
import { paths } from '#contracts/platform/routes.ts';
import { makeMe } from '#test/factories/api-account.ts';
import { makeJobDetail } from '#test/factories/api-jobs.ts';
import { result } from '#test/web-setup/results-fixture.ts';
import { type ApiResponses, apiError, type Call, serveApi } from '#test/web-setup/serve-api.ts';
import { pass, place, renderPage, resetPages, signInAs, userId } from '#test/web-setup/signed-in-setup.tsx';
import { ResultsPage } from '#web/features/job/page/results-page.tsx';
import { session } from '#web/lib/session/session.ts';
import { localCache as rules } from '#web/lib/storage/cache-rules.ts';
import { localCache } from '#web/lib/storage/local-cache.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  signInAs();
});
afterEach(resetPages);

type Job = ReturnType<typeof makeJobDetail>;

const path = `${paths.results}/:jobId`;
const completed = makeJobDetail({ final_result: result });
const addressOf = (job: Job): string => `${paths.results}/${job.slug}`;
const heading = () => screen.findByRole('heading', { level: 1, name: /Results|Not Found|Failed|Invalid/ });
const cachedTag = () => screen.queryByText('Cached');

/** The profile is fetched as well, to find out what the plan allows. */
const me: ApiResponses = { '/me': [{ body: makeMe() }] };
const ofJobs = (calls: readonly Call[]): Call[] => calls.filter((call) => !call.path.startsWith('/me'));

const open = async (job: Job, at = addressOf(job)): Promise<Call[]> => {
  const calls = serveApi({ ...me, '/jobs/': [{ body: job }] });
  renderPage(path, ResultsPage, at);
  await heading();
  return calls;
};
/** Opens a job while the server's response waits for `answer`. */
const openWaiting = (job: Job, at = addressOf(job)) => {
  const waiting = Promise.withResolvers<{ body: unknown; status: number }>();
  vi.stubGlobal('fetch', async (address: string) => {
    const { body, status } = address.includes('/jobs/')
      ? await waiting.promise
      : { body: makeMe(), status: 200 };
    return new Response(JSON.stringify(body), { status });
  });
  renderPage(path, ResultsPage, at);
  return { answer: (body: unknown, status = 200) => waiting.resolve({ body, status }) };
};
const remember = (job: Job, owner = userId): void => localCache.jobResults.write(owner, job.id, job);

describe('a job’s page', () => {
  test('[A-017][B-160] waits for the session, and sends a visitor without one home', async () => {
    session.set({ state: 'loading', user: null });
    const calls = serveApi({ ...me, '/jobs/': [{ body: completed }] });
    renderPage(path, ResultsPage, addressOf(completed));
    expect(place()).toBe(addressOf(completed));
    signInAs();
    expect(await heading()).toBeTruthy();
    expect(ofJobs(calls)).toHaveLength(1);
    resetPages();
    session.set({ state: 'anonymous', user: null });
    renderPage(path, ResultsPage, addressOf(completed));
    expect(place()).toBe('/');
  });

  test('[B-161] leads back by its breadcrumb', async () => {
    await open(completed);
    const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(breadcrumb.textContent).toBe('Dashboard/History/SEO Optimizer #7');
    expect(
      within(breadcrumb)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Dashboard', paths.dashboard],
      ['History', paths.history],
    ]);
  });

  test.each([
    ['[B-162][B-217]', 'keyword_optimizer', 'SEO Optimizer Results #7'],
    ['[B-217]', 'optimizer', 'SEO Optimizer Results #7'],
    ['[B-217]', 'keyword_evaluator', 'Keyword Evaluator Results #7'],
    ['[B-217]', 'evaluator', 'Keyword Evaluator Results #7'],
    ['[B-217]', 'image_analyzer', 'Image Describer Results #7'],
    ['[B-217]', 'images', 'Image Describer Results #7'],
    ['[B-218]', 'video_analyzer', 'video_analyzer Results #7'],
  ])('%s of type %s is titled %s', async (_id, job_type, title) => {
    const job = makeJobDetail({ job_type, status: 'failed' });
    await open(job, `${paths.results}/${job.id}`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    await waitFor(() => expect(document.title).toContain(title));
  });

  test('[B-164] shows the status and the date', async () => {
    await open(completed);
    const time = screen.getByText(/^Nov 21, 2026, \d{1,2}:\d\d [AP]M$/);
    expect(time.getAttribute('datetime')).toBe(completed.created_at);
    expect(within(time.parentElement as HTMLElement).getByText('Completed')).toBeTruthy();
  });

  test.each(['complete', 'completed'])('[B-170] shows the results of a job that is %s', async (status) => {
    await open(makeJobDetail({ status, final_result: result }));
    expect(await screen.findByRole('tab', { name: /^Keywords/ })).toBeTruthy();
    expect(screen.queryByText('Analysis in Progress')).toBeNull();
  });

  test('[B-171] starts a new run on the dashboard', async () => {
    await open(completed);
    expect(screen.getByRole('link', { name: 'Start new' }).getAttribute('href')).toBe(paths.dashboard);
  });
});

describe('its input', () => {
  test.each([
    ['[B-165][B-166]', { job_type: 'keyword_optimizer' }, 'Business Description', 'Cold brew at home'],
    [
      '[B-165][B-166]',
      { job_type: 'keyword_optimizer', text_input: null, url_input: 'https://bread.example/rye' },
      'Business Description',
      'https://bread.example/rye',
    ],
    [
      '[B-165][B-167]',
      { job_type: 'keyword_evaluator', text_input: null, keywords_list_input: 'rye\nspelt' },
      'Keywords List',
      'rye',
    ],
    [
      '[B-165][B-168]',
      { job_type: 'image_analyzer', text_input: 'For a bakery.' },
      'Context',
      'For a bakery.',
    ],
    ['[B-168]', { job_type: 'video_analyzer', text_input: 'A film.' }, 'Context', 'A film.'],
  ])('%s of %j is labeled %s', async (_id, input, label, text) => {
    const job = makeJobDetail({ status: 'failed', ...input });
    await open(job, `${paths.results}/${job.id}`);
    const block = screen.getByText(label).parentElement as HTMLElement;
    expect(block.textContent).toContain(text);
  });

  test('[B-169] is shown in full up to 150 characters, and cut beyond', async () => {
    const whole = 'x'.repeat(150);
    await open(makeJobDetail({ status: 'failed', text_input: whole }));
    expect(screen.getByText(whole)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'show more' })).toBeNull();
    resetPages();
    signInAs();
    await open(makeJobDetail({ status: 'failed', text_input: `${whole}yz` }));
    expect(screen.getByText(`${whole}...`)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'show more' }));
    expect(screen.getByText(`${whole}yz`)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'show less' }));
    expect(screen.getByText(`${whole}...`)).toBeTruthy();
  });

  test('of an evaluator shows its context with the keywords, and an address as a link', async () => {
    await open(
      makeJobDetail({
        job_type: 'keyword_evaluator',
        status: 'failed',
        keywords_list_input: 'rye',
        text_input: null,
        url_input: 'https://bread.example/rye',
      }),
    );
    const link = screen.getByRole('link', { name: 'https://bread.example/rye' });
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(link.parentElement?.parentElement?.textContent).toContain('Context');
  });

  test('that is not a web address is never a link', async () => {
    await open(makeJobDetail({ status: 'failed', text_input: null, url_input: 'javascript:alert(1)' }));
    expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
  });
});

describe('a job that did not complete', () => {
  test.each([
    [{ error_user_message: 'For you.', error_message: 'PageEmpty' }, 'For you.'],
    [{ error_message: 'PageEmpty' }, 'PageEmpty'],
    [{}, 'The analysis encountered an error and could not be completed.'],
  ])('[B-172][B-173] because it failed says why (%j) and where to go', async (errors, message) => {
    await open(makeJobDetail({ status: 'failed', ...errors }));
    expect(screen.getByRole('heading', { name: 'Analysis Failed' })).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try New Analysis' }).getAttribute('href')).toBe(paths.dashboard);
    expect(screen.getByRole('link', { name: 'Back to History' }).getAttribute('href')).toBe(paths.history);
  });

  test.each(['pending', 'article_rewriting', 'a_status_of_tomorrow'])(
    '[B-174][B-175][B-176] because it is %s says that it is in progress',
    async (status) => {
      await open(makeJobDetail({ status }));
      expect(
        screen.getByRole('heading', { name: 'Analysis in Progress' }).querySelector('.animate-spin'),
      ).toBeTruthy();
      expect(screen.getByText('This page will update automatically when complete.')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Start New Analysis' }).getAttribute('href')).toBe(
        paths.dashboard,
      );
    },
  );

  test('because it was canceled does not promise a refund that paid calls prevent, and leads to the history of credits', async () => {
    await open(makeJobDetail({ status: 'cancelled' }));
    expect(screen.queryByText(/not charged/)).toBeNull();
    expect(screen.getByText(/refunded unless .* already paid/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your credits' }).getAttribute('href')).toBe(paths.credits);
  });

  test('[B-174] because it was canceled does not claim to be running, nor does one without a result', async () => {
    await open(makeJobDetail({ status: 'cancelled' }));
    expect(screen.getByRole('heading', { name: 'Cancelled by User' })).toBeTruthy();
    resetPages();
    signInAs();
    await open(makeJobDetail({ final_result: null }));
    expect(await screen.findByText('This run has no result that we can show.')).toBeTruthy();
    expect(screen.queryByText('Analysis in Progress')).toBeNull();
  });
});

describe('a job in progress', () => {
  const running = makeJobDetail({ status: 'pending' });
  const poll = (status: string, more: object = {}) => ({
    body: {
      success: true,
      job_id: running.id,
      status,
      job_type: running.job_type,
      final_result: null,
      ...more,
    },
  });

  test('[B-175] shows its results without a reload when it has completed', async () => {
    vi.useFakeTimers();
    const calls = serveApi({
      ...me,
      '/jobs/': [{ body: running }],
      '/get-job-status': [poll('evaluating_keywords'), poll('completed', { final_result: result })],
    });
    renderPage(path, ResultsPage, addressOf(running));
    await pass(1);
    expect(screen.getAllByText('Initializing').length).toBeGreaterThan(0);
    await pass(polling.startDelay);
    expect(screen.getAllByText('Evaluating Keywords').length).toBeGreaterThan(0);
    await pass(polling.interval);
    expect(screen.getByRole('tab', { name: /^Keywords/ })).toBeTruthy();
    expect(cachedTag()).toBeNull();
    expect(localCache.jobResults.read(userId, running.id)).toMatchObject({ status: 'completed' });
    const polls = ofJobs(calls).length;
    await pass(polling.interval * 3);
    expect(ofJobs(calls)).toHaveLength(polls);
  });

  test('[B-175] shows a failure without a reload', async () => {
    vi.useFakeTimers();
    serveApi({
      ...me,
      '/jobs/': [{ body: running }],
      '/get-job-status': [poll('failed', { error_user_message: 'The page is empty.' })],
    });
    renderPage(path, ResultsPage, addressOf(running));
    await pass(polling.startDelay + 1);
    expect(screen.getByRole('heading', { name: 'Analysis Failed' })).toBeTruthy();
    expect(screen.getByText('The page is empty.')).toBeTruthy();
  });

  test('says so when the job no longer answers, and can poll again', async () => {
    vi.useFakeTimers();
    serveApi({
      ...me,
      '/jobs/': [{ body: running }, { body: { ...running, status: 'completed', final_result: result } }],
      '/get-job-status': [apiError(503, 'service_unavailable', 'no')],
    });
    renderPage(path, ResultsPage, addressOf(running));
    await pass(polling.startDelay + polling.interval * (polling.retries + 2));
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await pass(1);
    expect(screen.getByRole('tab', { name: /^Keywords/ })).toBeTruthy();
  });
});

describe('the local copy', () => {
  test('[B-183] of a completed job is shown at once, and replaced in the background', async () => {
    remember(completed);
    const server = openWaiting(completed);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('SEO Optimizer Results #7');
    expect(await screen.findByRole('tab', { name: /^Keywords/ })).toBeTruthy();
    server.answer({ ...completed, text_input: 'Renewed.' });
    expect(await screen.findByText('Renewed.')).toBeTruthy();
  });

  test('[B-163] is marked as cached until the server answers, and the response is not', async () => {
    remember(completed);
    const server = openWaiting(completed);
    expect(cachedTag()).toBeTruthy();
    server.answer(completed);
    await waitFor(() => expect(cachedTag()).toBeNull());
    resetPages();
    signInAs();
    await open(completed);
    expect(cachedTag()).toBeNull();
  });

  test('[B-163] is marked again at the next visit', async () => {
    await open(completed);
    const first = screen.getByRole('link', { name: 'History' });
    fireEvent.click(first);
    await waitFor(() => expect(place()).toBe(paths.history));
    openWaiting(completed);
    expect(screen.getByText('Cached')).toBeTruthy();
  });

  test('[B-184][B-235] stays when the server does not answer', async () => {
    remember(completed);
    serveApi({ ...me, '/jobs/': [apiError(403, 'forbidden', 'no')] });
    renderPage(path, ResultsPage, `${paths.results}/${completed.id}`);
    expect(await screen.findByText(/the copy of the result that your browser kept/)).toBeTruthy();
    expect(cachedTag()).toBeTruthy();
    expect(screen.queryByText('Failed to load job details')).toBeNull();
  });

  test('[B-255] is not used after it has expired', () => {
    vi.useFakeTimers();
    remember(completed);
    vi.advanceTimersByTime(rules.jobResults.expiry);
    openWaiting(completed);
    expect(screen.queryByText('SEO Optimizer Results #7')).toBeNull();
  });

  test('of another user is not shown', () => {
    remember(completed, 'user-b');
    openWaiting(completed);
    expect(screen.queryByText('SEO Optimizer Results #7')).toBeNull();
  });

  test('of a job that the server no longer has is neither shown nor kept', async () => {
    remember(completed);
    const server = openWaiting(completed);
    server.answer({ error: true, code: 'not_found', message: 'Job not found' }, 404);
    expect(await screen.findByText('Job Not Found')).toBeTruthy();
    expect(localCache.jobResults.list(userId)).toEqual([]);
  });

  test.each([
    ['completed', 1],
    ['complete', 1],
    ['failed', 0],
    ['cancelled', 0],
    ['summarizing', 0],
  ])('[B-259] is kept for a job that is %s: %i', async (status, copies) => {
    await open(makeJobDetail({ status, final_result: status.startsWith('complete') ? result : null }));
    expect(localCache.jobResults.list(userId)).toHaveLength(copies);
  });

  test('from another version is not used', () => {
    localCache.jobResults.write(userId, completed.id, { slug: completed.slug, status: 'completed' });
    openWaiting(completed);
    expect(screen.queryByText('SEO Optimizer Results #7')).toBeNull();
  });
});

describe('a job that cannot be shown', () => {
  test('[B-177][B-182] is not found when it is missing or another’s', async () => {
    serveApi({ ...me, '/jobs/': [apiError(404, 'not_found', 'Job not found')] });
    renderPage(path, ResultsPage, '/results/seo-optimizer-99');
    expect(await screen.findByRole('heading', { name: 'Job Not Found' })).toBeTruthy();
    expect(
      screen.getByText("The job you're looking for doesn't exist or you don't have permission to view it."),
    ).toBeTruthy();
  });

  test('[B-178] offers Go Back and Go to Dashboard', async () => {
    serveApi({ ...me, '/jobs/': [apiError(404, 'not_found', 'Job not found')] });
    renderPage(path, ResultsPage, [paths.credits, '/results/seo-optimizer-99']);
    const dashboard = await screen.findByRole('link', { name: 'Go to Dashboard' });
    expect(dashboard.getAttribute('href')).toBe(paths.dashboard);
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(place()).toBe(paths.credits);
  });

  test.each(['seo-optimizer', 'seo-optimizer-0', 'my-tool-7', '7', 'not-a-uuid-at-all'])(
    '[B-180] is not requested for %s, which is not the address of a job',
    async (reference) => {
      const calls = serveApi({});
      renderPage(path, ResultsPage, `${paths.results}/${reference}`);
      expect(screen.getByRole('heading', { name: 'Invalid job URL' })).toBeTruthy();
      expect(calls).toEqual([]);
    },
  );

  test.each([
    'seo-optimizer-7',
    'keyword-evaluator-12',
    'image-describer-3',
    '0b54a7a1-5c6c-4c52-9a54-6f7d3f1f5d10',
  ])('[B-179] is requested for %s', async (reference) => {
    const calls = await open(completed, `${paths.results}/${reference}`);
    expect(ofJobs(calls).map((call) => call.path)).toEqual([`/jobs/${reference}`]);
  });

  test('[B-235] is reported as failed to load, and can be retried', async () => {
    serveApi({ ...me, '/jobs/': [apiError(403, 'forbidden', 'no'), { body: completed }] });
    renderPage(path, ResultsPage, addressOf(completed));
    expect(await screen.findByRole('heading', { name: 'Failed to load job details' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('SEO Optimizer Results #7')).toBeTruthy();
  });
});
