import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AppShell } from '#web/components/layout/app-shell.tsx';
import { PageSkeleton } from '#web/components/layout/page-skeleton.tsx';
import { RequireSession } from '#web/features/auth/components/require-session.tsx';
import { PageView } from '#web/lib/lazy-page.tsx';
import { Hosts } from './hosts.tsx';
import { notFoundPage, routes } from './routes.ts';

/** The app without a router around it: the browser and the prerenderer bring their own. */
export const App = () => (
  <>
    <AppShell>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
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
    </AppShell>
    <Hosts />
  </>
);
