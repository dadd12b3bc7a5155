import { jobTypes, tools } from '#contracts/product.ts';
import { Card } from '#web/components/ui/card.tsx';
import { toolViews } from '#web/features/tools/index.ts';
import { creditsText } from '#web/lib/values/format.ts';

/** The cost of a run of each tool. */
export const CostCard = () => (
  <Card className="p-5 sm:p-6">
    <h2 className="text-body! font-sans! font-medium tracking-normal! text-ink-soft">What a run costs</h2>
    <dl className="mt-3 grid">
      {jobTypes.map((type) => (
        <div key={type} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
          <dt>
            {tools[type].name}
            {toolViews[type].priceNote !== null && (
              <span className="text-ink-soft"> {toolViews[type].priceNote}</span>
            )}
          </dt>
          <dd className="shrink-0 tabular-nums">{creditsText(tools[type].costHalfCredits)}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-2 text-small text-ink-soft">
      A run that fails costs nothing. A run that you cancel costs nothing if we have not yet paid for its
      search data or language model.
    </p>
  </Card>
);
