import { Suspense } from 'react';
import { AppShell } from '#web/app/shell/app-shell.tsx';
import { ErrorBoundary } from '#web/components/layout/error-boundary.tsx';
import { PageSkeleton } from '#web/components/layout/page-skeleton.tsx';
import { PartFailure } from '#web/components/layout/part-failure.tsx';
import { RequireSession } from '#web/features/auth/components/require-session.tsx';
import { PageView } from '#web/lib/lazy-page.tsx';
import { Route, Routes, useLocation } from '#web/lib/router/router.tsx';
import { Hosts } from './hosts.tsx';
import { notFoundPage, routes } from './routes.ts';

/** The app without a router: the browser and the prerenderer each bring their own. */
export const App = () => {
  // Passed as a prop: React notifies a boundary that is not yet hydrated about new props but not about a new context
  // (react/react#36594). Otherwise, if a visitor leaves at once, the next page would be compared with the prerendered
  // one.
  const location = useLocation();
  return (
    <>
      <AppShell>
        <ErrorBoundary
          resetKey={location.pathname}
          fallback={(error) => <PartFailure isPage what="This page" error={error} />}
        >
          <Suspense fallback={<PageSkeleton />}>
            <Routes location={location}>
              {routes.map(({ path, page, signedIn }) => (
                <Route
                  key={path}
                  path={path}
                  element={
                    signedIn ? (
                      <RequireSession>
                        <PageView key={path} page={page} />
                      </RequireSession>
                    ) : (
                      <PageView key={path} page={page} />
                    )
                  }
                />
              ))}
              <Route path="*" element={<PageView key="*" page={notFoundPage} />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </AppShell>
      <ErrorBoundary resetKey={location.pathname} fallback={() => null}>
        <Hosts />
      </ErrorBoundary>
    </>
  );
};
