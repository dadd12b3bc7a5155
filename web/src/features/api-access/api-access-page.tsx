import { useQuery } from '@tanstack/react-query';
import { SignedInPage } from '#web/components/layout/signed-in-page.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { meQuery } from '#web/features/account/api/get-me.ts';
import { ComingSoon } from './components/coming-soon.tsx';
import { KeyManagement } from './components/key-management.tsx';

const RoleSkeleton = () => (
  <div aria-busy="true">
    <h1 className="text-h2">API Access</h1>
    <Skeleton className="mt-5 h-5 w-full" />
    <Skeleton className="mt-2 h-5 w-3/4" />
  </div>
);

const ByRole = () => {
  const { data: me, isPending } = useQuery(meQuery);
  if (isPending) return <RoleSkeleton />;
  return me?.role === 'admin' ? <KeyManagement userId={me.id} /> : <ComingSoon />;
};

/**
 * Key management for admins, a preview for everyone else. If the record cannot be read, the user counts as no admin.
 */
export const ApiAccessPage = () => (
  <SignedInPage
    title="API Access"
    description="Use the three tools from your own programs. Coming soon."
    narrow
  >
    <ByRole />
  </SignedInPage>
);
