import { type OfferName, offerNames, plans, trial } from '#contracts/billing/plans.ts';
import { tools } from '#contracts/product.ts';
import { RowHead, Table, Td, Th } from '#web/components/ui/table.tsx';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { offers } from '#web/features/pricing/offers/offers.ts';
import { isApiOpen } from '#web/lib/site-api.ts';
import { type Cell, PlanCell } from './plan-cell.tsx';

type Row = { readonly feature: string; readonly of: (offer: OfferName) => Cell };

const rows = (): readonly Row[] => [
  {
    feature: 'Credits',
    of: (offer) =>
      offer === 'trial' ? `${trial.halfCredits / 2} once` : `${plans[offer].halfCreditsPerMonth / 2} a month`,
  },
  {
    feature: 'Rollover of unused credits',
    of: (offer) => (offer === 'trial' ? false : `up to ${plans[offer].rolloverPercent}%`),
  },
  { feature: `${tools.keyword_optimizer.name} with rewritten article`, of: () => true },
  { feature: tools.keyword_evaluator.name, of: () => true },
  { feature: tools.image_analyzer.name, of: () => true },
  { feature: 'History of all runs', of: () => true },
  { feature: 'Keyword export as TXT and CSV', of: () => true },
  {
    feature: 'Download all keywords of a run',
    of: (offer) => offer !== 'trial' && plans[offer].downloadAll,
  },
  {
    feature: isApiOpen() ? 'API Access' : 'API Access (upcoming)',
    of: (offer) => offer !== 'trial' && plans[offer].apiAccess,
  },
];

export const PlanComparison = () => (
  <section className="section">
    <div className="wrap">
      <h2 className="text-h2">Compare plans</h2>
      <div className="mt-8">
        <Table scrollName="The plans compared" className="min-w-84 table-fixed">
          <thead>
            <tr>
              <Th className="sticky left-0 w-[26%] bg-paper sm:w-1/3">
                <VisuallyHidden>Feature</VisuallyHidden>
              </Th>
              {offerNames.map((offer) => (
                <Th key={offer} className="text-ink sm:text-body">
                  {offers[offer].name}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows().map((row) => (
              <tr key={row.feature}>
                <RowHead>{row.feature}</RowHead>
                {offerNames.map((offer) => (
                  <Td key={offer}>
                    <PlanCell cell={row.of(offer)} />
                  </Td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  </section>
);
