import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#web/components/layout/load-failure.tsx';
import { SignedInPage } from '#web/components/layout/signed-in-page.tsx';
import { meQuery } from '#web/features/account/api/get-me.ts';
import { subscriptionQuery } from '#web/features/billing/api/billing-queries.ts';
import { useSession } from '#web/lib/session/session.ts';
import { BalanceCard } from './components/balance-card.tsx';
import { CostCard } from './components/cost-card.tsx';
import { UsageHistory } from './components/usage-history.tsx';

const Credits = () => {
  const userId = useSession().user?.id ?? '';
  const {
    data: me,
    error,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...meQuery, refetchOnMount: 'always' });
  // On the free plan the user's record has the date of the next credits.
  const isPaid = me !== undefined && me.next_free_credit_date === null;
  const subscription = useQuery({ ...subscriptionQuery, enabled: isPaid });
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2 md:items-stretch">
        {isError && !me ? (
          <LoadFailure what="Your balance" error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <BalanceCard me={subscription.isLoading ? undefined : me} record={subscription.data} />
        )}
        <CostCard />
      </div>
      <UsageHistory userId={userId} />
    </>
  );
};

/** The user's balance and where credits went. */
export const CreditsPage = () => (
  <SignedInPage
    title="Credits & Usage"
    description="Your credits and what they were used for."
    heading="Credits & Usage"
  >
    <Credits />
  </SignedInPage>
);
