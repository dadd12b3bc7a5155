import { plans, trial } from '#contracts/billing/plans.ts';
import { Button } from '#web/components/ui/button.tsx';
import { offers } from '#web/features/pricing/offers/offers.ts';
import { usePickOffer } from '#web/features/pricing/offers/use-pick-offer.ts';
import { formatUsd } from '#web/lib/values/format.ts';

/** The last section of the page: the trial, and what it costs afterward. */
export const PricingBanner = () => {
  const pick = usePickOffer();
  return (
    <section className="section border-t border-line bg-sunken" aria-labelledby="banner-heading">
      <div className="wrap-text text-center">
        <h2 id="banner-heading" className="text-h2">
          Try it on something you have written
        </h2>
        <p className="mt-4 text-lead text-balance text-ink-soft">
          The free {trial.days}-day trial gives full access to all three tools. If it is not for you, cancel
          before it ends.
        </p>
        <Button size="lg" className="mt-8" onClick={() => pick('trial')}>
          {offers.trial.action}
        </Button>
        <p className="mt-4 text-small text-ink-soft">
          {trial.halfCredits / 2} credits for {trial.days} days, then{' '}
          {formatUsd(plans[trial.becomes].priceCents)} per month, or cancel before and pay nothing.
        </p>
      </div>
    </section>
  );
};
