import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { followAccountLinks } from '#web/features/auth/account-link.ts';
import { isGoogleReturn } from '#web/features/auth/api/google-return.ts';
import { startSession } from '#web/features/auth/session/start-session.ts';
import { startConsent } from '#web/features/consent/consent-state.ts';
import { PageData, readPageData } from '#web/lib/page/page-data.ts';
import { browserHistory } from '#web/lib/router/history.ts';
import { Router } from '#web/lib/router/router.tsx';
import { authDialog } from '#web/lib/session/auth-dialog-state.ts';
import { restoreTheme } from '#web/lib/theme.ts';
import { App } from './router.tsx';
import { pageAt } from './routes.ts';

// zod tries to compile its parsers with `new Function`, which the content security policy forbids and reports. It reads
// this when a later chunk loads it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root to render into; index.html must contain it.');

const app = (
  <StrictMode>
    <PageData value={readPageData()}>
      <Router history={browserHistory()}>
        <App />
      </Router>
    </PageData>
  </StrictMode>
);

const start = async (): Promise<void> => {
  // Hydration keeps the prerendered page only if the page's chunk is loaded.
  const isLoaded = await pageAt(window.location.pathname)
    .preload()
    .then(
      () => true,
      () => false,
    );
  // Without the chunk, the page's error boundary reports the failure. A visitor who returns from Google is redirected
  // before hydration ends, and the rest of the page would no longer match.
  if (!isLoaded || root.dataset.prerendered === undefined || isGoogleReturn()) createRoot(root).render(app);
  // A transition: React hydrates in slices of 5 ms, and responds to the visitor between them.
  else startTransition(() => void hydrateRoot(root, app));
  restoreTheme();
  startConsent();
  void startSession();
  document.documentElement.dataset.started = '';
  followAccountLinks(authDialog.welcome);
};

// Not awaited at the top level: the page's chunk imports this one and would wait forever.
void start();
