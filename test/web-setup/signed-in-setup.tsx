import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { vi } from 'vitest';
import { paths } from '#contracts/platform/routes.ts';
import { clearUiState } from '#test/web-setup/clear-ui-state.ts';
import { MemoryRouter } from '#test/web-setup/memory-router.tsx';
import { RequireSession } from '#web/features/auth/components/require-session.tsx';
import { queryClient } from '#web/lib/api/query-client.ts';
import { pendingNotices } from '#web/lib/notify.ts';
import { Link } from '#web/lib/router/link.tsx';
import { Route, Routes, useLocation } from '#web/lib/router/router.tsx';
import { authDialog } from '#web/lib/session/auth-dialog-state.ts';
import { session } from '#web/lib/session/session.ts';
import { reloadVisitorRuns } from '#web/lib/storage/visitor-runs.ts';

export const userId = 'user-a';

export const signInAs = (id: string = userId): void => {
  act(() => session.set({ state: 'signed-in', user: { id, email: `${id}@example.com` } }));
};
export const signOut = (): void => {
  act(() => session.set({ state: 'anonymous', user: null }));
};

const Place = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="place">{pathname + search}</output>;
};
/** The app's current path and query. */
export const place = (): string => screen.getByTestId('place').textContent ?? '';

/**
 * Renders a page at its address behind its session, as the router does, and nothing at any other address. Above it is a
 * link.
 */
export const renderPage = (path: string, Page: ComponentType, at: string | string[] = path) => {
  const guarded: ReactNode = (
    <RequireSession>
      <Page />
    </RequireSession>
  );
  return render(
    <MemoryRouter initialEntries={typeof at === 'string' ? [at] : at}>
      <Place />
      <Link to={`${paths.dashboard}?reset=true`}>New Analysis</Link>
      <Routes>
        <Route path={path} element={guarded} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
};

/** Advances time, and lets pending loads finish. Needs fake timers. */
export const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  });

/** Texts of a table's rows, cell by cell, without its head. */
export const tableRows = (): string[][] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent ?? ''),
    );

/** Toasts as `title: text`. */
export const notices = (): string[] =>
  pendingNotices.get().map(({ title, text }) => (text === undefined ? title : `${title}: ${text}`));

export const resetPages = (): void => {
  cleanup();
  session.set({ state: 'loading', user: null });
  authDialog.close();
  queryClient.clear();
  pendingNotices.set([]);
  clearUiState();
  localStorage.clear();
  reloadVisitorRuns();
  vi.unstubAllGlobals();
  vi.useRealTimers();
};
