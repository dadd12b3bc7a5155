import { type ReactNode, useEffect, useRef, useState } from 'react';
import { paths } from '#contracts/platform/routes.ts';
import { PageSkeleton } from '#web/components/layout/page-skeleton.tsx';
import { Redirect, useLocation } from '#web/lib/router/router.tsx';
import { authDialog } from '#web/lib/session/auth-dialog-state.ts';
import { useSession } from '#web/lib/session/session.ts';

const reasonFor = (pathname: string): string =>
  pathname.startsWith(`${paths.results}/`)
    ? 'Sign in to open this result. You will come right back to it.'
    : 'Sign in to open this page. You will come right back to it.';

/** Sends a visitor home, with the sign-in dialog open and a way back. */
const AskToSignIn = () => {
  const { pathname, search } = useLocation();
  const asked = useRef({ page: pathname + search, reason: reasonFor(pathname) });
  useEffect(() => authDialog.askFor(asked.current.page, asked.current.reason), []);
  return <Redirect to={paths.home} />;
};

/**
 * Shows its page to a visitor with a session and sends anyone else home, to the sign-in dialog, once the session is known. When the session
 * ends on the page, the content disappears at once and `useSessionRedirects` navigates home.
 */
export const RequireSession = ({ children }: { children: ReactNode }) => {
  const { state } = useSession();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  useEffect(() => {
    if (state === 'signed-in') setWasSignedIn(true);
  }, [state]);
  if (state === 'signed-in') return children;
  return state === 'loading' || wasSignedIn ? <PageSkeleton /> : <AskToSignIn />;
};
