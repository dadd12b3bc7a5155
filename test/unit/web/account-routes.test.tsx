// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '#contracts/routes.ts';
import { makeMe } from '#test/factories/api-account.ts';
import { App } from '#web/app/router.tsx';
import { pageAt } from '#web/app/routes.ts';
import { session } from '#web/features/auth/session.ts';
import { resetPages, signInAs } from './signed-in-setup.tsx';
import { serveApi } from './workbench-setup.tsx';

// Its example is a module that only the site's build makes.
vi.mock('#web/features/home/home-page.tsx', () => ({ HomePage: () => null }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});
afterEach(resetPages);

const At = () => <output data-testid="at">{useLocation().pathname}</output>;
const at = (): string => screen.getByTestId('at').textContent ?? '';

const openApp = async (path: string) => {
  serveApi({
    '/me': [{ body: makeMe() }],
    '/jobs': [{ body: { jobs: [], next: null } }],
    '/get-credit-history': [
      { body: { transactions: [], pagination: { total: 0, totalPages: 0, hasPrev: false, hasNext: false } } },
    ],
  });
  await pageAt(path).preload();
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

  test.each(signedInPages.map(([, path]) => path).filter((path) => !path.startsWith(paths.results)))(
    '[A-317] %s opens for a user',
    async (path) => {
      signInAs();
      await openApp(path);
      await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
      expect(at()).toBe(path.split('?')[0]);
      expect(screen.queryByText(/Page not found/)).toBeNull();
    },
  );
});
