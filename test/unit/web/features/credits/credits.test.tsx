// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '#contracts/platform/routes.ts';
import { makeCreditHistory, makeMe, makeTransaction } from '#test/factories/api-account.ts';
import { makeSubscription } from '#test/factories/billing.ts';
import { stubNarrowScreen } from '#test/web-setup/screen-width.ts';
import { type ApiResponse, apiError, serveApi } from '#test/web-setup/serve-api.ts';
import { place, renderPage, resetPages, signInAs, tableRows } from '#test/web-setup/signed-in-setup.tsx';
import { CreditsPage } from '#web/features/credits/credits-page.tsx';
import { anonymousCaller, setTokenSource } from '#web/lib/api/api-client.ts';
import { session } from '#web/lib/session/session.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  signInAs();
});
afterEach(() => {
  setTokenSource(anonymousCaller);
  resetPages();
});

const open = (
  history: ApiResponse[],
  at: string = paths.credits,
  me: ApiResponse[] = [{ body: makeMe() }],
) => {
  const calls = serveApi({ '/me': me, '/get-credit-history': history });
  renderPage(paths.credits, CreditsPage, at);
  return calls;
};
const page = (number: number, total: number) => ({ body: makeCreditHistory(number, total) });
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('Credits & Usage', () => {
  test('[B-077] sends a visitor without a session home', () => {
    session.set({ state: 'anonymous', user: null });
    open([page(1, 1)]);
    expect(place()).toBe('/');
  });

  test.each([
    [5, '5', 'credits'],
    [1, '1', 'credit'],
    [3.5, '3.5', 'credits'],
    [0, '0', 'credits'],
  ])('[B-078][B-086] shows a balance of %d', async (credits, figure, unit) => {
    open([page(1, 1)], paths.credits, [{ body: makeMe({ credits }) }]);
    const figures = await screen.findByText(unit, { selector: 'span' });
    expect(figures.previousElementSibling?.textContent).toBe(figure);
    expect(screen.getByText('Free Plan, 5 credits a month')).toBeTruthy();
  });

  test('[B-079] shows when the credits reset', async () => {
    open([page(1, 1)]);
    expect(await screen.findByText('Your credits reset on December 1, 2026.')).toBeTruthy();
  });

  test.each([
    [{}, 'Your credits reset on December 15, 2026.'],
    [
      { subscription_status: 'trialing' },
      'Your trial ends on December 15, 2026; the credits of your plan start then.',
    ],
    [
      { scheduled_change: { action: 'cancel', effective_from: '2026-12-15T10:00:00.000Z' } },
      'Your plan ends on December 15, 2026; the free credits start then.',
    ],
    [null, 'Your credits reset with each payment of your plan.'],
  ] as const)('[B-079] follows a subscription: %o', async (changes, text) => {
    const me = makeMe({ subscription_plan: 'creator', next_free_credit_date: null, credits: 40 });
    serveApi({
      '/me': [{ body: me }],
      '/subscription': [{ body: { subscription: changes && makeSubscription(changes) } }],
      '/get-credit-history': [page(1, 1)],
    });
    renderPage(paths.credits, CreditsPage);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('Creator Plan, 40 credits a month')).toBeTruthy();
  });

  test('does not fetch a subscription on the free plan', async () => {
    const calls = open([page(1, 1)]);
    await screen.findByText(/Your credits reset on/);
    expect(calls.some(({ path }) => path === '/subscription')).toBe(false);
  });

  test('[B-080] lists what a run of each tool costs', async () => {
    open([page(1, 1)]);
    const costs = screen.getByRole('heading', { name: 'What a run costs' }).parentElement as HTMLElement;
    expect(
      within(costs)
        .getAllByRole('term')
        .map((term) => term.parentElement?.textContent),
    ).toEqual([
      'SEO Optimizer1 credit',
      'Keyword Evaluator1 credit',
      'Image Describer (up to 10 images)1.5 credits',
    ]);
    await screen.findByRole('table');
  });

  test('[B-081] links to the plans', async () => {
    open([page(1, 1)]);
    expect(screen.getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href')).toBe(paths.billing);
    await screen.findByRole('table');
  });

  test('says so when the balance does not load, and tries again', async () => {
    open([page(1, 1)], paths.credits, [apiError(403, 'forbidden', 'no'), { body: makeMe({ credits: 4 }) }]);
    fireEvent.click(await button('Try again'));
    expect(await screen.findByText('4')).toBeTruthy();
  });
});

describe('the usage history', () => {
  test('[B-082] shows date, description, amount and balance of each ledger entry', async () => {
    const job_id = '0b54a7a1-5c6c-4c52-9a54-6f7d3f1f5d10';
    const transactions = [
      makeTransaction({
        id: '3',
        kind: 'refund',
        amount: 1.5,
        balance_after: 5,
        description: 'Refund: Image Describer run failed',
        job_id,
      }),
      makeTransaction({
        id: '2',
        kind: 'charge',
        amount: -1.5,
        balance_after: 3.5,
        description: 'Image Describer',
        job_id,
      }),
      makeTransaction(),
    ];
    const pagination = { total: 3, totalPages: 1, hasPrev: false, hasNext: false };
    open([{ body: { transactions, pagination } }]);
    await screen.findByRole('table');
    const date = expect.stringMatching(/^Nov 1, 2026, /);
    expect(tableRows()).toEqual([
      [date, 'Refund: Image Describer run failed', '+1.5', '5'],
      [date, 'Image Describer', '-1.5', '3.5'],
      [date, 'Free monthly credits', '+5', '5'],
    ]);
    expect(screen.getByRole('link', { name: 'Image Describer' }).getAttribute('href')).toBe(
      `/results/${job_id}`,
    );
  });

  test('[B-083][B-084][B-085] has ten entries per page, and buttons for existing pages', async () => {
    setTokenSource({ ...anonymousCaller, get: async () => 'a-token' });
    const calls = open([page(1, 23), page(2, 23), page(3, 23), page(2, 23)]);
    await screen.findByText('Page 1 of 3, 23 entries');
    expect(tableRows()).toHaveLength(10);
    expect([(await button('Previous')).disabled, (await button('Next')).disabled]).toEqual([true, false]);
    fireEvent.click(await button('Next'));
    await screen.findByText('Movement 13');
    expect(place()).toBe('/credits?page=2');
    expect([(await button('Previous')).disabled, (await button('Next')).disabled]).toEqual([false, false]);
    fireEvent.click(await button('Next'));
    await screen.findByText('Movement 3');
    expect(tableRows()).toHaveLength(3);
    expect([(await button('Previous')).disabled, (await button('Next')).disabled]).toEqual([false, true]);
    fireEvent.click(await button('Previous'));
    await screen.findByText('Movement 13');
    const history = calls.filter(({ path }) => path.startsWith('/get-credit-history'));
    expect(history[0]).toMatchObject({ method: 'GET', path: '/get-credit-history?page=1&limit=10' });
    expect(history[0]?.headers.get('Authorization')).toBe('Bearer a-token');
    expect(history[1]?.path).toBe('/get-credit-history?page=2&limit=10');
  });

  test('[B-084] has no active buttons if there is only one page', async () => {
    open([page(1, 10)]);
    await screen.findByText('Page 1 of 1, 10 entries');
    expect([(await button('Previous')).disabled, (await button('Next')).disabled]).toEqual([true, true]);
  });

  test('shows the last page for a page number beyond the end', async () => {
    open(
      [
        {
          body: { transactions: [], pagination: { total: 12, totalPages: 2, hasPrev: true, hasNext: false } },
        },
        page(2, 12),
      ],
      '/credits?page=9',
    );
    expect(await screen.findByText('Movement 2')).toBeTruthy();
    expect(place()).toBe('/credits?page=2');
  });

  test.each(['0', '-3', '1.5', 'x'])('shows the first page for the page %j in the address', async (named) => {
    const calls = open([page(1, 3)], `/credits?page=${named}`);
    await screen.findByText('Page 1 of 1, 3 entries');
    expect(calls.some(({ path }) => path === '/get-credit-history?page=1&limit=10')).toBe(true);
  });

  test('[B-232][B-233] shows an error, and tries again', async () => {
    open([apiError(403, 'forbidden', 'Not for you.'), page(1, 1)]);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Error loading history: Edge function error: Not for you.',
    );
    fireEvent.click(await button('Try again'));
    await waitFor(() => expect(screen.getByRole('table')).toBeTruthy());
  });

  test('is a list on a narrow screen', async () => {
    stubNarrowScreen();
    open([page(1, 2)]);
    const list = await screen.findByRole('list', { name: /Credit activity/ });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringMatching(/^Movement 2\+5 creditsNov 1, 2026, .*Balance: 5 credits$/),
      expect.stringMatching(/^Movement 1\+5 credits/),
    ]);
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('says when there are no entries', async () => {
    open([page(1, 0)]);
    expect(await screen.findByText(/No credit activity yet/)).toBeTruthy();
  });
});
