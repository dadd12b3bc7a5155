import { useQuery } from '@tanstack/react-query';
import { plans } from '#contracts/billing/plans.ts';
import { meQuery } from '#web/features/account/api/get-me.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { useSession } from '#web/lib/session/session.ts';
import { creditsText } from '#web/lib/values/format.ts';

/** The user's name, plan and credits. Until the record is loaded it shows the free plan and no credits. */
export const AccountSummary = ({ className }: { className?: string }) => {
  const { user } = useSession();
  const { data } = useQuery(meQuery, queryClient);
  return (
    <div className={className}>
      <p className="truncate font-medium" title={user?.email}>
        {user?.email}
      </p>
      <p className="mt-0.5 flex justify-between gap-4 text-small text-ink-soft tabular-nums">
        <span>{plans[data?.subscription_plan ?? 'free'].label} Plan</span>
        <span>{creditsText((data?.credits ?? 0) * 2)}</span>
      </p>
    </div>
  );
};
