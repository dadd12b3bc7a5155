import { useEffect, useRef } from 'react';
import { paths } from '#contracts/platform/routes.ts';
import { delays } from '#web/lib/delays.ts';
import { clearIntendedPlan, intendedPlanState, readIntendedPlan } from '#web/lib/intended-plan.ts';
import { useLocation, useNavigate } from '#web/lib/router/router.tsx';
import { authDialog } from '#web/lib/session/auth-dialog-state.ts';
import { type AuthEvent, onAuthEvent } from '#web/lib/session/auth-events.ts';
import { readReturnTo } from '#web/lib/session/return-to.ts';
import { needsSession } from './session/session-pages.ts';

type Step = {
  readonly after: number;
  readonly to: string;
  readonly usesPlan?: true;
  readonly closesDialog?: true;
};

/** Where a session event leads from a page, and when. Null when the visitor stays. */
const stepAfter = (event: AuthEvent, pathname: string): Step | null => {
  if (event.name === 'SIGNED_OUT')
    return needsSession(pathname) ? { after: delays.signOutRedirect, to: paths.home } : null;
  if (event.name !== 'SIGNED_IN' && event.name !== 'TOKEN_REFRESHED') return null;
  if (readIntendedPlan() !== null)
    return { after: delays.billingRedirect, to: paths.billing, usesPlan: true };
  const page = event.name === 'SIGNED_IN' ? readReturnTo() : null;
  if (page !== null) return { after: delays.signInRedirect, to: page, closesDialog: true };
  const isReturn = event.name === 'SIGNED_IN' && event.external && pathname === paths.home;
  return isReturn ? { after: delays.signInRedirect, to: paths.dashboard } : null;
};

/**
 * Navigates on session events: to billing with an intended plan, to the page that asked for a session, to the dashboard
 * after an external sign-in, home after a sign-out.
 */
export const useSessionRedirects = (): void => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ pathname, navigate });
  latest.current = { pathname, navigate };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onAuthEvent((event) => {
      const step = stepAfter(event, latest.current.pathname);
      // A sign-out cancels the redirect of a sign-in.
      if (step || event.name === 'SIGNED_OUT') clearTimeout(timer);
      if (!step) return;
      timer = setTimeout(() => {
        const state = step.usesPlan ? intendedPlanState(readIntendedPlan()) : null;
        if (step.usesPlan) clearIntendedPlan();
        // The visitor may have signed in in another tab.
        if (step.closesDialog) authDialog.close();
        latest.current.navigate(step.to, { state });
      }, step.after);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
};
