import { Button } from '#web/components/ui/button.tsx';
import { remedyFor } from '#web/lib/api/remedy-for.ts';

type LoadFailureProps = { what: string; error: unknown; busy: boolean; onRetry: () => void };

/** Says that the user's data could not be loaded and is not lost, and offers to try again. */
export const LoadFailure = ({ what, error, busy, onRetry }: LoadFailureProps) => (
  <div
    role="alert"
    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-medium-soft px-4 py-4 sm:px-5"
  >
    <div className="min-w-60 flex-1">
      <p className="font-medium">{what} could not be loaded.</p>
      <p className="text-ink-soft">Nothing is lost. {remedyFor(error)}</p>
    </div>
    <Button variant="secondary" busy={busy} onClick={onRetry}>
      Try again
    </Button>
  </div>
);
