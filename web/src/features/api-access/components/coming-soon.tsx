import { paths } from '#contracts/platform/routes.ts';
import { apiPlans } from '#domain/billing/plan-labels.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Link } from '#web/lib/router/link.tsx';

/** The page that non-admins see until the API opens. */
export const ComingSoon = () => (
  <>
    <h1 className="text-h2">API Access Coming Soon</h1>
    <p className="mt-4 text-lead text-ink-soft">
      Use the three tools from your own programs: start a run, check its status, read the result as JSON. Same
      credits, same promise: a failed run costs nothing.
    </p>
    <p className="mt-4 text-ink-soft">When the API opens, {apiPlans} accounts set it up on this page.</p>
    <div className="mt-8 flex flex-col gap-3 sm:flex-row">
      <Link to={paths.apiDocs} className={buttonClass()}>
        What is planned
      </Link>
      <Link to={paths.dashboard} className={buttonClass({ variant: 'secondary' })}>
        Go to Dashboard
      </Link>
    </div>
  </>
);
