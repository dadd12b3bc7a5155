import { type OfferName, offerNames, plans, trial } from '#contracts/billing/plans.ts';
import { tools } from '#contracts/product.ts';
import { offers } from '#web/features/pricing/offers/offers.ts';
import { isApiOpen } from '#web/lib/site-api.ts';
import { ComparisonTable } from './comparison-table.tsx';
import type { Cell } from './plan-cell.tsx';

type Row = { readonly name: string; readonly cellOf: (offer: OfferName) => Cell };

const rows = (): readonly Row[] => [
  {
    name: 'Credits',
    cellOf: (offer) =>
      offer === 'trial' ? `${trial.halfCredits / 2} once` : `${plans[offer].halfCreditsPerMonth / 2} a month`,
  },
  {
    name: 'Rollover of unused credits',
    cellOf: (offer) => (offer === 'trial' ? false : `up to ${plans[offer].rolloverPercent}%`),
  },
  { name: `${tools.keyword_optimizer.name} with rewritten article`, cellOf: () => true },
  { name: tools.keyword_evaluator.name, cellOf: () => true },
  { name: tools.image_analyzer.name, cellOf: () => true },
  { name: 'History of all runs', cellOf: () => true },
  { name: 'Keyword export as TXT and CSV', cellOf: () => true },
  {
    name: 'Download all keywords of a run',
    cellOf: (offer) => offer !== 'trial' && plans[offer].downloadAll,
  },
  {
    name: isApiOpen() ? 'API Access' : 'API Access (upcoming)',
    cellOf: (offer) => offer !== 'trial' && plans[offer].apiAccess,
  },
];

export const PlanComparison = () => (
  <section className="section">
    <div className="wrap">
      <h2 className="text-h2">Compare plans</h2>
      <div className="mt-8">
        <ComparisonTable
          scrollName="The plans compared"
          rowHeading="Feature"
          rowHeadingWidth="w-[26%] sm:w-1/3"
          columns={offerNames}
          nameOf={(offer) => offers[offer].name}
          rows={rows()}
        />
      </div>
    </div>
  </section>
);
