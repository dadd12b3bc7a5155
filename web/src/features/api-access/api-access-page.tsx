import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { meQuery } from '#web/features/account/api/get-me.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { ComingSoon } from './components/coming-soon.tsx';
import { KeyManagement } from './components/key-management.tsx';

const RoleSkeleton = () => (
  <div className="wrap-text py-10 md:py-14" aria-busy="true">
    <h1 className="text-h2">API Access</h1>
    <Skeleton className="mt-5 h-5 w-full" />
    <Skeleton className="mt-2 h-5 w-3/4" />
  </div>
);

/** Keys for admins; for everybody else what there will be. A record that cannot be read counts as no admin's. */
export const ApiAccessPage = () => {
  const { data: me, isPending } = useQuery(meQuery, queryClient);
  return (
    <>
      <PageMeta
        title="API Access"
        description="The three tools for your own programs: coming soon."
        noIndex
      />
      {isPending ? (
        <RoleSkeleton />
      ) : me?.role === 'admin' ? (
        <KeyManagement userId={me.id} />
      ) : (
        <ComingSoon />
      )}
    </>
  );
};
