import { clsx } from 'clsx';
import { type PlanName, planNames, plans } from '#contracts/plans.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { creditsText, formatUsd } from '#web/lib/format.ts';

const paidPlans = planNames.filter((name) => plans[name].priceCents > 0);

const PlanCard = ({ name, isCurrent }: { name: PlanName; isCurrent: boolean }) => {
  const plan = plans[name];
  const lines = [
    `${creditsText(plan.halfCreditsPerMonth)} a month`,
    `Up to ${plan.rolloverPercent} % of them roll over`,
    plan.downloadAll ? 'Download all keywords of a run' : 'All three tools',
  ];
  return (
    <li
      className={clsx(
        'flex flex-col rounded-card border bg-surface p-5 sm:p-6',
        isCurrent ? 'border-accent' : 'border-line',
      )}
    >
      <h3 className="flex items-center justify-between gap-3 text-h4">
        {plan.label}
        {isCurrent && (
          <Badge tone="accent" className="font-sans">
            Your plan
          </Badge>
        )}
      </h3>
      <p className="mt-3 flex items-baseline gap-2">
        <span className="font-serif text-h2 font-semibold">{formatUsd(plan.priceCents)}</span>
        <span className="text-ink-soft">per month</span>
      </p>
      <ul className="mt-4 mb-6 flex-1 space-y-1.5 text-ink-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button variant="secondary" disabled aria-describedby="no-payments">
        {isCurrent ? 'Your plan' : `Choose ${plan.label}`}
      </Button>
    </li>
  );
};

/** The three paid plans, equal in height, the user's own one marked. */
export const PlanChoice = ({ current }: { current: PlanName | undefined }) => (
  <section aria-labelledby="plans" className="mt-12">
    <h2 id="plans" className="text-h3">
      Plans
    </h2>
    <p id="no-payments" className="mt-2 text-ink-soft">
      Payments are not set up on this stage, so no plan can be chosen or changed here, and nothing is charged.
    </p>
    <ul className="mt-6 grid gap-4 md:grid-cols-3">
      {paidPlans.map((name) => (
        <PlanCard key={name} name={name} isCurrent={name === current} />
      ))}
    </ul>
  </section>
);
