import { plans, trial } from '#contracts/billing/plans.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';
import { formatUsd } from '#web/lib/values/format.ts';

/** The last section of a page: what a trial costs, and the button to start. */
export const ClosingCall = ({ title, text, action }: { title: string; text: string; action: string }) => {
  const { open } = useAuthDialog();
  return (
    <section className="section border-t border-line bg-sunken">
      <div className="wrap-text text-center">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-4 text-lead text-balance text-ink-soft">{text}</p>
        <Button size="lg" className="mt-8" onClick={() => open('sign-up')}>
          {action}
        </Button>
        <p className="mt-4 text-small text-ink-soft">
          Free trial: {trial.days} days with {trial.halfCredits / 2} credits. Then{' '}
          {formatUsd(plans[trial.becomes].priceCents)} per month, or cancel before and pay nothing.
        </p>
      </div>
    </section>
  );
};
