import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { answerAccountLinks } from '#web/features/auth/account-link.ts';
import { isGoogleReturn } from '#web/features/auth/google-return.ts';
import { startSession } from '#web/features/auth/start-session.ts';
import { startConsent } from '#web/features/consent/consent-state.ts';
import { PageData, readPageData } from '#web/lib/page/page-data.ts';
import { authDialog } from '#web/lib/session/auth-dialog-state.ts';
import { restoreTheme } from '#web/lib/theme.ts';
import { App } from './router.tsx';
import { pageAt } from './routes.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root to render into; index.html must contain it.');

const app = (
  <StrictMode>
    <PageData value={readPageData()}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </PageData>
  </StrictMode>
);

const start = async (): Promise<void> => {
  // With the page's chunk at hand hydration finds the prerendered page and keeps it.
  await pageAt(window.location.pathname).preload();
  // Who comes back from Google goes on before all of the home page is hydrated, and what is left would not match then.
  if (root.dataset.prerendered === undefined || isGoogleReturn()) createRoot(root).render(app);
  else hydrateRoot(root, app);
  restoreTheme();
  startConsent();
  void startSession();
  document.documentElement.dataset.started = '';
  answerAccountLinks((guest) => authDialog.open('sign-in', guest));
};

// Not awaited at the top level: the page's chunk imports this one, and would wait for it for ever.
void start();
