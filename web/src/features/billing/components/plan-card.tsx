import { clsx } from 'clsx';
import { type PaidPlanName, plans, trial } from '#contracts/billing/plans.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import type { PlanOption } from '#web/features/billing/state/plan-option.ts';
import { creditsText, formatLongDate, formatUsd } from '#web/lib/values/format.ts';

type PlanCardProps = {
  option: PlanOption;
  busy: boolean;
  disabled: boolean;
  describedBy: string | undefined;
  onChoose: () => void;
};

const pointsOf = (name: PaidPlanName): readonly string[] => {
  const plan = plans[name];
  return [
    `${creditsText(plan.halfCreditsPerMonth)} a month`,
    `Up to ${plan.rolloverPercent}% of unused credits roll over`,
    'All three tools',
    ...(plan.downloadAll ? ['Download all keywords of a run'] : []),
  ];
};

const Mark = ({ option }: { option: PlanOption }) => {
  if (option.isCurrent) return <Badge tone="accent">Your plan</Badge>;
  if (option.startsOn !== null) return <Badge tone="warn">From {formatLongDate(option.startsOn)}</Badge>;
  if (option.isIntended) return <Badge>Your choice</Badge>;
  return null;
};

const Price = ({ name, offersTrial }: { name: PaidPlanName; offersTrial: boolean }) => (
  <>
    <p className="mt-3 flex items-baseline gap-2">
      <span className="font-serif text-h2 font-semibold">{formatUsd(plans[name].priceCents)}</span>
      <span className="text-ink-soft">per month</span>
    </p>
    {offersTrial && (
      <p className="mt-1 text-accent">
        Free for the first {trial.days} days, with {creditsText(trial.halfCredits)}.
      </p>
    )}
  </>
);

/** A plan with its price, its features and its button. */
export const PlanCard = ({ option, busy, disabled, describedBy, onChoose }: PlanCardProps) => (
  <li
    className={clsx(
      'flex flex-col rounded-card border bg-surface p-5 sm:p-6',
      option.isCurrent || option.isIntended ? 'border-accent' : 'border-line',
    )}
  >
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <h3 className="text-h4">{plans[option.name].label}</h3>
      <Mark option={option} />
    </div>
    <Price name={option.name} offersTrial={option.offersTrial} />
    <ul className="mt-4 mb-6 flex-1 space-y-1.5 text-ink-soft">
      {pointsOf(option.name).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <Button
      variant={option.isMain ? 'primary' : 'secondary'}
      disabled={disabled || option.isDone}
      busy={busy}
      aria-describedby={describedBy}
      onClick={onChoose}
    >
      {option.label}
    </Button>
  </li>
);
