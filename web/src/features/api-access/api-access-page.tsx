import { useQuery } from '@tanstack/react-query';
import { mayHoldApiKeys } from '#domain/accounts/api-access.ts';
import { SignedInPage } from '#web/components/layout/signed-in-page.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { meQuery } from '#web/features/account/api/get-me.ts';
import { apiStateQuery } from './api/api-state.ts';
import { ComingSoon } from './components/coming-soon.tsx';
import { KeyManagement } from './components/key-management.tsx';
import { UpgradeForApi } from './components/upgrade-for-api.tsx';

const RoleSkeleton = () => (
  <div aria-busy="true">
    <h1 className="text-h2">API Access</h1>
    <Skeleton className="mt-5 h-5 w-full" />
    <Skeleton className="mt-2 h-5 w-3/4" />
  </div>
);

const ByRole = () => {
  const { data: me, isPending } = useQuery(meQuery);
  const { data: state } = useQuery(apiStateQuery);
  if (isPending || state === undefined) return <RoleSkeleton />;
  if (me && mayHoldApiKeys({ role: me.role, plan: me.subscription_plan }, state))
    return <KeyManagement userId={me.id} />;
  return state === 'open' ? <UpgradeForApi /> : <ComingSoon />;
};

/**
 * Key management for those who may hold keys: admins, and, once the API is open, users whose plans include it. A
 * preview for everyone else. If the record cannot be read, the user does not count as an admin.
 */
export const ApiAccessPage = () => (
  <SignedInPage title="API Access" description="Use the three tools from your own programs." narrow>
    <ByRole />
  </SignedInPage>
);
