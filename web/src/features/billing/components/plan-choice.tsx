import type { PaidPlanName } from '#contracts/billing/plans.ts';
import type { PlanOption } from '#web/features/billing/state/plan-option.ts';
import { PlanCard } from './plan-card.tsx';

type PlansProps = {
  options: readonly PlanOption[];
  isSubscribed: boolean;
  /** False if nothing can be bought. */
  isOpen: boolean;
  /** The plan that the user has just chosen. */
  busy: PaidPlanName | null;
  /** True while a payment or another change is in progress. */
  locked: boolean;
  onChoose: (name: PaidPlanName) => void;
};

const introText = ({ isOpen, isSubscribed }: Pick<PlansProps, 'isOpen' | 'isSubscribed'>): string => {
  if (!isOpen)
    return 'Payments are not set up here, so plans cannot be chosen or changed, and nothing is charged.';
  return isSubscribed
    ? 'Change your plan at any time. You see what it costs before anything is charged.'
    : 'Billed monthly by card. Cancel anytime. You see what it costs before anything is charged.';
};

/** The three paid plans, at equal height. The user's plan is marked. */
export const PlanChoice = ({ options, isSubscribed, isOpen, busy, locked, onChoose }: PlansProps) => (
  <section aria-labelledby="plans" className="mt-6">
    <h2 id="plans" className="text-h3">
      Plans
    </h2>
    <p id="plans-note" className="mt-2 text-ink-soft">
      {introText({ isOpen, isSubscribed })}
    </p>
    <ul className="mt-6 grid gap-4 md:grid-cols-3">
      {options.map((option) => (
        <PlanCard
          key={option.name}
          option={option}
          busy={busy === option.name}
          disabled={!isOpen || locked || (busy !== null && busy !== option.name)}
          describedBy={isOpen ? undefined : 'plans-note'}
          onChoose={() => onChoose(option.name)}
        />
      ))}
    </ul>
  </section>
);
