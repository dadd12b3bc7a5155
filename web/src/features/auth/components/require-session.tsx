import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#contracts/routes.ts';
import { PageSkeleton } from '#web/components/layout/page-skeleton.tsx';
import { useSession } from '../session.ts';

/** Shows its page to a visitor with a session and sends anyone else home, but not before the session has answered. */
export const RequireSession = ({ children }: { children: ReactNode }) => {
  const { state } = useSession();
  if (state === 'loading') return <PageSkeleton />;
  return state === 'signed-in' ? children : <Navigate to={paths.home} replace />;
};
