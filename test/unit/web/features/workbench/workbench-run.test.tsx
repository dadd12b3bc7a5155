// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { polling } from '#contracts/jobs/polling.ts';
import { eventually } from '#test/eventually.ts';
import { makeMe } from '#test/factories/api-account.ts';
import { makeConfig } from '#test/factories/billing.ts';
import { type ApiResponses, apiError, serveApi } from '#test/web-setup/serve-api.ts';
import { notices, pass, resetPages, signInAs, signOut } from '#test/web-setup/signed-in-setup.tsx';
import {
  completed,
  created,
  failed,
  jobId,
  renderWorkbench,
  running,
} from '#test/web-setup/workbench-setup.tsx';
import { isDemoUsed } from '#web/features/job/run/demo-credit.ts';
import { readDrafts } from '#web/features/job/run/drafts.ts';
import { pendingNotices, withdrawnNotices } from '#web/lib/notify.ts';
import { reloadVisitorRuns, visitorRuns } from '#web/lib/storage/visitor-runs.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  signOut();
});
afterEach(resetPages);

const text = 'An article about sourdough bread and how to bake it.';
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your article or its web address');

const analyze = async (content = text): Promise<void> => {
  fireEvent.change(box(), { target: { value: content } });
  fireEvent.click(screen.getByRole('button', { name: 'Analyze' }));
  await pass(1);
};

const me = { body: makeMe({ credits: 5 }) };

const startSignedIn = async (routes: ApiResponses) => {
  // A module caches the balance for the whole visit.
  vi.resetModules();
  const calls = serveApi({ '/me': [me], ...routes });
  signInAs();
  renderWorkbench();
  await screen.findByText(/You have 5 credits/);
  await analyze();
  return calls;
};

describe('a visitor’s run', () => {
  test('[A-081][A-083][A-161] goes from the form to the progress card', async () => {
    serveApi({ '/create-job': [created], '/get-job-status': [running('pending')] });
    renderWorkbench();
    await analyze();
    expect(screen.getByRole('heading', { name: 'Crafting Your SEO Plan' })).toBeTruthy();
    for (const phase of ['Analyzing Content', 'Finding Opportunities', 'Building Your Report'])
      expect(screen.getByText(phase)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test.each([
    ['text', text],
    ['address', 'https://example.com/sourdough'],
  ])('[A-256][A-257] sends the %s once, with an idempotency key', async (_kind, content) => {
    const calls = serveApi({ '/create-job': [created], '/get-job-status': [running('pending')] });
    renderWorkbench();
    await analyze(content);
    const creations = calls.filter(({ path }) => path === '/create-job');
    expect(creations).toHaveLength(1);
    expect(creations[0]?.body).toEqual({
      job_type: 'keyword_optimizer',
      generate_assets: true,
      context_input: content,
      locale: { country: 'US', language: 'en' },
      visitor_token: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(creations[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('[A-229] marks the demo credit used when the job is created', async () => {
    serveApi({ '/create-job': [created], '/get-job-status': [running('pending')] });
    renderWorkbench();
    await analyze();
    expect(isDemoUsed(new Date())).toBe(true);
  });

  test.each([
    ['A-144', 'pending', 'Initializing', 1],
    ['A-144', 'url_scraping', 'Fetching Content', 1],
    ['A-144', 'summarizing', 'Analyzing Key Topics', 1],
    ['A-145', 'keyword_generation', 'Generating Keyword Ideas', 2],
    ['A-145', 'preparing_keywords', 'Enriching Keywords', 2],
    ['A-145', 'evaluating_keywords', 'Evaluating Keywords', 2],
    ['A-145', 'keywords_ready', 'Keywords are Ready', 2],
    ['A-146', 'assets_preparation', 'Writing SEO Titles', 3],
    ['A-146', 'images_processing', 'Producing Metadata', 3],
    ['A-146', 'article_rewriting', 'Updating Your Article', 3],
    ['A-146', 'final_output_preparation', 'Wrapping Up Results', 3],
    ['A-147', 'processing', 'In Progress', 2],
  ] as const)('[%s] [A-162] at %s shows %s in phase %i', async (_row, status, words, phase) => {
    serveApi({ '/create-job': [created], '/get-job-status': [running(status)] });
    renderWorkbench();
    await analyze();
    await pass(polling.startDelay);
    const current = document.querySelector('[aria-current="step"]');
    const phases = [...document.querySelectorAll('ol > li')];
    expect(within(current as HTMLElement).getByText(words)).toBeTruthy();
    expect(phases.indexOf(current as Element) + 1).toBe(phase);
  });

  test('[A-163][A-164][A-165][A-166] without a phase in the status, time moves phase, bar and countdown', async () => {
    // A slow machine must not add to the time that the countdown shows.
    vi.useFakeTimers();
    serveApi({ '/create-job': [created], '/get-job-status': [running('a_status_of_tomorrow')] });
    renderWorkbench();
    await analyze();
    const bar = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));
    const current = () => document.querySelector('[aria-current="step"]')?.textContent;
    await pass(10_000);
    expect(screen.getByText('Ready in 2:20')).toBeTruthy();
    expect(current()).toContain('Analyzing Content');
    await pass(41_000);
    expect(current()).toContain('Finding Opportunities');
    await pass(50_000);
    expect(current()).toContain('Building Your Report');
    await pass(60_000);
    expect(bar()).toBe(100);
    expect(screen.getByText('Almost ready, just wait a bit!')).toBeTruthy();
  });

  test('[A-088] ends with the result on the same page and the prompt to sign up', async () => {
    serveApi({ '/create-job': [created], '/get-job-status': [running('summarizing'), completed] });
    renderWorkbench();
    await analyze();
    await pass(polling.startDelay + polling.interval);
    await eventually(() => expect(screen.getByRole('tab', { name: /^Keywords \(\d+\)$/ })).toBeTruthy());
    expect(screen.getByText(/Only this browser has this result/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Sign Up Free' }).length).toBeGreaterThan(0);
    expect(screen.getByTestId('place').textContent).toBe('/');
  });

  test('[A-089] survives leaving the page and a reload during the run: polling resumes', async () => {
    const calls = serveApi({
      '/create-job': [created],
      '/get-job-status': [running('summarizing'), running('keywords_ready'), completed],
    });
    const { unmount } = renderWorkbench();
    await analyze();
    await pass(polling.startDelay);
    unmount();
    reloadVisitorRuns();
    renderWorkbench();
    expect(screen.getByRole('heading', { name: 'Crafting Your SEO Plan' })).toBeTruthy();
    await pass(polling.startDelay + polling.interval);
    await screen.findByRole('tab', { name: /^Keywords/ });
    expect(calls.filter(({ path }) => path === '/create-job')).toHaveLength(1);
  });

  test('is shown again after leaving and returning to the page, without focus, and the text is gone from the form', async () => {
    serveApi({ '/create-job': [created], '/get-job-status': [completed] });
    const { unmount } = renderWorkbench();
    await analyze();
    await pass(polling.startDelay);
    await screen.findByRole('tab', { name: /^Keywords/ });
    unmount();
    renderWorkbench();
    await pass(1);
    await screen.findByRole('tab', { name: /^Keywords/ });
    expect(document.activeElement).toBe(document.body);
    expect(readDrafts(null).optimizerText).toBe('');
  });

  test('is offered again after starting over, and on another tool’s page', async () => {
    serveApi({ '/create-job': [created], '/get-job-status': [completed] });
    const { unmount } = renderWorkbench();
    await analyze();
    await pass(polling.startDelay);
    fireEvent.click(await screen.findByRole('button', { name: 'Start over' }));
    unmount();
    renderWorkbench('keyword_evaluator');
    await pass(1);
    expect(screen.queryByRole('tab', { name: /^Keywords \(/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show it' }));
    await pass(1);
    await screen.findByRole('tab', { name: /^Keywords \(/ });
  });

  test('is forgotten without a message when the server has deleted it', async () => {
    serveApi({ '/get-job-status': [apiError(404, 'not_found', 'Job not found')] });
    const jobType = 'keyword_optimizer';
    visitorRuns.add({ jobId, jobType, startedAt: Date.now(), token: null, ended: true, hidden: false });
    renderWorkbench();
    await pass(1);
    expect(box()).toBeTruthy();
    expect(visitorRuns.list()).toEqual([]);
    expect(notices()).toEqual([]);
  });

  test('[A-096][A-097] starts over with an empty form, in view', async () => {
    serveApi({ '/create-job': [created], '/get-job-status': [completed] });
    const { unmount } = renderWorkbench();
    await analyze();
    await pass(polling.startDelay);
    fireEvent.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(box().value).toBe('');
    expect(screen.queryByRole('tab', { name: /^Keywords/ })).toBeNull();
    const section = document.getElementById('new-analysis');
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1)).toBe(section);
    unmount();
    renderWorkbench();
    expect(box().value).toBe('');
  });

  test.each([
    ['the X', 'Cancel the run'],
    ['the button', 'Cancel'],
  ])(
    '[A-084][A-093][A-094] is canceled by %s: polling stops, the job is dropped, the text stays',
    async (_, name) => {
      const calls = serveApi({
        '/create-job': [created],
        '/get-job-status': [running('summarizing')],
        '/jobs/': [{ body: { job_id: jobId, status: 'cancelled' } }],
      });
      renderWorkbench();
      await analyze();
      await pass(polling.startDelay);
      fireEvent.click(screen.getByRole('button', { name }));
      await pass(30_000);
      expect(box().value).toBe(text);
      expect(calls.filter(({ path }) => path.startsWith('/get-job-status'))).toHaveLength(1);
      expect(calls.map(({ path }) => path)).toContain(`/jobs/${jobId}/cancel`);
      expect(notices().join()).toContain('Run canceled');
    },
  );
});

describe('a run that fails', () => {
  test.each([
    [{ error_user_message: 'This page is empty.', error_message: 'PageEmpty' }, 'This page is empty.'],
    [{ error_message: 'PageEmpty' }, 'PageEmpty'],
    [{}, 'The analysis failed. Please try again.'],
  ])('[A-092][A-298] returns to the form with the toast and the text: %j', async (more, words) => {
    serveApi({ '/create-job': [created], '/get-job-status': [failed(more)] });
    renderWorkbench();
    await analyze();
    await pass(polling.startDelay);
    expect(box().value).toBe(text);
    expect(notices()).toEqual([`Analysis Failed: ${words}`]);
  });

  test('returns to the step with the address that could not be read', async () => {
    serveApi({
      '/create-job': [created],
      '/get-job-status': [failed({ error_user_message: 'No such page.' })],
    });
    renderWorkbench('keyword_evaluator');
    fireEvent.change(screen.getByLabelText('Your keywords'), { target: { value: 'rye bread' } });
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    const context = () => screen.getByLabelText<HTMLTextAreaElement>(/^Context/);
    fireEvent.change(context(), { target: { value: 'https://example.com/gone' } });
    fireEvent.click(screen.getByRole('button', { name: 'Analyze' }));
    await pass(1);
    await pass(polling.startDelay);
    expect(screen.getByText('No such page.')).toBeTruthy();
    expect(context().value).toBe('https://example.com/gone');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('button', { name: 'Remove rye bread' })).toBeTruthy();
  });

  test('[A-158] shows an error and keeps the text when the server no longer knows the job', async () => {
    serveApi({ '/create-job': [created], '/get-job-status': [apiError(404, 'not_found', 'Job not found')] });
    renderWorkbench();
    await analyze();
    await pass(polling.startDelay);
    expect(box().value).toBe(text);
    expect(notices()[0]).toMatch(/^Analysis Failed: We cannot find this run anymore\./);
  });

  test('[A-159] when the server does not answer, gives up after 3 retries and keeps the text', async () => {
    // A slow machine must not add retries.
    vi.useFakeTimers();
    serveApi({ '/create-job': [created] });
    renderWorkbench();
    await analyze();
    await pass(polling.startDelay + 2 * polling.interval);
    expect(notices()).toEqual([]);
    await pass(polling.interval);
    expect(box().value).toBe(text);
    expect(notices()[0]).toMatch(/^Analysis Failed: We lost the connection/);
  });
});

test('[A-159] a run is not given up while the browser is offline, and its result comes afterwards', async () => {
  vi.useFakeTimers();
  serveApi({ '/create-job': [created], '/get-job-status': [completed] });
  const { fetch } = globalThis;
  renderWorkbench();
  await analyze();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await pass(12 * polling.interval);
  expect(notices()).toEqual([]);
  expect(screen.getByText('Crafting Your SEO Plan')).toBeTruthy();
  onLine.mockRestore();
  vi.stubGlobal('fetch', fetch);
  await pass(polling.interval);
  expect(screen.getByRole('heading', { name: 'Your SEO plan' })).toBeTruthy();
});

test('the toast of a failed run goes when the next run starts', async () => {
  const unused = { ...makeConfig(), demo: { used: false, resetsOn: '2027-01-01T00:00:00.000Z' } };
  serveApi({
    '/create-job': [created, created],
    '/get-job-status': [failed({})],
    '/config': [{ body: unused }],
  });
  renderWorkbench();
  await analyze();
  await pass(polling.startDelay);
  const [failure] = pendingNotices.get();
  expect(failure?.title).toBe('Analysis Failed');
  expect(withdrawnNotices.get()).not.toContain(failure?.id);
  await analyze();
  expect(withdrawnNotices.get()).toContain(failure?.id);
});

test('a failed run does not show the free run as used while the server is asked', async () => {
  serveApi({ '/create-job': [created], '/get-job-status': [failed({})] });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    input.endsWith('/config') ? new Promise(() => {}) : fetch(input, init),
  );
  renderWorkbench();
  await analyze();
  await pass(polling.startDelay);
  expect(screen.getByRole('complementary', { name: 'Analysis Failed' })).toBeTruthy();
  expect(screen.queryByText(/Used Your Free Demo Credit/)).toBeNull();
});

describe('a run that does not start', () => {
  test('[A-230][A-288] for a 429 opens the dialog, marks the credit used and keeps the text', async () => {
    serveApi({ '/create-job': [apiError(429, 'demo_limit_reached', 'Demo limit reached')] });
    renderWorkbench();
    await analyze();
    const dialog = await screen.findByRole('dialog', { name: 'Demo Credits Used' });
    expect(dialog.textContent).toContain(
      'You have already used your monthly demo credit. Sign up for free to continue!',
    );
    expect(screen.getByRole('button', { name: 'Sign Up to Continue' })).toBeTruthy();
    expect(isDemoUsed(new Date())).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await pass(300);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(box().value).toBe(text);
  });

  test('of the example names its limit, and leaves the free run alone', async () => {
    serveApi({ '/create-job': [apiError(429, 'demo_limit_reached', 'Demo limit reached')] });
    renderWorkbench();
    fireEvent.click(screen.getByRole('button', { name: 'Try our example' }));
    await vi.dynamicImportSettled();
    await pass(300);
    expect(notices()[0]).toMatch(/^The example has reached its limit: .* 20 times a month/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isDemoUsed(new Date())).toBe(false);
  });

  test('[A-287] without a connection shows the message, and a retry is the same request', async () => {
    const calls = serveApi({ '/get-job-status': [running('pending')] });
    renderWorkbench();
    await analyze();
    expect(notices()).toEqual([
      'Analysis Failed: We could not reach the server. Check your connection, then try again.',
    ]);
    // The toast disappears; the message stays above the form until the next run.
    expect(screen.getByRole('complementary', { name: 'Analysis Failed' }).textContent).toContain(
      'We could not reach the server.',
    );
    expect(box().value).toBe(text);
    fireEvent.click(screen.getByRole('button', { name: 'Analyze' }));
    await pass(1);
    const keys = calls
      .filter(({ path }) => path === '/create-job')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('shows the server’s message at the field until the text changes', async () => {
    const message = 'There are no words to analyze here.';
    serveApi({ '/create-job': [apiError(400, 'content_not_analyzable', message)] });
    renderWorkbench();
    await analyze();
    expect(screen.getByRole('alert').textContent).toBe(message);
    fireEvent.change(box(), { target: { value: `${text} More.` } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('[A-291] when the service is down says when to try again', async () => {
    serveApi({
      '/create-job': [
        apiError(503, 'service_unavailable', 'Service temporarily unavailable. Please try again later.'),
      ],
    });
    renderWorkbench();
    await analyze();
    expect(notices()).toEqual([
      'Analysis Failed: Our analysis service is temporarily unavailable. Please try again in a few minutes.',
    ]);
  });
});

describe('a signed-in user’s run', () => {
  test.each([
    ['seo-optimizer-7', '/results/seo-optimizer-7'],
    [null, `/results/${jobId}`],
  ])('[A-090][A-024] with the slug %s ends at the job’s results page, %s', async (slug, place) => {
    const body = { ...Object(completed.body), slug };
    await startSignedIn({ '/create-job': [created], '/get-job-status': [{ body }] });
    await pass(polling.startDelay);
    await eventually(() => expect(screen.getByTestId('place').textContent).toBe(place));
  });

  test('[A-095] continues after Cancel, and the toast says where to find it', async () => {
    const calls = await startSignedIn({ '/create-job': [created], '/get-job-status': [running('pending')] });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await pass(10_000);
    expect(calls.some(({ path }) => path.includes('cancel'))).toBe(false);
    expect(notices().join()).toMatch(/Check your dashboard/);
    expect(box().value).toBe(text);
  });

  test('[A-289] that is refused with 429 fetches the credits again', async () => {
    const calls = await startSignedIn({ '/create-job': [apiError(429, 'rate_limited', 'Wait a minute.')] });
    await pass(100);
    expect(calls.filter(({ path }) => path === '/me').length).toBeGreaterThan(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[A-099] a visitor’s result stays on the page after signing in, and is gone for the next user', async () => {
    serveApi({ '/create-job': [created], '/get-job-status': [completed], '/me': [me] });
    renderWorkbench();
    await analyze();
    await pass(polling.startDelay);
    await screen.findByRole('tab', { name: /^Keywords/ });
    signInAs('user-a');
    expect(screen.getByRole('tab', { name: /^Keywords/ })).toBeTruthy();
    expect(screen.getByText('We are saving this result to your account.')).toBeTruthy();
    act(() => visitorRuns.remove(jobId));
    const link = screen.getByRole('link', { name: 'Open it there' });
    expect(link.getAttribute('href')).toBe(`/results/${jobId}`);
    signInAs('user-b');
    expect(screen.queryByRole('tab', { name: /^Keywords/ })).toBeNull();
  });
});
