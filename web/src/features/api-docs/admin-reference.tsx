import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { meQuery } from '#web/features/account/api/get-me.ts';
import { queryClient } from '#web/lib/api/query-client.ts';

const ApiReference = lazy(async () => ({ default: (await import('./api-reference.tsx')).ApiReference }));

/** Scrolls to the part that the address names. When the page loaded, that part did not exist yet. */
const ScrollToFragment = () => {
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return null;
};

/** The reference for administrators, whose keys work before the API opens. Everyone else sees the children. */
export const AdminReference = ({ children }: { children: ReactNode }) => {
  const { data: me } = useQuery(meQuery, queryClient);
  if (me?.role !== 'admin') return children;
  return (
    <Suspense fallback={children}>
      <p className="mt-14 rounded-card border border-line bg-surface p-4 text-ink-soft">
        Only administrators see this reference until the API opens. Your keys work now.
      </p>
      <ApiReference />
      <ScrollToFragment />
    </Suspense>
  );
};
