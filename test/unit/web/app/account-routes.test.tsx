// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '#contracts/platform/routes.ts';
import { makeMe } from '#test/factories/api-account.ts';
import { makeJobDetail } from '#test/factories/api-jobs.ts';
import { MemoryRouter } from '#test/web-setup/memory-router.tsx';
import { result } from '#test/web-setup/results-fixture.ts';
import { serveApi } from '#test/web-setup/serve-api.ts';
import { resetPages, signInAs } from '#test/web-setup/signed-in-setup.tsx';
import { App } from '#web/app/router.tsx';
import { pageAt } from '#web/app/routes.ts';
import { useLocation } from '#web/lib/router/router.tsx';
import { session } from '#web/lib/session/session.ts';

// Its example is a module that only the site's build creates.
vi.mock('#web/features/home/home-page.tsx', () => ({ HomePage: () => null }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});
afterEach(resetPages);

const At = () => <output data-testid="at">{useLocation().pathname}</output>;
const at = (): string => screen.getByTestId('at').textContent ?? '';

const config = {
  stage: 'test',
  cognito: { endpoint: null, userPoolId: 'eu-west-1_a', clientId: 'web', googleEnabled: false, domain: null },
  marketData: 'sample',
  api: 'soon',
  demo: { used: false, resetsOn: '2026-12-01' },
};

const openApp = async (path: string) => {
  serveApi({
    '/me': [{ body: makeMe() }],
    '/config': [{ body: config }],
    '/jobs/': [{ body: makeJobDetail({ final_result: result }) }],
    '/jobs': [{ body: { jobs: [], next: null } }],
    '/get-credit-history': [
      { body: { transactions: [], pagination: { total: 0, totalPages: 0, hasPrev: false, hasNext: false } } },
    ],
  });
  await pageAt(path.replace(/[?#].*/, '')).preload();
  await pageAt(paths.home).preload();
  return render(
    <MemoryRouter initialEntries={[path]}>
      <At />
      <App />
    </MemoryRouter>,
  );
};

const signedInPages = [
  ['[A-011]', paths.dashboard],
  ['[A-011]', `${paths.dashboard}?reset=true`],
  ['[A-015]', paths.history],
  ['[A-016]', paths.account],
  ['[A-017]', `${paths.results}/seo-optimizer-7`],
  ['[A-018]', paths.billing],
  ['[A-018][B-077]', paths.credits],
  ['[A-018]', paths.apiAccess],
] as const;

describe('a page for signed-in users', () => {
  test.each(signedInPages)('%s %s sends a visitor home', async (_id, path) => {
    session.set({ state: 'anonymous', user: null });
    await openApp(path);
    expect(at()).toBe(paths.home);
  });

  test.each([
    [paths.dashboard, /^Welcome/],
    [`${paths.dashboard}?reset=true`, /^Welcome/],
    [paths.history, 'Your Strategy Archive'],
    [paths.account, 'Account'],
    [`${paths.results}/seo-optimizer-7`, 'SEO Optimizer Results #7'],
    [paths.billing, 'Billing & Subscription'],
    [paths.credits, 'Credits & Usage'],
    [paths.apiAccess, /^API/],
    [`${paths.resetPassword}#email=mara%40example.com&to=%2Fdashboard&code=123456`, 'Reset Your Password'],
  ])('[A-317][B-002] %s shows its own page to a user', async (path, title) => {
    signInAs();
    await openApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(at()).toBe(path.split(/[?#]/)[0]);
  });
});
