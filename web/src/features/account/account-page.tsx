import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { MeResponse } from '#contracts/accounts/me.ts';
import { plans } from '#contracts/billing/plans.ts';
import { paths } from '#contracts/platform/routes.ts';
import { LoadFailure } from '#web/components/layout/load-failure.tsx';
import { SignedInPage } from '#web/components/layout/signed-in-page.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { notify } from '#web/lib/notify.ts';
import { Link } from '#web/lib/router/link.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { inCredits } from '#web/lib/values/format.ts';
import { meQuery } from './api/get-me.ts';
import { DeleteAccount } from './components/delete-account.tsx';
import { ProfileForm } from './components/profile-form.tsx';
import { SignOutEverywhere } from './components/sign-out-everywhere.tsx';

const PlanLine = ({ me }: { me: MeResponse }) => (
  <p className="mt-2 mb-8 text-ink-soft">
    {plans[me.subscription_plan].label} Plan, {inCredits(me.credits)}.{' '}
    <Link to={paths.credits} className="underline underline-offset-4 hover:text-ink">
      Credits &amp; Usage
    </Link>
  </p>
);

const LineSkeleton = () => <Skeleton className="h-5 w-56" />;

const FormSkeleton = () => (
  <div className="grid gap-5">
    <div>
      <Skeleton className="h-5 w-20" />
      <Skeleton className="mt-2 h-10 w-full rounded-card!" />
    </div>
    <div>
      <Skeleton className="h-5 w-14" />
      <Skeleton className="mt-2 h-10 w-full rounded-card!" />
      <Skeleton className="mt-2 h-4 w-4/5" />
    </div>
    <Skeleton className="h-10 w-34" />
  </div>
);

const Account = () => {
  const { data: me, error, isError, isFetching, refetch } = useQuery(meQuery);
  const email = useSession().user?.email ?? '';
  // Other components refetch the record by themselves. Their failure does not count as another failure of this page.
  const told = useRef(false);
  useEffect(() => {
    if (!isError || told.current) return;
    told.current = true;
    notify.error('Failed to load profile information');
  }, [isError]);
  const retry = (): void => {
    told.current = false;
    void refetch();
  };
  return (
    <>
      {me ? <PlanLine me={me} /> : <div className="mt-2 mb-8 h-6">{!isError && <LineSkeleton />}</div>}
      <div className="grid gap-6">
        <Card className="p-5 sm:p-6">
          <h2 className="mb-5 text-h4">Profile</h2>
          {me ? (
            <ProfileForm key={me.id} me={me} />
          ) : isError ? (
            <LoadFailure what="Your profile" error={error} busy={isFetching} onRetry={retry} />
          ) : (
            <FormSkeleton />
          )}
        </Card>
        <SignOutEverywhere />
        <DeleteAccount email={me?.email ?? email} />
      </div>
    </>
  );
};

/** The signed-in user's profile. */
export const AccountPage = () => (
  <SignedInPage title="Account" description="Your profile." heading="Account" narrow>
    <Account />
  </SignedInPage>
);
