import { Link } from 'react-router-dom';
import type { MeResponse } from '#contracts/me.ts';
import { plans } from '#contracts/plans.ts';
import { paths } from '#contracts/routes.ts';
import { toHalfCredits } from '#domain/credits.ts';
import { Card } from '#web/components/ui/card.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { creditsText, formatLongDate, formatUsd } from '#web/lib/format.ts';

const Lines = ({ me }: { me: MeResponse }) => {
  const plan = plans[me.subscription_plan];
  return (
    <>
      <p className="text-lead">
        You are on the <strong className="font-semibold">{plan.label}</strong> plan:{' '}
        {creditsText(plan.halfCreditsPerMonth)} a month
        {plan.priceCents > 0 ? ` for ${formatUsd(plan.priceCents)}` : ', free of charge'}.
      </p>
      <p className="mt-1 text-ink-soft">
        You have {creditsText(toHalfCredits(me.credits))} left
        {me.next_free_credit_date && <>, and new ones on {formatLongDate(me.next_free_credit_date)}</>}.{' '}
        <Link to={paths.credits} className="underline underline-offset-4 hover:text-ink">
          Where they went
        </Link>
      </p>
    </>
  );
};

/** The plan as a sentence, with the credits that are left of it. */
export const CurrentPlan = ({ me }: { me: MeResponse | undefined }) => (
  <Card className="p-5 sm:p-6">
    <h2 className="mb-3 text-h4">Current plan</h2>
    {me ? (
      <Lines me={me} />
    ) : (
      <>
        <Skeleton className="h-6 w-4/5 max-w-96" />
        <Skeleton className="mt-2 h-5 w-3/5 max-w-72" />
      </>
    )}
  </Card>
);
