import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { type OfferName, offerNames, trial } from '#contracts/billing/plans.ts';
import { Button } from '#web/components/ui/button.tsx';
import { offers } from '#web/features/pricing/offers/offers.ts';
import { usePickOffer } from '#web/features/pricing/offers/use-pick-offer.ts';

const PlanCard = ({ name, onPick }: { name: OfferName; onPick: () => void }) => {
  const offer = offers[name];
  const main = name === trial.becomes;
  return (
    <li
      className={clsx(
        'flex flex-col rounded-card border bg-surface p-6',
        main ? 'border-accent' : 'border-line',
      )}
    >
      <h2 className="text-h4">{offer.name}</h2>
      <p className="mt-1 min-h-12 text-ink-soft">{offer.audience}</p>
      <p className="mt-5 flex items-baseline gap-2">
        <span className="font-serif text-h1 font-semibold">{offer.price}</span>
        <span className="text-ink-soft">{offer.period}</span>
      </p>
      <ul className="mt-5 mb-8 flex-1 space-y-2.5">
        {offer.points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
            {point}
          </li>
        ))}
      </ul>
      <Button variant={main ? 'primary' : 'secondary'} onClick={onPick}>
        {offer.action}
      </Button>
    </li>
  );
};

/** The plans, at equal height. The most popular plan has the marker's color. */
export const PlanCards = () => {
  const pick = usePickOffer();
  return (
    <ul className="mt-12 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {offerNames.map((name) => (
        <PlanCard key={name} name={name} onPick={() => pick(name)} />
      ))}
    </ul>
  );
};
