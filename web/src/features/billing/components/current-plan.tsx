import type { MeResponse } from '#contracts/accounts/me.ts';
import { plans, trial } from '#contracts/billing/plans.ts';
import type { SubscriptionRecord } from '#contracts/billing/subscription.ts';
import { paths } from '#contracts/platform/routes.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useKeepPlan } from '#web/features/billing/api/keep-plan.ts';
import { canCancel, isCancelScheduled, isEnding } from '#web/features/billing/state/can-cancel.ts';
import { nextStepOf, planSentence } from '#web/features/billing/state/plan-sentence.ts';
import type { Portal } from '#web/features/billing/state/use-portal.ts';
import { Link } from '#web/lib/router/link.tsx';
import { creditsText, formatLongDate, inCredits } from '#web/lib/values/format.ts';
import { PortalLink } from './portal-link.tsx';
import { StatusBadge } from './status-badge.tsx';

type Record = SubscriptionRecord | null | undefined;

const Sentence = ({ me, record }: { me: MeResponse; record: Record }) => {
  const { plan, terms } = planSentence(me);
  if (record?.subscription_status === 'trialing')
    return (
      <p className="text-lead">
        You are trying <strong className="font-semibold">{plan}</strong> for {trial.days} days, with{' '}
        {creditsText(trial.halfCredits)}.
      </p>
    );
  return (
    <p className="text-lead">
      You are on the <strong className="font-semibold">{plan}</strong> plan: {terms}.
    </p>
  );
};

const Lines = ({ me, record, isTold }: { me: MeResponse; record: Record; isTold: boolean }) => {
  const ending = isEnding(record);
  const end = record?.scheduled_change?.effective_from ?? record?.next_billed_at;
  const next = !isTold && record && nextStepOf(record);
  return (
    <>
      <Sentence me={me} record={record} />
      {next && <p className="mt-1">{next}</p>}
      {isTold && ending && end && <p className="mt-1">It ends on {formatLongDate(end)}.</p>}
      <p className="mt-1 text-ink-soft">
        You have {inCredits(me.credits)} left.
        {me.next_free_credit_date && <> They reset on {formatLongDate(me.next_free_credit_date)}.</>}{' '}
        <Link to={paths.credits} className="underline underline-offset-4 hover:text-ink">
          See usage
        </Link>
      </p>
    </>
  );
};

const KeepPlan = ({ record }: { record: SubscriptionRecord }) => {
  const { mutate, isPending } = useKeepPlan();
  return (
    <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
      Keep {plans[record.plan].label}
    </Button>
  );
};

const portalLabel = (record: SubscriptionRecord): string => {
  if (record.subscription_status === 'past_due') return 'Update Payment Method';
  return record.subscription_status !== 'canceled' && isCancelScheduled(record)
    ? 'Reactivate Subscription'
    : 'Manage Billing';
};

type ActionsProps = { record: SubscriptionRecord; portal: Portal; onCancel: () => void };

const Actions = ({ record, portal, onCancel }: ActionsProps) => (
  <div className="mt-5 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
    {record.scheduled_change?.action === 'downgrade' && !isCancelScheduled(record) && (
      <KeepPlan record={record} />
    )}
    <Button variant="secondary" busy={portal.busy} onClick={portal.open}>
      {portalLabel(record)}
    </Button>
    {canCancel(record) && (
      <Button variant="ghost" onClick={onCancel}>
        Cancel Subscription
      </Button>
    )}
  </div>
);

const LinesSkeleton = () => (
  <>
    <Skeleton className="h-6 w-4/5 max-w-96" />
    <Skeleton className="mt-2 h-5 w-3/5 max-w-72" />
  </>
);

type CurrentPlanProps = {
  me: MeResponse | undefined;
  /** Undefined while it loads, null if there is none. */
  record: Record;
  /** The notice above already says what happens next. */
  isTold: boolean;
  portal: Portal;
  onCancel: () => void;
};

/** The plan as a sentence, what happens next, and the actions. */
export const CurrentPlan = ({ me, record, isTold, portal, onCancel }: CurrentPlanProps) => {
  const status = record?.subscription_status;
  const ending = isEnding(record);
  return (
    <Card className="p-5 sm:p-6">
      <div className="mb-3 flex items-center gap-3">
        <h2 className="text-h4">Current plan</h2>
        {status && <StatusBadge status={status} isEnding={ending} />}
      </div>
      {me && record !== undefined ? <Lines me={me} record={record} isTold={isTold} /> : <LinesSkeleton />}
      {record && <Actions record={record} portal={portal} onCancel={onCancel} />}
      <PortalLink url={portal.blocked} />
    </Card>
  );
};
