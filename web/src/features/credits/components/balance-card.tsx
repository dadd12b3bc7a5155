import type { MeResponse } from '#contracts/accounts/me.ts';
import { plans } from '#contracts/billing/plans.ts';
import type { SubscriptionRecord } from '#contracts/billing/subscription.ts';
import { paths } from '#contracts/platform/routes.ts';
import { formatCredits, toHalfCredits } from '#domain/credits/credits.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { Link } from '#web/lib/router/link.tsx';
import { creditsText, formatLongDate } from '#web/lib/values/format.ts';

type Subscription = SubscriptionRecord | null | undefined;

const monthly = (me: MeResponse): string => {
  const { label, halfCreditsPerMonth } = plans[me.subscription_plan];
  return `${label} Plan, ${creditsText(halfCreditsPerMonth)} a month`;
};

/** When credits renew: at the start of the next month on the free plan, or with the next payment of a subscription. */
const resetText = ({ next_free_credit_date: free }: MeResponse, record: Subscription): string => {
  if (free !== null) return `Your credits reset on ${formatLongDate(free)}.`;
  const change = record?.scheduled_change;
  if (change?.action === 'cancel')
    return `Your plan ends on ${formatLongDate(change.effective_from)}; the free credits start then.`;
  const next = record?.next_billed_at;
  if (!next) return 'Your credits reset with each payment of your plan.';
  return record.subscription_status === 'trialing'
    ? `Your trial ends on ${formatLongDate(next)}; the credits of your plan start then.`
    : `Your credits reset on ${formatLongDate(next)}.`;
};

const Balance = ({ me, record }: { me: MeResponse; record: Subscription }) => {
  const credits = formatCredits(toHalfCredits(me.credits));
  return (
    <>
      <p className="mt-2 flex items-baseline gap-2.5">
        <span className="font-serif text-h1 leading-none font-semibold tabular-nums">{credits}</span>
        <span className="text-lead text-ink-soft">{credits === '1' ? 'credit' : 'credits'}</span>
      </p>
      <p className="mt-4">{resetText(me, record)}</p>
      <p className="mt-1 text-ink-soft">{monthly(me)}</p>
    </>
  );
};

const BalanceSkeleton = () => (
  <>
    <Skeleton className="mt-2 h-11 w-32" />
    <Skeleton className="mt-4 h-5.5 w-full max-w-72" />
    <Skeleton className="mt-1.5 h-5 w-48" />
  </>
);

type BalanceCardProps = {
  /** Undefined while it loads. */
  me: MeResponse | undefined;
  record: Subscription;
};

/** The balance and its renewal date. */
export const BalanceCard = ({ me, record }: BalanceCardProps) => (
  <Card className="flex flex-col p-5 sm:p-6">
    <h2 className="text-body! font-sans! font-medium tracking-normal! text-ink-soft">Current balance</h2>
    {me ? <Balance me={me} record={record} /> : <BalanceSkeleton />}
    <div className="mt-auto pt-6">
      <Link to={paths.billing} className={buttonClass({ className: 'max-sm:w-full' })}>
        Upgrade Plan
      </Link>
    </div>
  </Card>
);
