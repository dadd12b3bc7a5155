import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#contracts/platform/routes.ts';
import { PageSkeleton } from '#web/components/layout/page-skeleton.tsx';
import { useSession } from '#web/lib/session/session.ts';

/**
 * Shows its page to a visitor with a session and sends anyone else home once the session is known. When the session
 * ends on the page, the content disappears at once and `useSessionRedirects` navigates home.
 */
export const RequireSession = ({ children }: { children: ReactNode }) => {
  const { state } = useSession();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  useEffect(() => {
    if (state === 'signed-in') setWasSignedIn(true);
  }, [state]);
  if (state === 'signed-in') return children;
  return state === 'loading' || wasSignedIn ? <PageSkeleton /> : <Navigate to={paths.home} replace />;
};
