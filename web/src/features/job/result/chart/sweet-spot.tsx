import ChevronRight from 'lucide-react/icons/chevron-right';
import { Suspense, useState } from 'react';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { lazyPart } from '#web/lib/load-chunk.ts';

const SweetSpotChart = lazyPart(async () => (await import('./sweet-spot-chart.tsx')).SweetSpotChart);

/** The chart of a result's keywords, loaded when it is opened. */
export const SweetSpot = (props: { result: FinalResult; chosenLead: string | null }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="group rounded-card border border-line bg-surface px-4 py-3 sm:px-5"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex list-none items-start gap-2 font-medium pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="mt-1 size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-90"
        />
        See the sweet spot: demand against difficulty
      </summary>
      <div className="mt-4 min-h-96">
        {isOpen && (
          <Suspense fallback={null}>
            <SweetSpotChart {...props} />
          </Suspense>
        )}
      </div>
    </details>
  );
};
