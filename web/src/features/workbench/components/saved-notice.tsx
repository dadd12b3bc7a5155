import { resultsPath } from '#contracts/platform/routes.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Link } from '#web/lib/router/link.tsx';
import { useVisitorRuns } from '#web/lib/storage/visitor-runs.ts';

/** Above the result of a visitor who has since signed in: it moves, or has moved, into the account. */
export const SavedNotice = ({ jobId }: { jobId: string }) => {
  const isMoving = useVisitorRuns().some((run) => run.jobId === jobId);
  return (
    <aside
      aria-label="Your saved result"
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-accent-soft px-4 py-3 sm:px-6"
    >
      <p>{isMoving ? 'We are saving this result to your account.' : 'This result is in your account.'}</p>
      {!isMoving && (
        <Link
          to={resultsPath({ id: jobId, slug: null })}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          Open it there
        </Link>
      )}
    </aside>
  );
};
