// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { polling } from '#contracts/jobs/polling.ts';
import { paths } from '#contracts/platform/routes.ts';
import { makeMe } from '#test/factories/api-account.ts';
import { makeJobSummary } from '#test/factories/api-jobs.ts';
import { type ApiResponses, apiError, serveApi } from '#test/web-setup/serve-api.ts';
import { pass, place, renderPage, resetPages, signInAs, userId } from '#test/web-setup/signed-in-setup.tsx';
import { created, running } from '#test/web-setup/workbench-setup.tsx';
import { DashboardPage } from '#web/features/dashboard/dashboard-page.tsx';
import { emptyDrafts, readDrafts, saveDrafts } from '#web/features/job/run/drafts.ts';
import { session } from '#web/lib/session/session.ts';
import { localCache as rules } from '#web/lib/storage/cache-rules.ts';
import { visitorRuns } from '#web/lib/storage/visitor-runs.ts';

const scrolled = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this);
  };
  signInAs();
});
afterEach(resetPages);

const me = (changes: Parameters<typeof makeMe>[0] = {}) => ({ body: makeMe(changes) });
const listOf = (...jobs: ReturnType<typeof makeJobSummary>[]) => ({ body: { jobs, next: null } });

const open = (routes: ApiResponses = {}, at: string = paths.dashboard) => {
  const calls = serveApi({ '/me': [me()], '/jobs': [listOf()], ...routes });
  renderPage(paths.dashboard, DashboardPage, at);
  return calls;
};
const welcome = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
const box = () => screen.findByLabelText<HTMLTextAreaElement>('Your article or its web address');

describe('the dashboard', () => {
  test.each([paths.dashboard, `${paths.dashboard}?reset=true`])(
    '[A-011] %s sends a visitor without a session home',
    (at) => {
      session.set({ state: 'anonymous', user: null });
      open({}, at);
      expect(place()).toBe('/');
    },
  );

  test('[A-200] has the workbench with the SEO Optimizer preselected', async () => {
    open();
    const tab = await screen.findByRole('tab', { name: 'SEO Optimizer' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
  });
});

test('the dashboard says that the visit’s result is on its way, until it has moved', async () => {
  const jobId = crypto.randomUUID();
  visitorRuns.add({
    jobId,
    jobType: 'keyword_optimizer',
    startedAt: Date.now(),
    token: 'a token',
    ended: true,
    hidden: false,
  });
  open();
  expect(await screen.findByText('We are saving your result to your account.')).toBeTruthy();
  act(() => visitorRuns.remove(jobId));
  expect(await screen.findByText(/^Nothing here yet\./)).toBeTruthy();
});

describe('the greeting', () => {
  test('[A-198] welcomes back by name', async () => {
    open();
    expect(await welcome(/^Welcome back, Mara$/)).toBeTruthy();
  });

  test('[A-198] differs at the first login', async () => {
    open({ '/me': [me({ first_login: true })] });
    expect(await welcome(/^Welcome to Sweetspot, Mara$/)).toBeTruthy();
  });

  test.each(['User', '  '])('does not use %j as a name', async (full_name) => {
    open({ '/me': [me({ full_name })] });
    expect(await welcome(/^Welcome back$/)).toBeTruthy();
  });

  test('[A-199] clears first_login about three seconds after it loaded, and keeps the greeting for this visit', async () => {
    vi.useFakeTimers();
    const calls = open({ '/me': [me({ first_login: true }), me()] });
    await pass(1);
    const changes = () => calls.filter(({ method }) => method === 'PATCH');
    await pass(2900);
    expect(changes()).toEqual([]);
    await pass(200);
    expect(changes()).toMatchObject([{ path: '/me', body: { first_login: false } }]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to Sweetspot, Mara');
  });

  test('[A-199] does not clear it when the visit ends before that', async () => {
    vi.useFakeTimers();
    const calls = open({ '/me': [me({ first_login: true })] });
    await pass(1000);
    fireEvent.click(screen.getByRole('link', { name: 'View All' }));
    await pass(6000);
    expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  test('[B-253] uses a name that this browser cached within 30 minutes', async () => {
    vi.useFakeTimers();
    open();
    await pass(1);
    resetKeepingStorage();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    renderPage(paths.dashboard, DashboardPage);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Mara');
    resetKeepingStorage();
    vi.setSystemTime(Date.now() + rules.userPreferences.expiry);
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    renderPage(paths.dashboard, DashboardPage);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('');
  });

  test('[A-304] has no name and shows no toast when the profile does not load', async () => {
    open({ '/me': [apiError(403, 'forbidden', 'no')] });
    expect(await welcome(/^Welcome back$/)).toBeTruthy();
    const { pendingNotices } = await import('#web/lib/notify.ts');
    expect(pendingNotices.get()).toEqual([]);
  });
});

/** Simulates a page reload: memory is gone, storage stays. */
const resetKeepingStorage = (): void => {
  const stored = Object.entries(localStorage);
  const { now } = Date;
  resetPages();
  vi.useFakeTimers({ now: now() });
  for (const [key, value] of stored) localStorage.setItem(key, String(value));
  signInAs();
};

describe('the recent analyses', () => {
  const completed = makeJobSummary({ sequential_number: 3 });
  const failed = makeJobSummary({
    sequential_number: 2,
    status: 'failed',
    error_user_message: 'It is empty.',
  });
  const canceled = makeJobSummary({ sequential_number: 1, status: 'cancelled' });
  const list = () => screen.findByRole('list', { name: /recent analyses/ });

  test('[A-201] show three, in the order of the server', async () => {
    const calls = open({ '/jobs': [listOf(completed, failed, canceled)] });
    const cards = within(await list()).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual([
      expect.stringContaining('SEO Optimizer #3Completed'),
      expect.stringContaining('SEO Optimizer #2Failed'),
      expect.stringContaining('SEO Optimizer #1Cancelled by User'),
    ]);
    expect(calls.find(({ path }) => path.startsWith('/jobs'))?.path).toBe('/jobs?limit=3');
  });

  test('[A-202] link to the history', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'View All' });
    expect(link.getAttribute('href')).toBe(paths.history);
  });

  test('[A-203] open a completed job’s results, and nothing for a canceled one', async () => {
    open({ '/jobs': [listOf(completed, canceled)] });
    const links = within(await list()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/results/seo-optimizer-3']);
  });

  test('[A-204][A-300] open Job Failed, whose Try Again restores the input in the workbench', async () => {
    open({ '/jobs': [listOf(failed)] });
    fireEvent.click(within(await list()).getByRole('button', { name: 'SEO Optimizer #2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Job Failed' });
    expect(within(dialog).getByText('It is empty.')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Try Again' }));
    expect(place()).toBe(paths.dashboard);
    await waitFor(async () => expect((await box()).value).toBe(failed.text_input));
  });

  test('[A-309] show the first 100 characters of the input', async () => {
    open({ '/jobs': [listOf(makeJobSummary({ text_input: 'y'.repeat(101) }))] });
    expect(await screen.findByText(`${'y'.repeat(100)}...`)).toBeTruthy();
  });

  test('invite the user to start when there are none', async () => {
    open();
    expect(await screen.findByText(/Your first analysis will show up here/)).toBeTruthy();
  });

  test('show a failure to load, and try again', async () => {
    open({ '/jobs': [apiError(403, 'forbidden', 'no'), listOf(completed)] });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await list()).toBeTruthy();
  });

  test('show a run as soon as the workbench has started it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const started = makeJobSummary({ sequential_number: 4, status: 'pending' });
    open({
      '/jobs': [listOf(), listOf(started)],
      '/create-job': [created],
      '/get-job-status': [running('summarizing')],
    });
    await screen.findByText(/You have 5 credits/);
    fireEvent.change(await box(), { target: { value: 'An article about rye bread and how to bake it.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Analyze' }));
    expect(within(await list()).getByText('SEO Optimizer #4')).toBeTruthy();
    await pass(polling.startDelay);
    expect(within(await list()).getByText('Analyzing Key Topics')).toBeTruthy();
  });
});

describe('?reset=true', () => {
  const drafts = {
    ...emptyDrafts,
    optimizerText: 'A draft.',
    evaluatorKeywords: 'one',
    evaluatorContext: 'two',
    imageContext: 'three',
  };

  test('[A-012][A-013] clears the drafts and ends at the plain address', async () => {
    saveDrafts(userId, drafts);
    open({}, `${paths.dashboard}?reset=true`);
    expect((await box()).value).toBe('');
    expect(place()).toBe(paths.dashboard);
    expect(Object.values(readDrafts(userId)).join('')).toBe('');
  });

  test('[A-012] also clears text typed a moment ago, and returns to the first tool', async () => {
    const { rerenderAt } = openWithLink();
    fireEvent.change(await box(), { target: { value: 'Just typed.' } });
    rerenderAt();
    await waitFor(() => expect(place()).toBe(paths.dashboard));
    await waitFor(async () => expect((await box()).value).toBe(''));
    expect(readDrafts(userId).optimizerText).toBe('');
  });

  test('[A-014] scrolls to the new analysis', async () => {
    open({}, `${paths.dashboard}?reset=true`);
    const section = (await box()).closest('#new-analysis');
    expect(section).toBeTruthy();
    const [target] = scrolled.mock.lastCall as [Element];
    expect(target.contains(section)).toBe(true);
  });

  test('clears and scrolls nothing when it is absent', async () => {
    saveDrafts(userId, drafts);
    open();
    await waitFor(async () => expect((await box()).value).toBe('A draft.'));
    expect(scrolled).not.toHaveBeenCalled();
  });
});

/** The dashboard with a New Analysis link, as in the header. */
const openWithLink = () => {
  serveApi({ '/me': [me()], '/jobs': [listOf()] });
  renderPage(paths.dashboard, DashboardPage, paths.dashboard);
  return { rerenderAt: () => fireEvent.click(screen.getByRole('link', { name: 'New Analysis' })) };
};
