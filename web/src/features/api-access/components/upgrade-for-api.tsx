import { paths } from '#contracts/platform/routes.ts';
import { apiPlans } from '#domain/billing/plan-labels.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Link } from '#web/lib/router/link.tsx';

/** The page for users whose plan has no API access. */
export const UpgradeForApi = () => (
  <>
    <h1 className="text-h2">API Access</h1>
    <p className="mt-4 text-lead text-ink-soft">
      Use the three tools from your own programs: start a run, check its status, read the result as JSON. API
      access is part of the {apiPlans} plans.
    </p>
    <div className="mt-8 flex flex-col gap-3 sm:flex-row">
      <Link to={paths.billing} className={buttonClass()}>
        Upgrade Plan
      </Link>
      <Link to={paths.apiDocs} className={buttonClass({ variant: 'secondary' })}>
        Read the documentation
      </Link>
    </div>
  </>
);
