import { type ReactNode, useEffect, useRef } from 'react';
import { trackPageView } from '#web/features/consent/consent-signals.ts';
import { bannerPlaceId, useConsent } from '#web/features/consent/consent-state.ts';
import { useLocation } from '#web/lib/router/router.tsx';
import { setLastRoute } from '#web/lib/storage/ui-state.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/** After a change of path, scrolls to the top (or to the anchor) and focuses the new page for screen readers. */
const useArrival = () => {
  const { pathname, search, hash } = useLocation();
  const main = useRef<HTMLElement>(null);
  const previous = useRef(pathname);
  useEffect(() => setLastRoute(pathname + search), [pathname, search]);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (!hash) window.scrollTo(0, 0);
  }, [pathname, hash]);
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return main;
};

/** Counts page views. A separate component, so that a stored consent does not render the whole page again. */
const PageViews = () => {
  const { pathname } = useLocation();
  const { consent } = useConsent();
  useEffect(() => trackPageView(pathname, consent), [pathname, consent]);
  return null;
};

export const AppShell = ({ children }: { children: ReactNode }) => {
  const main = useArrival();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-small bg-ink px-4 py-2.5 text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      {/* The banner covers part of the page, so the keyboard reaches it first. */}
      <div id={bannerPlaceId} />
      <Header />
      <OfflineNotice />
      <main id="main" ref={main} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <PageViews />
    </div>
  );
};
